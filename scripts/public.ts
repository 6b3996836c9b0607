// Copies the owner's files from public/ into the site as they are, such as a search engine's
// verification file.
import { copyFileSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { HASHED } from '../lib/site/folders'
import { isOfTheSystem } from '../lib/system-files'
import { fail } from './command-line'
import { BUILDING } from './release/folders'

const FROM = 'public'

// Git keeps no empty folder.
const names = existsSync(FROM) ? readdirSync(FROM, { recursive: true, encoding: 'utf8' }) : []
const lost = names.filter((name) => !existsSync(join(FROM, name)))
if (lost.length > 0) {
  fail(
    `There is no file behind these names:\n${lost.map((name) => `  ${join(FROM, name)}\n`).join('')}` +
      'Each is a link to something that is not there or leads back to itself, or has letters that are not in UTF-8. ' +
      'Put the file itself there, or rename it.',
  )
}
const files = names.filter((file) => statSync(join(FROM, file)).isFile() && !isOfTheSystem(basename(file))).sort()
const kept = files.filter((file) => HASHED.some((folder) => `/${file.replaceAll('\\', '/')}`.startsWith(folder)))
if (kept.length > 0) {
  fail(
    `Browsers keep whatever is in ${HASHED.join(' and ')} for a year, without asking whether it has changed:\n` +
      `${kept.map((file) => `  ${join(FROM, file)}\n`).join('')}Move them into another folder of ${FROM}/.`,
  )
}
const taken = files.filter((file) => existsSync(join(BUILDING, file)))
if (taken.length > 0) {
  fail(
    `The build makes files of these names itself:\n${taken.map((file) => `  ${join(FROM, file)}`).join('\n')}\n` +
      'Rename or remove them: pages are made from content/, pictures and icons by npm run pictures.',
  )
}
for (const file of files) {
  mkdirSync(dirname(join(BUILDING, file)), { recursive: true })
  copyFileSync(join(FROM, file), join(BUILDING, file))
}
console.log(`public: ${files.length} files copied`)
