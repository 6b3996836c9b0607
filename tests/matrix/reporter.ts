import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import type { ScenarioResult } from './report'

const FILE = 'test-results/matrix.md'

const COUNTED = [
  'scenarios',
  'submitted',
  'requests',
  'stored',
  'confirmed',
  'duplicates',
  'lost',
  'withoutStatus',
  'failed',
] as const
type Counts = Record<(typeof COUNTED)[number], number>

const HEADINGS: Record<(typeof COUNTED)[number], string> = {
  scenarios: 'scenarios',
  submitted: 'submitted',
  requests: 'requests',
  stored: 'stored',
  confirmed: 'confirmed',
  duplicates: 'duplicates',
  lost: 'lost',
  withoutStatus: 'without status',
  failed: 'failed',
}

/** Prints the log of each scenario that fails, and at the end the counts by group and engine. */
export default class MatrixReporter implements Reporter {
  private readonly counts = new Map<string, Counts>()
  private readonly skipped = new Map<string, string[]>()

  onTestEnd(test: TestCase, { status, annotations, errors }: TestResult): void {
    const engine = test.parent.project()?.name ?? ''
    const skip = annotations.find(({ type }) => type === 'skip')
    if (skip) this.skipped.set(skip.description ?? '', [...(this.skipped.get(skip.description ?? '') ?? []), engine])
    if (status === 'skipped') return
    const text = annotations.find(({ type }) => type === 'result')?.description ?? '{}'
    const { group = 'not run to its end', ...result } = JSON.parse(text) as Partial<ScenarioResult> & { group?: string }
    const isFailed = status !== 'passed'
    for (const key of [`${group} | ${engine}`, `all | ${engine}`]) {
      const known = this.counts.get(key)
      const added = COUNTED.map((column) => {
        const now = column === 'scenarios' ? 1 : column === 'failed' ? Number(isFailed) : (result[column] ?? 0)
        return [column, (known?.[column] ?? 0) + now]
      })
      this.counts.set(key, Object.fromEntries(added) as Counts)
    }
    if (isFailed) console.log(`\n✘ ${engine} › ${test.title}\n${details(result, errors)}\n`)
  }

  async onEnd({ status }: FullResult): Promise<{ status: FullResult['status'] }> {
    const order = (key: string) => (key.startsWith('all') ? Infinity : parseInt(key))
    const lines = [...this.counts]
      .sort(([a], [b]) => order(a) - order(b) || a.localeCompare(b))
      .map(([key, counts]) => `| ${key} | ${COUNTED.map((column) => counts[column]).join(' | ')} |`)
    const table = [
      `| group | engine | ${COUNTED.map((column) => HEADINGS[column]).join(' | ')} |`,
      `|---|---|${COUNTED.map(() => '---').join('|')}|`,
      ...lines,
      '',
      ...[...this.skipped].map(
        ([reason, engines]) => `${engines.length} scenarios skipped in ${engines[0]}: ${reason}.`,
      ),
    ].join('\n')
    console.log(`\n${table}`)
    mkdirSync(dirname(FILE), { recursive: true })
    writeFileSync(FILE, `${table}\n`)
    return { status }
  }
}

function details({ violations = [], log = [] }: Partial<ScenarioResult>, errors: TestResult['errors']): string {
  if (log.length === 0) return errors.map(({ message }) => message).join('\n')
  return [...violations.map((violation) => `  ${violation}`), ...log.map((line) => `    ${line}`)].join('\n')
}
