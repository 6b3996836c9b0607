/**
 * The function, which parses each text once: content is read again after each edit, in development
 * and in tests, and of its many files one or two have changed.
 */
export function memoize<Result>(parse: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, { result: Result }>()
  return (text) => {
    const entry = known.get(text) ?? { result: parse(text) }
    known.set(text, entry)
    return entry.result
  }
}
