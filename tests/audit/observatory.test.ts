import { execFileSync } from 'node:child_process'
import { getContent } from '@/lib/content/get-content'
import { fileOf } from '@/lib/content/routes'
import { headersFor, readHeaders } from '../../scripts/policy/headers-file'
import { EXPORTS, exportIn } from '../export/out'

test.each(EXPORTS)(
  'Mozilla’s Observatory gives a page of every kind in %s at least 135 points, without those for the preload list',
  (folder) => {
    const kinds = [...new Map(getContent().routes.map(({ kind, path }) => [kind, path])).values()]
    const { read } = exportIn(folder)
    const rules = readHeaders(folder)
    const input = kinds.map((path) => ({ html: read(fileOf(path)), headers: headersFor(rules, path) }))
    const output = execFileSync(process.execPath, ['tests/audit/observatory.mjs'], { input: JSON.stringify(input) })
    const graded = JSON.parse(output.toString()) as { points: number; found: { pass: boolean }[] }[]
    expect(graded).toHaveLength(kinds.length)
    expect(graded.flatMap(({ found }) => found.filter(({ pass }) => !pass))).toEqual([])
    expect(Math.min(...graded.map(({ points }) => points))).toBeGreaterThanOrEqual(135)
  },
)
