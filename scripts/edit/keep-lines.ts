/**
 * The new text, in which a line that says the same as one of the old text is written as that one:
 * `meaning` leaves out of a line what says nothing.
 */
export function keepLines(before: string, after: string, meaning: (line: string) => string): string {
  const known = new Map<string, string[]>()
  for (const line of before.split('\n')) known.set(meaning(line), [...(known.get(meaning(line)) ?? []), line])
  return after
    .split('\n')
    .map((line) => known.get(meaning(line))?.shift() ?? line)
    .join('\n')
}
