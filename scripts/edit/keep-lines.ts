/**
 * The new text, in which each line that means the same as one of the old text is written like it:
 * `meaning` removes from a line what carries no meaning.
 */
export function keepLines(before: string, after: string, meaning: (line: string) => string): string {
  const known = new Map<string, string[]>()
  for (const line of before.split('\n')) known.set(meaning(line), [...(known.get(meaning(line)) ?? []), line])
  return after
    .split('\n')
    .map((line) => known.get(meaning(line))?.shift() ?? line)
    .join('\n')
}
