import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { entryOf, getContent } from '../../lib/content/get-content'
import { articlePath, pagePath, servicePath } from '../../lib/content/routes'
import { API, ADMIN } from '../../scripts/edit/page'
import { descendantsOf } from '../matrix/processes'
import {
  ADDRESS,
  COMPILED,
  PORT,
  choose,
  expectOnSite,
  field,
  moveCaret,
  openForm,
  panel,
  publish,
  takeOut,
  text,
} from '../support/editor'
import { copyProject } from '../support/project-copy'
import { expect, test } from '../support/test'

let root = ''
let server: ChildProcess

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'editor-'))
  copyProject(root, ['node_modules', 'scripts/edit/decap/node_modules'])
  const command = ['--conditions=react-server', '--import', 'tsx', 'scripts/edit.ts', '--port', String(PORT)]
  server = spawn(process.execPath, command, { cwd: root, stdio: 'ignore' })
  await expect(async () => expect((await fetch(ADDRESS + ADMIN)).status).toBe(200)).toPass(COMPILED)
})

test.afterAll(async () => {
  const children = descendantsOf(server.pid ?? 0)
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill()
  await ended
  await expect(() => {
    for (const { pid } of children) expect(existsSync(`/proc/${pid}`)).toBe(false)
  }).toPass({ timeout: 20_000 })
  rmSync(root, { recursive: true })
})

const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** The lines that a file of the copy has and the project's has not, and the other way round. */
function changeOf(file: string) {
  const lines = spawnSync('git', ['diff', '--no-index', '--unified=0', file, join(root, file)], { encoding: 'utf8' })
    .stdout.split('\n')
    .slice(4)
  return {
    added: lines.filter((line) => line.startsWith('+')).map((line) => line.slice(1)),
    removed: lines.filter((line) => line.startsWith('-')).map((line) => line.slice(1)),
  }
}

test('the editor reaches nothing but its own server, and nobody else reaches it', async ({ page, request }) => {
  const outside: string[] = []
  page.on('request', (sent) => {
    if (/^https?:/.test(sent.url()) && !sent.url().startsWith(ADDRESS)) outside.push(sent.url())
  })
  const refused: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text())
  })
  await openForm(page, 'services/entries/office-cleaning')
  await expect(panel(page)).toContainText('All is well', { timeout: 60_000 })
  expect([outside, refused]).toEqual([[], []])

  const answer = await request.get(ADDRESS + ADMIN)
  expect(answer.headers()['x-robots-tag']).toBe('noindex')
  expect(answer.headers()['content-security-policy']).toContain("default-src 'none'")
  const write = {
    action: 'deleteFile',
    params: { branch: 'main', path: 'content/site.yaml', options: { commitMessage: 'gone' } },
  }
  for (const headers of [
    { Origin: 'https://example.com' },
    { Origin: 'http://localhost:8080' },
    { Host: 'example.com' },
  ]) {
    expect((await request.post(ADDRESS + API, { data: write, headers })).status()).toBe(403)
  }
  expect(read('content/site.yaml')).toBe(readFileSync('content/site.yaml', 'utf8'))

  // Regression: a script on a page here could have written programs, which the owner then runs.
  const elsewhere = { ...write, params: { ...write.params, path: 'package.json' } }
  expect((await request.post(ADDRESS + API, { data: elsewhere })).status()).toBe(403)
  expect(read('package.json')).toBe(readFileSync('package.json', 'utf8'))
  // Regression: a picture with this address, on any page, ended the editor.
  expect((await request.get(`${ADDRESS}//`)).status()).toBeLessThan(500)
  // Regression: the proxy before Next hid from it that another site asked to open a file.
  for (const start of ['', '//x'])
    expect((await request.get(`${ADDRESS}${start}/__nextjs_launch-editor?file=package.json`)).status()).toBe(404)
})

