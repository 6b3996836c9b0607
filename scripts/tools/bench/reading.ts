import type { Audit, Result } from '../../../tests/audit/lighthouse'

/** The results of one run of Lighthouse for a page. Times in ms. */
export interface Reading {
  fcp: number
  lcp: number
  tbt: number
  cls: number
  /** Of everything transferred, including response headers. */
  bytes: number
  /** The name of the largest element, such as "h1". */
  element: string
  /** From 0 to 1, by category. */
  scores: Record<string, number | null>
  /** What each audit with a score below 1 found, by the audit's id. */
  faults: Map<string, string>
}

/** Parses a result of Lighthouse 13; throws if the page could not be measured. */
export function read(path: string, { audits, categories, runtimeError }: Result): Reading {
  if (runtimeError) throw new Error(`Lighthouse could not measure ${path}: ${runtimeError.message}`)
  const number = (id: string): number => {
    const value = audits[id]?.numericValue
    if (value === undefined) throw new Error(`Lighthouse measured no ${id} on ${path}: ${audits[id]?.errorMessage}`)
    return value
  }
  return {
    fcp: number('first-contentful-paint'),
    lcp: number('largest-contentful-paint'),
    tbt: number('total-blocking-time'),
    cls: number('cumulative-layout-shift'),
    bytes: number('total-byte-weight'),
    element: /^<([\w-]+)/.exec(named(audits['lcp-breakdown-insight'], ['snippet'])[0] ?? '')?.[1] ?? 'n/a',
    scores: Object.fromEntries(Object.values(categories).map(({ id, score }) => [id, score])),
    faults: new Map(
      Object.values(audits)
        .filter(({ score, scoreDisplayMode }) => score !== null && score < 1 && scoreDisplayMode !== 'informative')
        .map((audit) => [audit.id, reason(audit)]),
    ),
  }
}

/** The audit's title and value, and the first items that it lists. */
function reason(audit: Audit): string {
  const { title, displayValue, explanation } = audit
  const about = named(audit, ['snippet', 'url', 'description', 'source']).slice(0, 2)
  return [title, displayValue, explanation, ...about.map((text) => `\`${text}\``)].filter(Boolean).join('; ')
}

/** The texts under these keys, at any depth in the audit's details. */
function named(audit: Audit | undefined, keys: readonly string[]): string[] {
  const found: string[] = []
  JSON.stringify(audit?.details ?? {}, (key, value: unknown) => {
    if (keys.includes(key) && typeof value === 'string') found.push(value)
    return value
  })
  return found
}
