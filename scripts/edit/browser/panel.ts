import type { PlacedProblem, State } from '../state'
import { insertText } from './insert-text'

/**
 * The panel at the bottom of the editor: what is wrong with the content, and which names texts may
 * refer to.
 */
export function createPanel() {
  const panel = element('aside', { ariaLabel: 'Content' })
  document.body.append(panel)
  return {
    wait: () => panel.replaceChildren(element('p', { role: 'status', textContent: 'Checking the content …' })),
    show: ({ problems, warnings, facts }: State) =>
      panel.replaceChildren(
        list(problems, 'problem', 'problems'),
        ...(warnings.length > 0
          ? [list(warnings, 'warning, which stops nothing', 'warnings, which stop nothing')]
          : []),
        insertMenu(
          'Insert a fact',
          Object.entries(facts).map(([name, value]) => ({
            label: value === null ? `{${name}}, which the company does not have` : `{${name}}: ${value}`,
            text: `{${name}}`,
          })),
        ),
        insertMenu(
          'Insert a condition',
          Object.keys(facts).map((name) => ({
            label: `only while there is {${name}}`,
            text: `{% if $offered.${name} %} … {% /if %}`,
          })),
        ),
      ),
    fail: () =>
      panel.replaceChildren(
        element('p', {
          role: 'status',
          textContent: 'The content could not be checked: look at the terminal of npm run edit.',
        }),
      ),
  }
}

function list(problems: readonly PlacedProblem[], one: string, several: string): HTMLElement {
  if (problems.length === 0) return element('p', { role: 'status', textContent: 'All is well with the content.' })
  const summary = element('summary', { textContent: `${problems.length} ${problems.length === 1 ? one : several}` })
  summary.setAttribute('role', 'status')
  const items = problems.map((problem) => {
    const item = element('li', {})
    item.append(
      linkTo(problem),
      element('p', { textContent: `Found: ${problem.found}` }),
      ...problem.texts.map((text) => {
        const line = element('p', { textContent: `“${text.words}” in ` })
        line.append(linkTo(text))
        return line
      }),
      element('p', { textContent: `Expected: ${problem.expected}` }),
    )
    return item
  })
  const ul = element('ul', {})
  ul.append(...items)
  const details = element('details', { open: one === 'problem' })
  details.append(summary, ul)
  return details
}

/** The name of a place, as a link where it has a form. */
function linkTo({ place, href, file }: Pick<PlacedProblem, 'place' | 'href' | 'file'>): HTMLElement {
  if (!href) return element('span', { textContent: place })
  // A different query makes the browser load the page again, so that no form of Decap's is left.
  return element('a', { href: `?${Date.now()}${href}`, textContent: place, title: file })
}

/** A list whose selected value is inserted at the caret. */
function insertMenu(label: string, choices: readonly { label: string; text: string }[]): HTMLSelectElement {
  const select = element('select', { ariaLabel: label })
  select.append(
    element('option', { textContent: `${label} …`, value: '' }),
    ...choices.map((choice) => element('option', { textContent: choice.label, value: choice.text })),
  )
  select.addEventListener('change', () => {
    insertText(select.value)
    select.value = ''
  })
  return select
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties)
}
