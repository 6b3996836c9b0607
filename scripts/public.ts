// Copies the owner's files from public/ into the site as they are, such as a search engine's
// verification file.
import { copyFileSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { YAML_FILES } from '../lib/content/entries'
import { HASHED } from '../lib/site/folders'
import { isOfTheSystem } from '../lib/system-files'
import { fail } from './command-line'
import { readRedirects } from './redirects/redirects'
import { BUILDING } from './release/folders'
import { addressOf } from './release/manifest'

const FROM = 'public'

/** Why files are not copied. */
interface Refusal {
  is: (file: string) => boolean
  why: string
  todo: string
}

const redirected = new Set(readRedirects(BUILDING).map(({ from }) => from))

const REFUSALS: readonly Refusal[] = [
  {
    is: (file) => !existsSync(join(FROM, file)),
    why: 'There is no file behind these names:',
    todo:
      'Each is a link to something that is not there or leads back to itself, or has letters that are not in UTF-8. ' +
      'Put the file itself there, or rename it.',
  },
  {
    is: (file) => HASHED.some((folder) => addressOf(file).startsWith(folder)),
    why: `Browsers keep whatever is in ${HASHED.join(' and ')} for a year, without asking whether it has changed:`,
    todo: `Move them into another folder of ${FROM}/.`,
  },
  {
    is: (file) => file.startsWith('_'),
    why: 'Names that begin with _ are for hosts, which send them to nobody:',
    todo: `Rename them. Redirects belong into ${YAML_FILES.redirects}, headers into scripts/policy/headers.ts.`,
  },
  {
    is: (file) => redirected.has(addressOf(file)),
    why: `${YAML_FILES.redirects} leads the addresses of these files to pages, so that nobody would see them:`,
    todo: 'Take the lines out there, or remove the files.',
  },
  {
    is: (file) => existsSync(join(BUILDING, file)),
    why: 'The build makes files of these names itself:',
    todo: 'Rename or remove them: pages are made from content/, pictures and icons by npm run pictures.',
  },
]

// Git keeps no empty folder.
const names = existsSync(FROM) ? readdirSync(FROM, { recursive: true, encoding: 'utf8' }) : []
const isFileOrLost = (path: string) => !existsSync(path) || statSync(path).isFile()
const files = names
  .filter((name) => isFileOrLost(join(FROM, name)) && !isOfTheSystem(basename(name)))
  .map((name) => name.replaceAll('\\', '/'))
  .sort()
const refusals = new Map(files.map((file) => [file, REFUSALS.find(({ is }) => is(file))]))
const troubles = REFUSALS.flatMap((refusal) => {
  const refused = files.filter((file) => refusals.get(file) === refusal).map((file) => `  ${join(FROM, file)}`)
  return refused.length > 0 ? [[refusal.why, ...refused, refusal.todo].join('\n')] : []
})
if (troubles.length > 0) fail(troubles.join('\n\n'))
for (const file of files) {
  mkdirSync(dirname(join(BUILDING, file)), { recursive: true })
  copyFileSync(join(FROM, file), join(BUILDING, file))
}
console.log(`public: ${files.length} files copied`)
