import Markdoc from '@markdoc/markdoc'
import { isTaken } from '../anchors'
import { filesNotShown } from '../gone'
import { shownFrom, whyNotShown } from '../left-out'
import type { Loaded } from '../load'
import { TAGS, headings, links, parseMarkdown, plainText } from '../markdown'
import { formatValue, type Problem } from '../problem'
import type { Entry, Route } from '../types'
import { YAML_FILES, entriesOf, textsIn } from '../entries'
import { PAIRED, unpairedConditions, wrongConditions } from './conditions'
import { pathsLike, pathsOf } from './paths'

/** The tags of a text, as an author writes them. */
const TAGS_WRITTEN =
  '{% figure picture="…" caption="…" /%} and {% quote %}…{% /quote %}, each on lines of its own, and {% if … %}…{% /if %}'

/** A problem in the text below the front matter; `line` is counted from 0 at its beginning. */
export function textProblem(entry: Entry<object>, line: number, found: string, expected: string): Problem {
  return { file: `${entry.file}:${entry.bodyLine + line}`, field: 'text', found, expected }
}

/**
 * The text below the front matter: there is one (but where fields may be enough), its Markdown and
 * its conditions are right, its headings start at level 2 and skip none.
 */
export function checkText(
  entry: Entry<object>,
  { content, conditions }: Pick<Loaded, 'content' | 'conditions'>,
): Problem[] {
  const unpaired = unpairedConditions(entry.markdown).map(({ index, found }) =>
    textProblem(entry, entry.markdown.slice(0, index).split('\n').length - 1, found, PAIRED),
  )
  // A condition without its end includes whatever follows, in which everything seems wrong then.
  if (unpaired.length > 0) return unpaired
  return [
    ...checkMarkdown(entry),
    ...checkHeadings(entry, content),
    ...wrongConditions(entry.allBranches, conditions).map(({ line, found, expected }) =>
      textProblem(entry, line, found, expected),
    ),
  ]
}

/** There is a text, of Markdown and the site's tags alone. */
function checkMarkdown(entry: Entry<object>): Problem[] {
  const isEmpty = plainText(entry.body) === '' && !/^content\/(pages|documents)\//.test(entry.file)
  return [
    ...Markdoc.validate(entry.allBranches, { tags: TAGS }).map(({ lines, error }) =>
      textProblem(
        entry,
        lines[0] ?? 0,
        error.message,
        `Markdown as Markdoc reads it, with no tags but ${TAGS_WRITTEN}`,
      ),
    ),
    ...(isEmpty ? [textProblem(entry, 0, 'nothing', 'text below the front matter')] : []),
    ...[...entry.allBranches.walk()]
      .filter(({ type }) => type === 'image')
      .map(({ lines }) =>
        textProblem(
          entry,
          lines[0] ?? 0,
          'a picture',
          'a picture of the site by its name: {% figure picture="…" caption="…" /%}',
        ),
      ),
    ...entry.markdown.split('\n').flatMap((text, line) => {
      const html = /<\/?[a-z][^>]*>/i.exec(text)?.[0]
      return html ? [textProblem(entry, line, html, 'Markdown in its place: HTML would be shown as it is written')] : []
    }),
  ]
}

/** Headings start at level 2 and skip none; each has an anchor of its own on the page. */
function checkHeadings(entry: Entry<object>, content: Loaded['content']): Problem[] {
  const found = headings(entry.body)
  return found.flatMap(({ level, line, text, id }, i) => {
    const above = found[i - 1]?.level ?? 1
    const isTwice = found.slice(0, i).some((earlier) => earlier.id === id)
    const levels = above === 1 ? 'level 2, “##”' : `level 2 to ${above + 1}`
    return [
      ...(level === 1 || level > above + 1
        ? [
            textProblem(
              entry,
              line,
              `the heading “${text}” at level ${level}`,
              `${levels}: the page’s title is level 1, and no level is skipped`,
            ),
          ]
        : []),
      ...(id === '' || isTwice || isTaken(id, entry.file, content)
        ? [
            textProblem(
              entry,
              line,
              `the heading “${text}” with the anchor #${id}`,
              'other words: an anchor has letters or digits, and stands once on a page',
            ),
          ]
        : []),
    ]
  })
}

/**
 * Every link to the own site, in a text or in a field, leads to an address of the registry, and
 * every other link to somewhere. What the site does not show may link to what is gone.
 */
export function checkLinks(loaded: Loaded, routes: readonly Route[]): Problem[] {
  const { content, problems: earlier } = loaded
  const { paths, missing } = pathsOf(loaded)
  const known = new Set(paths)
  const routeAt = new Map(routes.map((route) => [route.path, route]))

  // A link in a branch that does not hold may lead to a heading in another such branch.
  const expectedOf = (href: string, own: () => readonly string[], holds = true): string | undefined => {
    // A fact that could not be filled in has a problem of its own.
    if (/[{}]|%7B/i.test(href)) return undefined
    if (/^(https:\/\/[^/\s]+\.|mailto:[^@\s]+@|tel:\+)/.test(href)) return undefined
    if (href.startsWith('#') && own().includes(href.slice(1))) return undefined
    const [path = '', anchor] = href.split('#')
    const route = routeAt.get(path)
    if (route && route.canonical !== path) return `${route.canonical}, the page’s canonical address`
    if (missing.some((start) => path.startsWith(start))) return undefined
    const reason = route && whyNotShown(route, content)
    // Entries that could not be read have problems of their own.
    const isUnread = (place: string) => earlier.some(({ file }) => file.startsWith(place))
    if (reason && !shownFrom(route.entry.slug).some(isUnread)) return `no link: the page is left out, since ${reason}`
    if (!known.has(path)) {
      return `an https address, mailto:, tel: or an address of this site: ${pathsLike(path, loaded)}; or the words without a link`
    }
    if (anchor && holds && route?.anchors && !route.anchors.includes(anchor)) {
      return `an anchor of that page: ${route.anchors.map((id) => `#${id}`).join(' ')}`
    }
    return undefined
  }

  const gone = filesNotShown(loaded)
  const entries = entriesOf(content).filter(({ file }) => !gone.has(file))
  const inText = entries.flatMap((entry) => {
    const lines = entry.markdown.split('\n')
    const held = links(entry.body).map(({ href }) => href)
    return links(entry.allBranches).flatMap(({ href, line }) => {
      const holds = held.includes(href)
      const own = () => headings(holds ? entry.body : entry.allBranches).map(({ id }) => id)
      const expected = expectedOf(href, own, holds)
      const exact = lines.findIndex((text, i) => i >= line && text.includes(`](${href})`))
      return expected ? [textProblem(entry, exact < 0 ? line : exact, formatValue(href), expected)] : []
    })
  })
  const inFields = (fields: object, placeOf: (path: PropertyKey[]) => Pick<Problem, 'file' | 'field'>) =>
    textsIn(fields).flatMap(({ path, text }) =>
      (text.includes('](') ? links(parseMarkdown(text)) : []).flatMap(({ href }) => {
        const expected = expectedOf(href, () => [])
        return expected ? [{ ...placeOf(path), found: formatValue(href), expected }] : []
      }),
    )
  return [
    ...inText,
    ...entries.flatMap(({ body, allBranches, markdown, ...fields }) => inFields(fields, fields.placeOf)),
    ...Object.entries(YAML_FILES).flatMap(([part, file]) =>
      inFields(content[part as keyof typeof YAML_FILES] ?? {}, (path) => loaded.placeIn(file, path)),
    ),
  ]
}
