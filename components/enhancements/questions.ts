import type { FaqsFields } from '@/lib/content/schema/page'
import { hashTarget } from './hash-target'
import { matchesWords } from './matches-words'
import type { Module } from './loader-api'
import { enhanceSearch } from './search-field'

/** The copy of FaqsFields' search that is shown once something is typed. */
export type QuestionSearchWords = Pick<FaqsFields['search'], 'found' | 'foundOne'> & { none: string }

const QUESTION = '[data-question]'

/**
 * Filters the questions on the page by the typed words and announces the number of matches.
 * Questions are elements with `data-question`, in elements with `data-group`; the table of contents
 * refers to groups by `data-contents`, and shows their size in `data-count`.
 */
export const attach: Module['attach'] = (search) => {
  const words = JSON.parse(search.dataset.words ?? '{}') as QuestionSearchWords
  const list = document.querySelector<HTMLElement>('[data-questions]')
  if (!list) throw new Error('There are no questions to search.')
  enhanceSearch(search, ({ part, clear }) => {
    const [status, none] = [part('status'), part('none')]
    let found = 0
    // A link to a hidden question clears the filter.
    window.addEventListener('hashchange', () => {
      const target = document.getElementById(location.hash.slice(1))
      if (!search.isConnected || !target?.closest('[hidden]')) return
      clear()
      hashTarget()?.scrollIntoView()
    })
    return {
      onType(text) {
        found = filter(list, text)
        const isSearch = text.trim() !== ''
        none.hidden = !isSearch || found > 0
        status.textContent = !isSearch
          ? ''
          : found === 0
            ? words.none
            : `${found} ${found === 1 ? words.foundOne : words.found}`
      },
      onEnter: () => found > 0 && list.focus(),
    }
  })
}

/**
 * Hides the questions that do not contain the typed words, and groups without a match, and opens
 * those that do; returns the number of matches.
 */
function filter(list: HTMLElement, typed: string): number {
  const questions = [...list.querySelectorAll<HTMLElement>(QUESTION)]
  for (const question of questions) {
    question.hidden = !matchesWords(question.textContent, typed)
    // The word that was found may be in the answer.
    question.toggleAttribute('open', typed.trim() !== '' && !question.hidden)
  }
  for (const group of list.querySelectorAll<HTMLElement>('[data-group]')) {
    const left = group.querySelectorAll(`${QUESTION}:not([hidden])`).length
    group.hidden = left === 0
    const entry = document.querySelector<HTMLElement>(`[data-contents="${group.id}"]`)
    if (!entry) continue
    entry.hidden = group.hidden
    const count = entry.querySelector('[data-count]')
    if (count) count.textContent = String(left)
  }
  return questions.filter(({ hidden }) => !hidden).length
}