test('one changed word of a service is one changed line, and stands on its page', async ({ page }) => {
  await openForm(page, 'services/entries/office-cleaning')
  const before = await field(page, 'Excerpt').inputValue()
  await field(page, 'Excerpt').fill(before.replace('{city}', 'Parramatta'))
  await publish(page)
  expect(changeOf('content/services/office-cleaning.md')).toEqual({
    added: [`excerpt: "${before.replace('{city}', 'Parramatta')}"`],
    removed: [`excerpt: "${before}"`],
  })
  await expectOnSite(page, servicePath('office-cleaning'), 'cleaning for Parramatta offices')
})

test('a word added to a text with tables, figures and conditions changes one line', async ({ page }) => {
  const file = 'content/articles/choosing-cleaning-services.md'
  await openForm(page, 'articles/entries/choosing-cleaning-services')
  await text(page).getByText('A price without a site visit').click()
  await moveCaret(page, 'End')
  await page.keyboard.type(' Walk away.')
  await publish(page)
  const { added, removed } = changeOf(file)
  expect(removed).toEqual(['- A price without a site visit for anything larger than a single suite.'])
  expect(added).toEqual(['- A price without a site visit for anything larger than a single suite. Walk away.'])
})

test('a fact is written where the caret was, and the preview shows its value in the site’s type', async ({ page }) => {
  await openForm(page, 'faqs/entries/waste-and-recycling')
  await text(page).click()
  await moveCaret(page, 'ControlOrMeta+End')
  await page.keyboard.type(' Ring ')
  const facts = panel(page).getByLabel('Insert a fact')
  await facts.focus()
  await facts.selectOption('{phone}')
  await expect(text(page)).toContainText('Ring {phone}')
  const preview = page.frameLocator('iframe')
  await expect(preview.locator('body')).toContainText(/Ring \(02\)\s5550\s0142/)
  await expect(preview.locator('link[rel="stylesheet"]').first()).toBeAttached(COMPILED)
  await publish(page)
  expect(changeOf('content/faqs/waste-and-recycling.md').added).toEqual([expect.stringMatching(/ Ring \{phone\}$/)])
})

test('a picture is put into a text with a form of its own', async ({ page }) => {
  await openForm(page, 'articles/entries/professional-vs-diy-cleaning')
  await text(page).click()
  await moveCaret(page, 'ControlOrMeta+End')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Add Component' }).click()
  await page.getByRole('menuitem', { name: 'Picture' }).click()
  await choose(page, 'Picture', 'pages/about')
  await field(page, 'Caption').last().fill('The “office”')
  await publish(page)
  const { added, removed } = changeOf('content/articles/professional-vs-diy-cleaning.md')
  expect(added.filter(Boolean)).toEqual(['{% figure picture="pages/about" caption="The “office”" /%}'])
  expect(removed).toEqual([])
  await expectOnSite(page, articlePath('professional-vs-diy-cleaning'), 'The “office”')
})

test('a suburb that is added stands on the areas page', async ({ page }) => {
  await openForm(page, 'suburbs/new')
  await field(page, 'Name').fill('Newtown')
  await field(page, 'Postcode').fill('2042')
  await choose(page, 'Region', 'Inner West')
  await field(page, 'Latitude').fill('-33.897')
  await field(page, 'Longitude').fill('151.179')
  await page.getByRole('button', { name: 'Add near' }).click()
  await field(page, 'Near').last().fill('King Street')
  await page.getByRole('button', { name: 'Add demand' }).click()
  await choose(page, 'Service', 'Retail cleaning')
  await field(page, 'Reason').fill('Shops on King Street that open late')
  await text(page).click()
  await page.keyboard.type('Terrace shops with rear lanes: a van stops there before eight.')
  await publish(page)
  expect(read('content/suburbs/newtown.md')).toContain("name: Newtown\npostcode: '2042'\nregion: Inner West\n")
  await expectOnSite(page, pagePath('areas'), 'Terrace shops with rear lanes')
})

const photographOf = (background: string) =>
  sharp({ create: { width: 1400, height: 1050, channels: 3, background } })
    .jpeg()
    .toBuffer()

