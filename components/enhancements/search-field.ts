interface SearchParts {
  input: HTMLInputElement
  /** The element with this name in `data-part`. */
  part: (name: string) => HTMLElement
  /** Empties the field as its clear button does. */
  clear: () => void
}

interface SearchEvents {
  /** On each change of the field's value. */
  onType: (text: string) => void
  onEnter: () => void
}

/**
 * Adds behaviour to a field of components/ui/search-field.tsx. `answer` gets its parts and returns
 * its event handlers. A value that was typed earlier is handled at once.
 */
export function enhanceSearch(search: HTMLElement, answer: (parts: SearchParts) => SearchEvents): void {
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
  // Touch opens the on-screen keyboard: scroll the field up, so that the result below it is
  // visible.
  input.addEventListener('focus', () => {
    const isLow = input.getBoundingClientRect().bottom > window.innerHeight / 2
    if (navigator.maxTouchPoints > 0 && isLow) search.scrollIntoView()
  })
  part('clear').addEventListener('click', () => {
    clear()
    input.focus()
  })
  if (input.value) onType(input.value)
  search.dataset.enhanced = ''
}
