// What an agent of the visitor's finds in the page, in a browser that knows WebMCP, which is behind
// a flag: developer.chrome.com/docs/ai/webmcp.
import type { Page } from '@playwright/test'
import { contactMethods } from '../../lib/content/contact'
import { withPlainSpaces } from '../../lib/content/facts'
import { getContent } from '../../lib/content/get-content'
import { parseMarkdown, plainText } from '../../lib/content/markdown'
import { pagePath } from '../../lib/content/routes'
import { scopePath } from '../../lib/seo/scope-data'
import { exportServer } from '../../scripts/serve/export-server'
import { test as base, expect } from '../support/faults'
import { ONE_OF_EACH } from '../support/key-pages'
import { startServer } from '../support/local-server'
import { startScript } from '../support/page'
import { REFERENCE } from '../support/request'
import { REASON } from '../support/lead-answers'
import { CONNECTED, OTHER_COMPANY, addressOf, builtFolderOf } from '../support/variants'

const { services, site, suburbs, served, questions, templatePages } = getContent()

const TOOL = 'request_quote'

/** What an agent gives to the form. */
const INPUT = {
  name: 'Zoë O’Neill',
  location: 'Parramatta 2150',
  phone: '0412 345 678',
  email: 'zoe@example.com.au',
  service: [services[0]?.title],
}

/** What every page tells agents. */
const READ_TOOLS = ['find_suburb', 'get_promises', 'get_questions', 'get_scope']

interface ModelContext {
  getTools: () => Promise<{ name: string; description: string; annotations?: { readOnlyHint: boolean } }[]>
  executeTool: (tool: object, input: object) => Promise<string>
}

const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, give) =>
      give({ ...launchOptions, args: [...(launchOptions.args ?? []), '--enable-blink-features=WebMCP'] }),
    { scope: 'worker' },
  ],
})
test.use({ baseURL: addressOf(CONNECTED) })

/** The names of the page's tools that only read. */
const readTools = (page: Page) =>
  page.evaluate(async () => {
    const { modelContext } = document as unknown as { modelContext: ModelContext }
    const tools = await modelContext.getTools()
    return tools.flatMap(({ name, annotations }) => (annotations?.readOnlyHint ? [name] : [])).sort()
  })

/** What a tool of the page answers; undefined where there is none of that name. */
const ask = (page: Page, name: string, input: object = {}) =>
  page.evaluate(
    async ([name, input]) => {
      const { modelContext } = document as unknown as { modelContext: ModelContext }
      const tool = (await modelContext.getTools()).find((each) => each.name === name)
      return tool && modelContext.executeTool(tool, input)
    },
    [name, input] as const,
  )

/** Opens a page and waits for its tools, without a gesture. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect.poll(() => readTools(page)).toEqual(READ_TOOLS)
}

test('each tool says what it tells, in the words of site.yaml', async ({ page }) => {
  await open(page, pagePath('home'))
  const told = await page.evaluate(async () => {
    const { modelContext } = document as unknown as { modelContext: ModelContext }
    return (await modelContext.getTools()).map(({ name, description }) => [name, description])
  })
  const { suburb, scope, questions: asked, promises } = site.words.agents
  expect(Object.fromEntries(told)).toMatchObject({
    find_suburb: suburb,
    get_scope: scope,
    get_questions: asked,
    get_promises: promises,
  })
})

/** Has an agent fill in the contact page's form; `answer` gives what it is told in the end. */
async function callAgent(page: Page, changes: Partial<typeof INPUT> = {}) {
  await page.goto('/contact/')
  const answer = ask(page, TOOL, { ...INPUT, ...changes })
  const form = page.locator('#quote form')
  await expect(form.locator('[name=email]')).toHaveValue(INPUT.email)
  await expect(form).toHaveAttribute('novalidate')
  return { form, answer, send: () => form.locator('[type=submit]').click() }
}