test('an article that is added with its photograph has its page', async ({ page }) => {
  const photograph = await photographOf('teal')
  await openForm(page, 'articles/new')
  await field(page, 'Title').fill('Why carpets fade')
  await field(page, 'Meta title').fill('Why carpets fade near windows')
  await field(page, 'Description').fill(
    'What daylight and grit do to the carpet of an office, and what a vacuum can and cannot undo.',
  )
  await field(page, 'Excerpt').fill('What daylight and grit do to carpet.')
  await choose(page, 'Category', 'Guides')
  await choose(page, 'Author', entryOf(getContent().people, 'director').name)
  await page.getByRole('button', { name: 'Add key points' }).click()
  await field(page, 'Key points').last().fill('Grit cuts fibres; light bleaches them.')
  await choose(page, 'Related services', 'Carpet, tile and grout cleaning')
  await page.getByRole('button', { name: 'Add photograph' }).click()
  await page.getByRole('button', { name: 'Choose an image' }).click()
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: 'IMG_1234.jpg', mimeType: 'image/jpeg', buffer: photograph })
  await page.getByRole('button', { name: 'Choose selected' }).click()
  await field(page, 'Alt').fill('A faded strip of carpet beside a window.')
  for (const part of ['0.25', '0.5']) {
    await page.getByRole('button', { name: 'Add focus' }).click()
    await field(page, 'Focus').last().fill(part)
  }
  await text(page).click()
  await page.keyboard.type('Light fades wool faster than nylon.')
  await publish(page)
  expect(readFileSync(join(root, 'content/photos/articles/why-carpets-fade.jpg'))).toEqual(photograph)
  expect(changeOf('content/pictures.yaml').added).toEqual([
    'articles/why-carpets-fade:',
    '  alt: A faded strip of carpet beside a window.',
    expect.stringMatching(/^  photo: /),
    '  focus:',
    '    - 0.25',
    '    - 0.5',
  ])
  await expectOnSite(page, articlePath('why-carpets-fade'), 'Light fades wool faster than nylon.')
  await expect(page.getByRole('img', { name: 'A faded strip of carpet beside a window.' }).first()).toHaveJSProperty(
    'complete',
    true,
  )
})

// Regression: its photograph and the words for it were left behind, with no form to remove them.
test('an article that is deleted takes its photograph with it', async ({ page }) => {
  await openForm(page, 'articles/entries/why-carpets-fade')
  page.on('dialog', (dialog) => void dialog.accept())
  await page.getByRole('button', { name: 'Delete entry' }).click()
  const files = ['content/articles/why-carpets-fade.md', 'content/photos/articles/why-carpets-fade.jpg']
  await expect.poll(() => files.filter((file) => existsSync(join(root, file)))).toEqual([])
  await expect(panel(page)).toContainText('All is well with the content.', { timeout: 60_000 })
  expect(changeOf('content/pictures.yaml')).toEqual({ added: [], removed: [] })
})

// Regression: it stayed on the site.
test('a photograph that is taken out of its form is deleted, and the illustration is back', async ({ page }) => {
  const file = join(root, 'content/photos/services/strata-cleaning.jpg')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, await photographOf('navy'))
  await openForm(page, 'services/entries/strata-cleaning')
  await expect(panel(page).getByRole('listitem')).toContainText('words for the illustration', { timeout: 60_000 })
  await takeOut(page, 'Alt')
  await publish(page)
  expect(existsSync(file)).toBe(false)
})

test('a problem is told in words, with a link to the form that puts it right', async ({ page }) => {
  await openForm(page, 'services/entries/window-cleaning')
  const before = await field(page, 'Meta title').inputValue()
  await field(page, 'Meta title').fill('Windows')
  await publish(page, '1 problem')
  const problem = panel(page).getByRole('listitem')
  await expect(problem).toContainText('Found: 7 characters: "Windows"')
  await expect(problem).toContainText('Expected: at least 15 characters')
  await problem.getByRole('link', { name: 'Services, Window cleaning: Meta title' }).click()
  await expect(field(page, 'Meta title')).toHaveValue('Windows', { timeout: 60_000 })
  await field(page, 'Meta title').fill(before)
  await publish(page)
  expect(read('content/services/window-cleaning.md')).toBe(readFileSync('content/services/window-cleaning.md', 'utf8'))
})
