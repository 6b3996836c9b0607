import type { Browser, Locator, Page, Request, Response } from '@playwright/test'
import { QUOTE_HREF, THANK_YOU_PATH } from '../../../lib/content/routes'
import type { FormTarget } from '../../../lib/content/types'
import { healthAddress } from '../../../lib/integrations/integrations'
import { fillIn } from './fill-in'
import { NotProven } from './not-proven'

/** How long the page and each step of filling it in may take, in ms. */
const STEP_MS = 20_000

/**
 * How long the site may take to report how sending ended, in ms: four attempts of 30 s, and their
 * pauses.
 */
const SENDING_MS = 150_000

/** How long the body of a response may take once the site has read it, in ms. */
const TEXT_MS = 5000

/** How long a receiver may take to mail the request to the office, and how often to ask, in ms. */
const MAILING_MS = 60_000
const ASK_AGAIN_MS = 2000

/** How much of a response is shown, in characters. */
const SHOWN = 200

/** What is sent, and to whom. */
interface Probe {
  /** The site's address, without a slash at its end. */
  origin: string
  target: FormTarget
  /** The text that marks the request. */
  mark: string
  /** The values of the form's fields, by name. */
  answers: Readonly<Record<string, string>>
  /** The fields in which the first choice is selected. */
  choices: readonly string[]
  /** The company's letters in a reference. */
  letters: string
  /** What to do when the site's build does not match the configuration. */
  whenOther: string
}

/** The result of sending. */
export interface Outcome {
  /**
   * The reference that the site gives when it reports that the service has the request; undefined
   * if it does not.
   */
  reference: string | undefined
  /** What the site said. */
  said: string
  /** The service's response to each attempt. */
  answers: string[]
  /** Errors in the browser's console. */
  consoleErrors: string[]
  /** From pressing Send to the site's final message, in s. */
  seconds: number
}

/**
 * Sends a request through the form on the site's contact page, as a visitor does, and waits until
 * the site reports how it ended. Throws a NotProven if nothing can be sent.
 */
export async function sendProbe(browser: Browser, probe: Probe): Promise<Outcome> {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(STEP_MS)
    const consoleErrors = new Set<string>()
    page.on('console', (message) => {
      if (message.type() === 'error') consoleErrors.add(`${message.text()} (${message.location().url})`)
    })
    const form = await openForm(page, probe)
    const { answers, choices, mark } = probe
    await fillIn(form, answers, choices, mark)

    const answered = answersOf(page, new URL(probe.target.action, probe.origin).href)
    const start = performance.now()
    await form.locator('[type=submit]').click()
    const conclusion = await conclusionOf(page, form)
    const seconds = (performance.now() - start) / 1000
    const found = new RegExp(`\\b${probe.letters}-[0-9A-Z]{4}\\b`).exec(conclusion.reference)?.[0]
    const all = await answered()
    // A request that did not go to the configured address proves nothing, whatever the site
    // reports.
    const reference = all.length > 0 ? found : undefined
    if (reference !== undefined && probe.target.kind === 'receiver') await expectMailed(page, probe.target, all)
    return { reference, said: conclusion.said, answers: all, consoleErrors: [...consoleErrors], seconds }
  } finally {
    await context.close()
  }
}

/**
 * A request that is only stored reaches nobody, so the receiver must have mailed it to the office.
 * Throws a NotProven if it has not.
 */
async function expectMailed(page: Page, { action }: FormTarget, answers: readonly string[]): Promise<void> {
  const id = /"received":"([\w-]+)"/.exec(answers.at(-1) ?? '')?.[1]
  const address = `${healthAddress(action)}?lead=${id}`
  const end = Date.now() + MAILING_MS
  for (;;) {
    const said = await page.goto(address).then(
      async (response) => `${response?.status()} ${(await response?.text()) ?? ''}`.trim(),
      (error: Error) => firstLine(error.message),
    )
    if (said.startsWith('200')) return
    if (Date.now() > end)
      throw new NotProven(
        `The receiver has stored the request, but not mailed it to the office within ${MAILING_MS / 1000} s: ${address} answers ${said.slice(0, SHOWN)}`,
        'See the receiver’s log, and its SMTP_URL, MAIL_FROM and MAIL_TO (hosting/receiver/README.md). Nothing was recorded.',
      )
    await page.waitForTimeout(ASK_AGAIN_MS)
  }
}

