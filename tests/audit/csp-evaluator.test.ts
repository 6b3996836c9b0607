import { execFileSync } from 'node:child_process'
import { load } from 'cheerio'
import { headersFor, readHeaders } from '../../scripts/policy/headers-file'
import { EXPORTS, exportIn } from '../export/out'

/**
 * All that may be found: the site's own folder is allowed for scripts, which has no file that
 * answers with what a visitor has sent, and so is the origin of the analytics that the owner chose.
 */
const ACCEPTED = /^MEDIUM_MAYBE script-src ('self' |https:\S+ No bypass found;)/

test.each(EXPORTS)('Google’s CSP Evaluator finds no way around a policy in %s', (folder) => {
  const { files, read } = exportIn(folder)
  const pages = files.filter((file) => file.endsWith('.html'))
  const inPages = pages.map((page) => load(read(page))('meta[http-equiv=Content-Security-Policy]').attr('content'))
  const policies = [headersFor(readHeaders(folder), '/')['Content-Security-Policy'], ...inPages]
  expect(policies).not.toContain(undefined)
  const input = JSON.stringify(policies)
  const output = execFileSync(process.execPath, ['tests/audit/csp-evaluator.mjs'], { input })
  const found = JSON.parse(output.toString()) as string[][]
  expect(found).toHaveLength(policies.length)
  expect(found.flat().filter((finding) => !ACCEPTED.test(finding))).toEqual([])
})
