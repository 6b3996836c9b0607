import { renderToStaticMarkup } from 'react-dom/server'
import { PageHeader } from '../../../components/sections/page-header'
import { PageText } from '../../../components/sections/page-text'
import { chooseWords } from '../../../lib/content/field-words'
import { chooseBranches, figures, parseMarkdown } from '../../../lib/content/markdown'
import type { State } from '../state'
import type { PreviewProps } from './cms'

/** The fields whose words stand above the text of a page, by their part there. */
const TITLES = ['title', 'question', 'name', 'role']
const LEADS = ['lead', 'excerpt']

/** A preview of an entry's text, rendered with the site's own components and styles. */
export function previewOf(state: () => State) {
  return function Preview({ entry }: PreviewProps) {
    const textOf = (names: readonly string[]) =>
      names.map((name) => entry.getIn(['data', name])).find((value) => typeof value === 'string') ?? ''
    const page = <PagePreview title={textOf(TITLES)} lead={textOf(LEADS)} body={textOf(['body'])} state={state()} />
    return window.h('div', { dangerouslySetInnerHTML: { __html: htmlOf(page) } })
  }
}

/** While a tag is being typed, the text is not always valid. */
function htmlOf(page: React.ReactElement): string {
  try {
    return renderToStaticMarkup(page)
  } catch {
    return '<p>The preview waits until the text is complete.</p>'
  }
}

interface PagePreviewProps {
  title: string
  lead: string
  body: string
  state: State
}

function PagePreview({ title, lead, body, state: { facts, conditions, pictures } }: PagePreviewProps) {
  const fill = (text: string) => text.replaceAll(/\{([A-Za-z]\w*)\}/g, (token, name: string) => facts[name] ?? token)
  const wordsOf = (text: string) => chooseWords(fill(text), conditions).words
  const tree = chooseBranches(parseMarkdown(fill(body)), conditions)
  const missing = figures(tree).filter(({ picture }) => !pictures[picture])
  return (
    <main>
      <PageHeader title={wordsOf(title)} lead={wordsOf(lead)} />
      {missing.length > 0 ? (
        <p>There is no picture {missing[0]?.picture}.</p>
      ) : (
        <PageText body={tree} pictures={pictures} />
      )}
    </main>
  )
}
