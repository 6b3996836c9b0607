/**
 * The function, which computes each result once: content is read again after each edit, in
 * development and in tests, and of its many files one or two have changed.
 */
export function memoize<Argument, Result>(compute: (argument: Argument) => Result): (argument: Argument) => Result {
  const known = new Map<Argument, { result: Result }>()
  return (argument) => {
    const entry = known.get(argument) ?? { result: compute(argument) }
    known.set(argument, entry)
    return entry.result
  }
}
