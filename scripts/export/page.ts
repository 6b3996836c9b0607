import { Parser } from 'htmlparser2'
import { findFirstScreen, type FirstScreen } from './first-screen-end'
import { findRemovals, type Removals } from './removals'

/** What has to be removed from a page of Next's export, and where to split it. */
export interface Cuts extends Removals, FirstScreen {
  /** Ids that occur more than once. */
  repeatedIds: readonly string[]
}

/** A page of Next's export without what Next needs to run in a browser. */
export interface CutPage {
  /** Up to the beginning of the head. */
  start: string
  /** Its encoding and its viewport. */
  early: string
  picture: Cuts['picture']
  /** The rest of the head. */
  head: string
  /** What the first screen shows, from the end of the head. */
  first: string
  rest: string
}

/** Finds what to remove and where to split. Throws for HTML that is not a page. */
export function findCuts(html: string): Cuts {
  return { ...findRemovals(html), ...findFirstScreen(html), repeatedIds: repeatedIdsIn(html) }
}

function repeatedIdsIn(html: string): string[] {
  const ids: string[] = []
  const parser = new Parser({
    onopentag(_, { id }) {
      if (id) ids.push(id)
    },
  })
  parser.end(html)
  return ids.filter((id, i) => ids.indexOf(id) < i)
}

/** Removes from a page what was found, and splits it. */
export function cutPage(html: string, { removed, early, picture, headStart, headEnd, firstEnd }: Cuts): CutPage {
  const gone = [...removed, ...early].sort((a, b) => a.start - b.start)
  const without = (start: number, end: number) => {
    let text = ''
    let at = start
    for (const range of gone) {
      if (range.start < at || range.end > end) continue
      text += html.slice(at, range.start)
      at = range.end
    }
    return text + html.slice(at, end)
  }
  return {
    start: without(0, headStart),
    early: early.map(({ start, end }) => html.slice(start, end)).join(''),
    picture,
    head: without(headStart, headEnd),
    first: without(headEnd, firstEnd),
    rest: without(firstEnd, html.length),
  }
}