/** The site's own form, once its script has enhanced it. */
async function openForm(page: Page, { origin, target, whenOther }: Probe): Promise<Locator> {
  const address = `${origin}${QUOTE_HREF}`
  const { hash } = new URL(address)
  const response = await page.goto(address, { waitUntil: 'domcontentloaded' }).catch((error: Error) => {
    throw new NotProven(`${address} did not open: ${firstLine(error.message)}`, 'See that the site is there.')
  })
  const form = page.locator(`${hash} form`)
  if (!response?.ok() || (await form.count()) !== 1)
    throw new NotProven(
      `${address} answers ${response?.status() ?? 'nothing'} and has ${await form.count()} forms; expected one.`,
      'See that the address is that of this site.',
    )
  await expectTarget(form, target, whenOther)
  // A provider's frame takes its place.
  const own = page.locator(`${hash} [data-shows=own]`)
  if (await own.isVisible()) await own.click()
  await form.locator('[name=name]').focus()
  await form
    .and(page.locator('[novalidate]'))
    .waitFor()
    .catch(() => {
      throw new NotProven(
        'The form’s script did not take it over, so that no visitor would be told what becomes of a request.',
        'Look at the page in a browser: its console says what failed.',
      )
    })
  return form
}

/** The form posts to what is configured now. */
async function expectTarget(form: Locator, target: FormTarget, whenOther: string): Promise<void> {
  const { action, fields } = await form.evaluate((element: HTMLFormElement) => ({
    action: element.getAttribute('action'),
    fields: Object.fromEntries(new FormData(element)),
  }))
  const others = [
    ...(action === target.action ? [] : [`its form goes to ${action}; expected ${target.action}`]),
    ...Object.entries(target.fields)
      .filter(([name, value]) => fields[name] !== value)
      .map(([name]) => `its form has another ${name}`),
    ...(target.honeypot === undefined || target.honeypot in fields
      ? []
      : [`its form has no field ${target.honeypot}, so it is made for another kind of delivery`]),
  ]
  if (others.length > 0)
    throw new NotProven(`The site is not what content/integrations.yaml configures: ${others.join('; ')}.`, whenOther)
}

/** Records the responses to posts to this address; the returned function gives them so far. */
function answersOf(page: Page, address: string): () => Promise<string[]> {
  const isPost = (request: Request) => request.method() === 'POST' && request.url() === address
  const all: Promise<string>[] = []
  page.on('response', (response) => isPost(response.request()) && all.push(shown(response)))
  page.on('requestfailed', (request) => isPost(request) && all.push(failed(request)))
  return () => Promise.all(all)
}

async function shown(response: Response): Promise<string> {
  const type = response.headers()['content-type'] ?? 'no content type'
  const late = new Promise<string>((resolve) => setTimeout(resolve, TEXT_MS, '').unref())
  const text = await Promise.race([response.text().catch(() => ''), late])
  return `${response.status()} ${type}: ${text.replaceAll(/\s+/g, ' ').slice(0, SHOWN) || '(no text)'}`
}

const failed = async (request: Request) => `no response that the site may read: ${request.failure()?.errorText}`

/**
 * The site's final message: its receipt or thank-you page, which has the reference, a notice, or
 * errors in the fields.
 */
async function conclusionOf(page: Page, form: Locator): Promise<{ said: string; reference: string }> {
  const timeout = SENDING_MS
  const receipt = page.locator('[data-part=receipt]').filter({ hasText: /./ })
  const told = (place: Locator, parts: string) =>
    place.waitFor({ timeout }).then(async () => {
      const texts = await place.locator(parts).allInnerTexts()
      return { said: texts.join(' ').replaceAll(/\s+/g, ' '), reference: '' }
    })
  const conclusions = [
    page
      .waitForURL(({ pathname }) => pathname === THANK_YOU_PATH, { waitUntil: 'commit', timeout })
      .then(() => ({ said: 'thanks', reference: page.url() })),
    receipt.waitFor({ timeout }).then(async () => ({ said: 'thanks', reference: await receipt.innerText() })),
    told(form.locator('[data-part=notice] [role=alert]'), 'p'),
    told(form.locator('[data-part=issues]').filter({ hasText: /./ }), ':scope'),
  ]
  return Promise.any(conclusions).catch(() => ({ said: `nothing within ${timeout / 1000} s`, reference: '' }))
}

const firstLine = (text: string) => text.split('\n')[0] ?? ''
