interface SearchParts {
  input: HTMLInputElement
  /** The element with `data-part` of this name. */
  part: (name: string) => HTMLElement
  /** Empties the field, as if a visitor had done it. */
  clear: () => void
}

interface SearchEvents {
  /** With each change of what stands in the field. */
  onType: (text: string) => void
  onEnter: () => void
}

/**
 * Takes over a field of components/ui/search-field.tsx. What was typed before counts as typed now.
 * Gives its parts to `answer`, which says what happens when it is typed into.
 */
export function takeOverSearch(search: HTMLElement, answer: (parts: SearchParts) => SearchEvents): void {
  const input = search.querySelector('input')
  if (!input) throw new Error('The search lacks its field.')
  const part = (name: string) => {
    const found = search.querySelector<HTMLElement>(`[data-part=${name}]`)
    if (!found) throw new Error(`The search lacks its part ${name}.`)
    return found
  }
  const clear = () => {
    input.value = ''
    onType('')
  }
  const { onType, onEnter } = answer({ input, part, clear })

  input.addEventListener('input', () => onType(input.value))
  input.addEventListener('keydown', ({ key, isComposing }) => {
    if (key === 'Enter' && !isComposing) onEnter()
  })
  // A finger brings up the keyboard: the field moves up, so that the answer below it is in sight.
  input.addEventListener('focus', () => {
    const isLow = input.getBoundingClientRect().bottom > window.innerHeight / 2
    if (navigator.maxTouchPoints > 0 && isLow) search.scrollIntoView()
  })
  part('clear').addEventListener('click', () => {
    clear()
    input.focus()
  })
  if (input.value) onType(input.value)
}
