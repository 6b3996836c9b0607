import { useCallback, useEffect, useRef, type RefObject } from 'react'

interface SearchInput {
  input: RefObject<HTMLInputElement | null>
  /** Empties the field, as if a visitor had done it. */
  clear: () => void
}

/** The field of a search: what was typed into it before script arrived counts as typed when it does. */
export function useSearchField(): SearchInput {
  const input = useRef<HTMLInputElement>(null)
  const tell = () => input.current?.dispatchEvent(new Event('input', { bubbles: true }))
  useEffect(() => {
    if (input.current?.value) tell()
  }, [])
  const clear = useCallback(() => {
    if (!input.current) return
    input.current.value = ''
    tell()
  }, [])
  return { input, clear }
}
