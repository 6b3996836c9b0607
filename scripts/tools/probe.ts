// Sends one marked request through the site's own form, in a real browser, to the service that is
// configured, and records in content/delivery-proof.yaml that it arrived: npm run probe. It takes
// the built site in out/, or the one at an address: npm run probe -- https://www.example.com.au
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { parseDocument } from 'yaml'
import { CONTENT_ROOT, getContent } from '../../lib/content/get-content'
import { contactMethods } from '../../lib/content/contact'
import { formTarget } from '../../lib/integrations/integrations'
import { fingerprintOf, probeCommand } from '../../lib/content/launch'
import { THANK_YOU_PATH } from '../../lib/content/routes'
import type { DeliveryFields } from '../../lib/content/schema/integrations'
import { YAML_FILES } from '../../lib/content/entries'
import config from '../../playwright.config'
import { sendProbe, type Outcome } from './probe/drive'
import { NotProven } from './probe/not-proven'
import { BUILD_FIRST, serveBuiltSite } from './probe/serve'

const { integrations, quote, suburbs } = getContent()
const { delivery } = integrations
const { phone, email } = contactMethods()

/** What to check when a service does not accept the request. */
const ADVICE: Readonly<Record<Exclude<DeliveryFields['kind'], 'email'>, (origin: string) => string>> = {
  receiver: (origin) => `See that it runs, and that ${origin} is its SITE_URL or one of its RECEIVER_ORIGINS.`,
  netlify: () => 'See at Netlify that form detection is on and lists the form, then deploy once more.',
  formspree: () => 'See at formspree.io that the form is there, takes requests, and asks for no CAPTCHA.',
  web3forms: (origin) => `See at web3forms.com that the access key is right and allows ${origin}.`,
}

try {
  await probe(process.argv[2])
} catch (error) {
  if (!(error instanceof NotProven)) throw error
  console.error(`npm run probe: nothing is proven.\n\n${error.message}\n\n${error.advice}`)
  process.exitCode = 1
}

async function probe(address: string | undefined): Promise<void> {
  if (delivery.kind === 'email')
    throw new NotProven(
      'kind: email is no service: the request becomes a draft in the visitor’s own email program, and nothing says whether it is ever sent.',
      'Connect a service in content/integrations.yaml (docs/owner.md, “Connections”), build, and probe again.',
    )
  const served = address === undefined ? await serveBuiltSite() : undefined
  const origin = served?.origin ?? originOf(address)
  const target = formTarget(delivery, {
    mailbox: email.href,
    thanks: { path: THANK_YOU_PATH, url: `${origin}${THANK_YOU_PATH}` },
  })
  const service = new URL(target.action, origin)
  let browser: Browser | undefined
  try {
    if (served && service.origin === origin)
      throw new NotProven(
        `kind: ${delivery.kind} takes requests at ${origin} itself, which out/ on this machine is not.`,
        `Deploy the site as it is built now, and give its address: ${probeCommand(delivery, origin)}`,
      )
    const { launchOptions } = config.use ?? {}
    browser = await chromium.launch({
      ...launchOptions,
      args: [...(launchOptions?.args ?? []), ...(served?.chromiumArgs ?? [])],
    })
    const made = new Date().toISOString()
    const mark = `Test request of npm run probe, ${made.slice(0, 10)}`
    const [place] = suburbs
    const outcome = await sendProbe(browser, {
      origin,
      target,
      mark,
      // The company's own phone number and mailbox, so that nobody else gets a reply.
      answers: {
        name: mark,
        phone: phone.text,
        email: email.text,
        location: place ? `${place.name} ${place.postcode}` : '',
        message: `${mark}. Nobody waits for an answer: delete it.`,
      },
      choices: ['service'],
      letters: quote.reference.letters,
      whenOther: served ? BUILD_FIRST : 'Deploy the site as it is built now, and probe again.',
    })
    const report = [
      `service     ${delivery.kind}, ${service.host}`,
      `site        ${origin}${served ? ' (out/)' : ''}`,
      ...list('answers', outcome.answers, 'none'),
      `reference   ${outcome.reference ?? 'none'}`,
      `seconds     ${outcome.seconds.toFixed(1)}`,
    ]
    const { reference } = outcome
    if (reference === undefined) throw notProven(report, outcome, origin)
    record({ kind: delivery.kind, delivery: fingerprintOf(delivery), site: origin, reference, made })
    console.log(
      `npm run probe: the service has the request.\n\n${report.join('\n')}\n\n` +
        `Recorded in ${YAML_FILES.deliveryProof}: commit it. The office finds the request as ${reference}, and may delete it.`,
    )
  } finally {
    await browser?.close()
    served?.stop()
  }
}

function notProven(report: string[], { answers, said, consoleErrors }: Outcome, origin: string): NotProven {
  const advice =
    answers.length === 0 || delivery.kind === 'email'
      ? 'The form sent nothing: see what the site says of it. scripts/tools/probe/fill-in.ts fills it in.'
      : ADVICE[delivery.kind](origin)
  const more = [...report, `site says   ${said}`, ...list('browser', consoleErrors, 'nothing')]
  return new NotProven(more.join('\n'), `${advice} Nothing was recorded.`)
}

/** One line for each, the first with the title. */
function list(title: string, items: readonly string[], none: string): string[] {
  return (items.length > 0 ? items : [none]).map((item, i) => `${(i === 0 ? title : '').padEnd(11)} ${item}`)
}

/** The origin of a given URL; throws a NotProven if it is not that of a site. */
function originOf(address = ''): string {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (url?.protocol === 'https:' && url.pathname === '/') return url.origin
  throw new NotProven(
    `${JSON.stringify(address)} is not the address of a site; expected https and no path.`,
    'Give it as in npm run probe -- https://www.example.com.au, or give none for the site in out/.',
  )
}

function record(proof: Record<string, string>): void {
  const file = join(CONTENT_ROOT, YAML_FILES.deliveryProof)
  const document = parseDocument(readFileSync(file, 'utf8'))
  document.set('proof', proof)
  writeFileSync(file, String(document))
}
