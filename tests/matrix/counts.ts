import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import type { Result } from './play'

const FILE = 'test-results/matrix.md'

const COLUMNS = ['rows', 'sends', 'requests', 'stored', 'thanked', 'surplus', 'lost', 'notTold', 'failed'] as const
type Counts = Record<(typeof COLUMNS)[number], number>

const HEADS: Record<(typeof COLUMNS)[number], string> = {
  rows: 'rows',
  sends: 'sends',
  requests: 'requests seen',
  stored: 'stored',
  thanked: 'thanked',
  surplus: 'surplus',
  lost: 'lost',
  notTold: 'not told',
  failed: 'failed',
}

/**
 * Prints what was seen of each row that fails, and at the end what was counted by group and engine.
 */
export default class CountsReporter implements Reporter {
  private readonly counts = new Map<string, Counts>()
  private readonly notPlayed = new Map<string, string[]>()

  onTestEnd(test: TestCase, { status, annotations, errors }: TestResult): void {
    const engine = test.parent.project()?.name ?? ''
    const skip = annotations.find(({ type }) => type === 'skip')
    if (skip)
      this.notPlayed.set(skip.description ?? '', [...(this.notPlayed.get(skip.description ?? '') ?? []), engine])
    if (status === 'skipped') return
    const text = annotations.find(({ type }) => type === 'result')?.description ?? '{}'
    const { group = 'not played to its end', ...result } = JSON.parse(text) as Partial<Result> & { group?: string }
    const isFailed = status !== 'passed'
    for (const key of [`${group} | ${engine}`, `all | ${engine}`]) {
      const known = this.counts.get(key)
      const added = COLUMNS.map((column) => {
        const now = column === 'rows' ? 1 : column === 'failed' ? Number(isFailed) : (result[column] ?? 0)
        return [column, (known?.[column] ?? 0) + now]
      })
      this.counts.set(key, Object.fromEntries(added) as Counts)
    }
    if (isFailed) console.log(`\n✘ ${engine} › ${test.title}\n${seen(result, errors)}\n`)
  }

  async onEnd({ status }: FullResult): Promise<{ status: FullResult['status'] }> {
    const order = (key: string) => (key.startsWith('all') ? Infinity : parseInt(key))
    const lines = [...this.counts]
      .sort(([a], [b]) => order(a) - order(b) || a.localeCompare(b))
      .map(([key, counts]) => `| ${key} | ${COLUMNS.map((column) => counts[column]).join(' | ')} |`)
    const table = [
      `| group | engine | ${COLUMNS.map((column) => HEADS[column]).join(' | ')} |`,
      `|---|---|${COLUMNS.map(() => '---').join('|')}|`,
      ...lines,
      '',
      ...[...this.notPlayed].map(([why, engines]) => `${engines.length} rows not played in ${engines[0]}: ${why}.`),
    ].join('\n')
    console.log(`\n${table}`)
    mkdirSync(dirname(FILE), { recursive: true })
    writeFileSync(FILE, `${table}\n`)
    return { status }
  }
}

function seen({ faults = [], log = [] }: Partial<Result>, errors: TestResult['errors']): string {
  if (log.length === 0) return errors.map(({ message }) => message).join('\n')
  return [...faults.map((fault) => `  ${fault}`), ...log.map((line) => `    ${line}`)].join('\n')
}