test('an agent fills the form in, which is marked until its visitor has pressed Send', async ({ page, faults }) => {
  const { form, answer, send } = await callAgent(page)
  await expect(form).toHaveCSS('outline-style', 'dashed')
  expect(faults.posts).toEqual([])
  await send()
  expect(await answer).toMatch(REFERENCE)
  await expect(form).toHaveCSS('outline-style', 'none')
  expect(faults.posts.map(({ fields }) => fields.service)).toEqual(INPUT.service)
})

test('an agent is told what is wrong with an answer', async ({ page, faults }) => {
  const { form, answer, send } = await callAgent(page, { phone: '12345' })
  await send()
  const issue = await form.locator('.field-issue').first().innerText()
  expect(issue.length).toBeGreaterThan(10)
  expect(await answer).toContain(issue)
  expect(faults.posts).toEqual([])
})

test('an agent is told why a request was refused', async ({ page, faults }) => {
  faults.answer('refuses')
  const { answer, send } = await callAgent(page)
  await send()
  expect(await answer).toContain(REASON)
})

test('an agent is told that a request has not arrived, and the other ways to reach the company', async ({
  page,
  faults,
}) => {
  faults.answer('not-found')
  const { form, answer, send } = await callAgent(page)
  await send()
  const told = await answer
  expect(told).toContain(await form.locator('[data-part=notice] p').first().innerText())
  expect(told).toContain(site.phone.value)
  expect(faults.leads.size).toBe(0)
})

const AREAS = pagePath('areas')
const { search } = templatePages.areas.finder
const listed = [...suburbs, ...served.suburbs]
/** A suburb with an entry of its own. */
const [suburb] = suburbs
const [service] = services
if (!suburb || !service) throw new Error('expected a suburb and a service')
const UNKNOWN = 'Zanzibar'

test('every kind of page offers an agent the tools that read, before its visitor does anything', async ({ page }) => {
  for (const path of ONE_OF_EACH) await open(page, path)
})

for (const [what, typed, found] of [
  ['a suburb', suburb.name, [suburb]],
  ['a postcode', suburb.postcode, listed.filter(({ postcode }) => postcode === suburb.postcode)],
  ['a misspelt suburb', suburb.name.slice(0, 3) + suburb.name.slice(4), [suburb]],
  ['the beginning of postcodes', '21', listed.filter(({ postcode }) => postcode.startsWith('21'))],
  ['a suburb that is not on the list', UNKNOWN, []],
] as const) {
  test(`of ${what} an agent is told what the search tells a visitor, with regions and addresses`, async ({ page }) => {
    await open(page, AREAS)
    await startScript(page)
    await page.getByRole('searchbox', { name: search.label }).fill(typed)
    const told = (await ask(page, 'find_suburb', { suburb: typed }))?.split('\n')
    expect(told?.[0]).toBe(await page.getByRole('search').getByRole('status').innerText())
    const rows = found.map(({ name, postcode, region }) => `${name} ${postcode}, ${region}: `)
    // What is spelt like a suburb on the list may be another suburb, where the company cleans, too.
    const isAsked = ['a misspelt suburb', 'a suburb that is not on the list'].includes(what)
    expect(told?.slice(1 + rows.length)).toEqual(isAsked ? [search.unlisted.text] : [])
    expect(
      told
        ?.slice(1, 1 + rows.length)
        .map((row) => row.replace(/https:.*/, ''))
        .sort(),
    ).toEqual(rows.sort())
    for (const row of told?.slice(1, 1 + rows.length) ?? []) {
      await page.goto(/https:.*/.exec(row)?.[0] ?? '')
      await expect(page.locator(':target')).toBeVisible()
    }
  })
}

test('an agent that names no suburb is told how to', async ({ page }) => {
  await open(page, '/')
  for (const input of [{}, { suburb: '' }]) expect(await ask(page, 'find_suburb', input)).toBe(search.hint)
})

