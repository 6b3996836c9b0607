/**
 * The function with its results cached: content is read again after each edit, in development and
 * in tests, and only one or two of its many files have changed.
 */
export function memoize<Argument, Result>(compute: (argument: Argument) => Result): (argument: Argument) => Result {
  const known = new Map<Argument, { result: Result }>()
  return (argument) => {
    const entry = known.get(argument) ?? { result: compute(argument) }
    known.set(argument, entry)
    return entry.result
  }
}
