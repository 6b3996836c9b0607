'use client'

import { useEffect, useState, type ReactNode } from 'react'
import { holdsWords } from '@/components/behaviour/question-search'
import { useSearchField } from '@/components/behaviour/use-search-field'
import { SearchField } from '@/components/islands/search-field.client'
import type { FaqsFields } from '@/content/schema/page'

interface QuestionSearchProps {
  words: FaqsFields['search']
  /** The id of the element that holds the questions: elements with `data-question`, in elements with `data-group`, which the list of contents names by `data-contents`, with their number in `data-count`. */
  list: string
  icons: { search: ReactNode; clear: ReactNode }
  /** The quote button, and the phone number as a link. */
  quote: ReactNode
  phone: ReactNode
}

/** Leaves of the questions on the page those that hold the words typed, and says how many they are. The questions are the page's own; this only hides and shows them. */
export function QuestionSearch({ words, list, icons, quote, phone }: QuestionSearchProps) {
  const { input, clear } = useSearchField()
  /** The number of questions that are left; none while nothing is typed. */
  const [found, setFound] = useState<number>()

  // A link to a question that is hidden shows all of them again.
  useEffect(() => {
    const listeners = new AbortController()
    const showTarget = () => {
      const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
      if (!target?.closest(`#${list} [hidden]`)) return
      clear()
      target.scrollIntoView()
    }
    window.addEventListener('hashchange', showTarget, { signal: listeners.signal })
    return () => listeners.abort()
  }, [list, clear])

  return (
    <SearchField
      id="question-search"
      {...words}
      {...{ icons, input }}
      onType={(text) => {
        const left = filter(list, text)
        setFound(text.trim() ? left : undefined)
      }}
      onClear={clear}
      onEnter={() => found && document.getElementById(list)?.focus()}
    >
      <p role="status" className="text-title font-semibold">
        {found === undefined
          ? ''
          : found === 0
            ? words.none.title
            : `${found} ${found === 1 ? words.foundOne : words.found}`}
      </p>
      {found === 0 && (
        <>
          <p className="mt-2">{words.none.text}</p>
          <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
            {quote}
            <span className="flex flex-wrap items-center gap-x-2">
              {words.ring} {phone}
            </span>
          </div>
        </>
      )}
    </SearchField>
  )
}

const QUESTION = '[data-question]'

/** Hides the questions that do not hold these words, and what is left without any; gives the number of those that do. */
function filter(list: string, typed: string): number {
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(`#${list} ${selector}`)]
  const questions = all(QUESTION)
  for (const question of questions) question.hidden = !holdsWords(question.textContent, typed)
  for (const group of all('[data-group]')) {
    group.hidden = !group.querySelector(`${QUESTION}:not([hidden])`)
    const entry = document.querySelector<HTMLElement>(`[data-contents="${group.id}"]`)
    if (!entry) continue
    entry.hidden = group.hidden
    const count = entry.querySelector('[data-count]')
    if (count) count.textContent = String(group.querySelectorAll(`${QUESTION}:not([hidden])`).length)
  }
  return questions.filter(({ hidden }) => !hidden).length
}