test('an agent is given the scope of a service by any of its names or its slug', async ({ page }) => {
  await open(page, '/')
  for (const each of services)
    for (const name of [each.title, each.title.toUpperCase(), each.slug, ...(each.alsoCalled ?? [])]) {
      const told = JSON.parse((await ask(page, 'get_scope', { service: name })) ?? '') as object
      expect(told).toMatchObject({ scope: each.scope })
    }
})

test('an agent that names no service, an unknown one or several is told their names', async ({ page }) => {
  await open(page, '/')
  const namesOf = (some: typeof services) => [site.words.agents.choose, ...some.map(({ title }) => title)].join('\n')
  for (const input of [{}, { service: UNKNOWN }]) expect(await ask(page, 'get_scope', input)).toBe(namesOf(services))
  const begin = service.title.slice(0, 1)
  const several = services.filter(({ title }) => new RegExp(`\\b${begin}`, 'i').test(title))
  expect(await ask(page, 'get_scope', { service: begin })).toBe(namesOf(several))
})

test('an agent finds questions by their words, with answers and addresses, or is given all of them', async ({
  page,
}) => {
  await open(page, '/')
  const answerOf = ({ question, body }: (typeof questions)[number]) =>
    withPlainSpaces(`${question}\n${plainText(body)}\n`)
  const all = await ask(page, 'get_questions')
  for (const each of questions) {
    expect(all).toContain(answerOf(each))
    expect(all).toContain(`${pagePath('faqs')}#${each.slug}`)
    expect(await ask(page, 'get_questions', { words: each.question })).toContain(answerOf(each))
  }
  const [asked, other] = questions
  const told = await ask(page, 'get_questions', { words: asked?.question.toUpperCase() })
  expect(told).not.toContain(other?.question)
  expect(await ask(page, 'get_questions', { words: UNKNOWN })).toBe(templatePages.faqs.search.none.title)
})

test('an agent is told each promise with its conditions, and nothing else', async ({ page }) => {
  await open(page, '/')
  const told = (await ask(page, 'get_promises'))?.split('\n').map((line) => plainText(parseMarkdown(line)))
  const promises = Object.values(site.promises)
  // Regression: those with a measure in their title were left out.
  expect(told).toEqual(
    promises.map(({ title, text }) => withPlainSpaces(`${title}: ${plainText(parseMarkdown(text))}`)),
  )
})

test('where the connection is lost, an agent is told so, and how to reach the company', async ({ page, context }) => {
  await open(page, '/')
  await context.setOffline(true)
  const input = { service: service.title }
  for (const name of ['get_scope', 'get_questions', 'get_promises'])
    expect(await ask(page, name, input), name).toBe(`${site.words.noAnswer} ${contactMethods().phone.text}`)
  await context.setOffline(false)
  expect(await ask(page, 'get_scope', input)).toContain(service.scope[0]?.task)
})

test('where a file is missing, an agent is told that it does not load', async ({ page }) => {
  await open(page, '/')
  await page.route(`**${scopePath(service, 'json')}`, (route) => route.fulfill({ status: 404, body: '<p>Not found' }))
  expect(await ask(page, 'get_scope', { service: service.title })).toContain(site.words.noAnswer)
})

test('the tools are there once, whichever pages the visitor comes to', async ({ page }) => {
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  await open(page, '/')
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  for (const path of [service.path, AREAS]) {
    await page.locator(`footer a[href="${path}"]`).click()
    await expect(page).toHaveURL(path)
    await expect(page.locator('html[data-script=ready]')).toHaveCount(1)
  }
  await page.goBack()
  await expect(page).toHaveURL(service.path)
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
  expect(await readTools(page)).toEqual(READ_TOOLS)
  expect(await ask(page, 'get_scope', { service: service.title })).toContain(service.scope[0]?.task)
  expect(errors).toEqual([])
})

test('a company without promises has no tool that tells them', async ({ page }) => {
  const server = await startServer(exportServer(builtFolderOf(OTHER_COMPANY)))
  await page.goto(server.address)
  await expect.poll(() => readTools(page)).toEqual(READ_TOOLS.filter((name) => name !== 'get_promises'))
  await server.stop()
})
