/** Whether each fact exists, by name: the $offered of conditions. */
export type Offered = Readonly<Record<string, boolean>>

/** The facts that `needs` lists. An industry's field of that name holds groups instead of names. */
export function namesIn(needs: unknown): string[] {
  return [needs].flat().filter((name) => typeof name === 'string')
}

/**
 * Whether an entry is shown: none of the facts that it needs is absent. Unknown facts are reported
 * elsewhere.
 */
export function isShown(entry: unknown, offered: Offered): boolean {
  return namesIn(fieldsOf(entry).needs).every((name) => offered[name] !== false)
}

/** The value without the list entries that are not shown, and without the `needs` of the others. */
export function withoutHidden(value: unknown, offered: Offered): unknown {
  if (Array.isArray(value)) {
    return value
      .filter((entry) => isShown(entry, offered))
      .map((entry) => withoutHidden(namesIn(fieldsOf(entry).needs).length > 0 ? withoutNeeds(entry) : entry, offered))
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withoutHidden(part, offered)]))
}

/**
 * The keys of a part as they are in the file, which still contains the entries that are not shown.
 */
export function pathInFile(value: unknown, path: readonly PropertyKey[], offered: Offered): PropertyKey[] {
  const [key, ...rest] = path
  if (key === undefined) return []
  const shown = Array.isArray(value) ? [...value.keys()].filter((i) => isShown(value[i], offered)) : undefined
  const own = shown?.[Number(key)] ?? key
  return [own, ...pathInFile(fieldsOf(value)[own], rest, offered)]
}

const fieldsOf = (value: unknown) => (value ?? {}) as Record<PropertyKey, unknown>

function withoutNeeds(entry: object): object {
  return Object.fromEntries(Object.entries(entry).filter(([key]) => key !== 'needs'))
}
