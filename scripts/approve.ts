// Records who approved the current wording of which texts: npm run approve -- [FILE…] --by "NAME".
// Without files it approves every text that is waiting for approval; without a name it only lists
// them.
import { readFileSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { parseDocument } from 'yaml'
import { hashOf, unapproved } from '../lib/content/approvals'
import { YAML_FILES } from '../lib/content/entries'
import { CONTENT_ROOT, checkContent } from '../lib/content/get-content'
import { describeProblems } from '../lib/content/problem'
import { zoneOf } from '../lib/content/schema/states'
import { dayAt } from '../lib/site/today'
import { commandLine, fail } from './command-line'

const USAGE = 'npm run approve -- content/pages/about.md --by "Your Name", or without a file for all that are listed'

const { values, positionals } = commandLine({ options: { by: { type: 'string' } }, allowPositionals: true }, USAGE)
const { siteContent, problems, texts } = checkContent()
if (!siteContent) fail(describeProblems(problems))
const { approvals } = siteContent

const named = positionals.map((path) => relative(CONTENT_ROOT, resolve(path)).replaceAll('\\', '/'))
const unknown = named.filter((file) => !texts.has(file))
if (unknown.length > 0) fail(`Not texts of the site: ${unknown.join(', ')}\nexpected  ${USAGE}`)

const waiting = unapproved(approvals, texts).map(({ file }) => file)
const chosen = positionals.length > 0 ? named : waiting
if (chosen.length === 0) {
  console.log('Every text is approved as it is.')
  process.exit()
}
console.log(chosen.join('\n'))
const by = values.by?.trim()
if (!by) fail(`\nNothing was approved: nobody was named.\nexpected  ${USAGE}`)

const on = dayAt(zoneOf(siteContent.site))
const added = chosen.map((file) => [file, { by, on, hash: hashOf(texts.get(file) ?? '') }] as const)
const all = Object.entries({ ...approvals.approvals, ...Object.fromEntries(added) })
const path = join(CONTENT_ROOT, YAML_FILES.approvals)
const document = parseDocument(readFileSync(path, 'utf8'))
document.set('approvals', Object.fromEntries(all.sort(([a], [b]) => a.localeCompare(b))))
writeFileSync(path, document.toString({ singleQuote: true, lineWidth: 0 }))
console.log(`\n${chosen.length} approved by ${by}, in ${YAML_FILES.approvals}: commit it.`)
