// What an agent of the visitor's finds in the page, in a browser that knows WebMCP, which is behind
// a flag: developer.chrome.com/docs/ai/webmcp.
import type { Page } from '@playwright/test'
import { getContent } from '../../lib/content/get-content'
import { test as base, expect } from '../support/faults'
import { REFERENCE } from '../support/request'
import { REASON } from '../support/lead-answers'
import { CONNECTED, addressOf } from '../support/variants'

const { services, site } = getContent()

const TOOL = 'request_quote'

/** What an agent gives to the form. */
const INPUT = {
  name: 'Zoë O’Neill',
  location: 'Parramatta 2150',
  phone: '0412 345 678',
  email: 'zoe@example.com.au',
  service: [services[0]?.title],
}

interface ModelContext {
  getTools: () => Promise<{ name: string }[]>
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

/** Has an agent fill in the contact page's form; `answer` gives what it is told in the end. */
async function callAgent(page: Page, changes: Partial<typeof INPUT> = {}) {
  await page.goto('/contact/')
  const answer = page.evaluate(
    async ([name, input]) => {
      const { modelContext } = document as unknown as { modelContext: ModelContext }
      const tool = (await modelContext.getTools()).find((each) => each.name === name)
      return tool && modelContext.executeTool(tool, input)
    },
    [TOOL, { ...INPUT, ...changes }] as const,
  )
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
