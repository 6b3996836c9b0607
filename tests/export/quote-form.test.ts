import { load, type CheerioAPI } from 'cheerio/slim'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { absoluteUrl } from '@/lib/site/site-url'
import { quoteSetup } from '@/lib/pages/quote-setup'
import { FIELDS, HIDDEN_FIELDS } from '@/components/quote/fields'
import { QuoteForm } from '@/components/quote/quote-form'
import { getContent } from '@/lib/content/get-content'
import { formTarget } from '@/lib/integrations/integrations'
import { fileOf, THANK_YOU_PATH, pagePath } from '@/lib/content/routes'
import type { DeliveryFields } from '@/lib/content/schema/integrations'
import type { FormTarget } from '@/lib/content/types'
import { OUT, documentIn, pages } from './out'
import { elementsOf, links, contentText, textOf } from './text'

const { quote, services, templatePages, integrations } = getContent()
const setup = quoteSetup()
const labels = quote.form
const NAMED = 'input:not([type=hidden]), select, textarea:not([hidden])'

const THANKS = { path: THANK_YOU_PATH, url: absoluteUrl(THANK_YOU_PATH) }
const targetFor = (delivery: DeliveryFields) => formTarget(delivery, { mailbox: setup.email.href, thanks: THANKS })
const NETLIFY = targetFor({ kind: 'netlify' })
/** The services to whose address the form posts. */
const SERVICES = [
  targetFor({ kind: 'formspree', address: 'https://formspree.io/f/x' }),
  targetFor({ kind: 'web3forms', key: 'public' }),
  targetFor({ kind: 'receiver', address: 'https://leads.company.com.au/quote', runsOn: 'server' }),
]

/** The form's HTML with another target. */
const formFor = (target: FormTarget) =>
  load(renderToStaticMarkup(createElement(QuoteForm, { setup: { ...setup, target }, id: 'quote' })))

// Where a provider's frame is configured, the home page shows it first.
const withForm = integrations.form ? ['contact'] : ['contact', 'home']
const FORMS: [name: string, document: CheerioAPI, button: string][] = [
  ...withForm.map((slug): (typeof FORMS)[number] => [
    pagePath(slug),
    documentIn(fileOf(pagePath(slug))),
    integrations.delivery.kind === 'email' ? labels.draft : labels.send,
  ]),
  ['for Netlify', formFor(NETLIFY), labels.send],
  ...SERVICES.map((target): (typeof FORMS)[number] => [`for ${target.kind}`, formFor(target), labels.send]),
]

describe.each(FORMS)('the quote form %s', (where, $, button) => {
  const form = $('form[name=quote]')
  // The home page's form leaves these out.
  const NOT_ON_HOME: readonly string[] = ['company', 'often', 'start', 'size', 'sizeIn']
  const fields = FIELDS.filter((name) => where !== pagePath('home') || !NOT_ON_HOME.includes(name))
  const control = (name: string) => form.find(`[name="${name}"]`)
  /** The group of a field with several checkboxes; others have none. */
  const group = (name: string) =>
    ['service', 'times'].includes(name) ? control(name).first().closest('fieldset') : null
  const labelOf = (name: string) => {
    const own = group(name)?.find('legend') ?? control(name).closest('label')
    return own.length > 0 ? own : form.find(`label[for="${control(name).attr('id')}"]`)
  }

  test('is there once, with its fields in order', () => {
    expect(form).toHaveLength(1)
    const names = elementsOf(form.find(NAMED)).map((field) => field.attr('name'))
    expect([...new Set(names)].filter((name) => FIELDS.some((field) => field === name))).toEqual(fields)
  })

  test('has a label for every control', () => {
    for (const field of elementsOf(form.find(NAMED))) {
      const own = field.closest('label')
      const label = own.length > 0 ? own : form.find(`label[for="${field.attr('id')}"]`)
      expect([field.attr('name'), label.length, textOf(label) !== '']).toEqual([field.attr('name'), 1, true])
    }
  })

  test('has an autocomplete value for every control that can have one', () => {
    // Checkboxes and file inputs have no autocomplete attribute (HTML standard, autofill).
    const typed = elementsOf(form.find(NAMED).not('[type=checkbox], [type=file]'))
    expect(typed.map((field) => [field.attr('name'), field.attr('autocomplete') ?? ''])).toEqual(
      typed.map((field) => [field.attr('name'), expect.stringMatching(/^(name|tel|email|organization|on|off)$/)]),
    )
  })

  // Regression: WebKit emptied the text field with autocomplete="off" when it restored the page
  // from the bfcache, and Chromium every such field after Back; the request was sent without it.
  test('has no field that a browser empties when the visitor comes back', () => {
    expect(elementsOf(form.find('[autocomplete=off]:not([tabindex])')).map((field) => field.attr('name'))).toEqual([])
  })

  test('has the labels, hints, notice and button of the content', () => {
    for (const name of fields) {
      const { label, hint } = labels[name]
      expect(textOf(labelOf(name))).toBe(name === 'times' ? `${label} (${labels.optional})` : label)
      const described = (group(name) ?? control(name)).attr('aria-describedby')
      const said = name === 'phone' || name === 'email' ? labels.ways : hint
      expect([name, described ? textOf(form.find(`[id="${described}"]`)) : undefined]).toEqual([name, said])
    }
    const more = where === pagePath('home') ? '' : `${labels.more} (${labels.optional})`
    expect(textOf(form.find('details > summary'))).toBe(more)
    expect(textOf(form.find('button[type=submit]'))).toBe(button)
    expect(textOf(form)).toContain(contentText(labels.notice))
  })

  test('offers every service', () => {
    const boxes = elementsOf(form.find('[name=service]'))
    const titles = services.map(({ title }) => title)
    expect(boxes.map((box) => box.attr('value'))).toEqual([...titles, labels.service.unsure])
    expect(boxes.map((box) => textOf(box.parent()))).toEqual([...titles, labels.service.unsure])
  })

  test('offers every option of its lists, and none is preselected', () => {
    const options = (name: string) => elementsOf(control(name).find('option')).map(textOf)
    for (const name of (['often', 'sizeIn'] as const).filter((name) => fields.includes(name))) {
      expect(options(name)).toEqual([labels[name].choose, ...labels[name].choices])
      expect(control(name).find('option[selected]:not([value=""])')).toHaveLength(0)
    }
  })

  test('has nothing checked or filled in beforehand', () => {
    expect(form.find('[checked]')).toHaveLength(0)
    const filled = elementsOf(form.find('input:not([type=hidden], [type=checkbox]), textarea'))
    expect(filled.map((field) => `${field.attr('value') ?? ''}${field.text()}`).join('')).toBe('')
  })

  test('is described to agents, with each control that is not in a group', () => {
    expect(form.attr('toolname')).toBe('request_quote')
    expect(form.attr('tooldescription')).toBe(labels.agents)
    for (const name of fields.filter((name) => !group(name)))
      expect([name, control(name).attr('toolparamdescription')]).toEqual([
        name,
        expect.stringContaining(labels[name].label),
      ])
  })

  test('links to the privacy policy', () => {
    expect(links(form)).toContainEqual([expect.any(String), pagePath('privacy')])
  })

  test('is posted, and validated by the browser: name and location are required', () => {
    expect(form.attr('method') ?? form.find('[type=submit]').attr('formmethod')).toBe('post')
    expect(form.attr('novalidate')).toBeUndefined()
    expect(elementsOf(form.find('[required]')).map((field) => field.attr('name'))).toEqual(['name', 'location'])
  })
})

describe('the form posts', () => {
  test('to the configured target', () => {
    const form = documentIn(fileOf(pagePath('contact')))('form[name=quote]')
    expect(form.attr('action') ?? form.find('[type=submit]').attr('formaction')).toBe(setup.target.action)
  })

  test('to Netlify, with every field that a request can have', () => {
    const form = formFor(NETLIFY)('form')
    expect([form.attr('action'), form.attr('data-netlify'), form.attr('data-netlify-honeypot')]).toEqual([
      THANK_YOU_PATH,
      'true',
      NETLIFY.honeypot,
    ])
    const names = elementsOf(form.find('[name]')).map((field) => field.attr('name'))
    expect([...new Set(names)].sort()).toEqual([...FIELDS, ...HIDDEN_FIELDS, 'form-name', NETLIFY.honeypot].sort())
    expect(form.find('[name=form-name]').attr('value')).toBe('quote')
    for (const name of HIDDEN_FIELDS) expect(form.find(`[name=${name}]`).val()).toBe('')
  })

  test.each(SERVICES.map((target) => [target.kind, target] as const))(
    'to %s with its fields, and with a honeypot that is hidden and not in the tab order',
    (_, target) => {
      const form = formFor(target)('form')
      expect([form.attr('action'), form.attr('data-netlify')]).toEqual([target.action, undefined])
      for (const [name, value] of Object.entries({ ...target.fields, ...target.nativeFields }))
        expect([name, form.find(`[name="${name}"]`).attr('value')]).toEqual([name, value])
      const honeypot = form.find(`[name="${target.honeypot}"]`)
      expect([
        honeypot.attr('tabindex'),
        honeypot.attr('autocomplete'),
        honeypot.closest('label').attr('class'),
      ]).toEqual(['-1', 'off', 'hidden'])
    },
  )

  // Regression: password managers filled in the honeypot, and the service discarded the request.
  // Each has an attribute that makes it ignore a field: 1Password, LastPass, Bitwarden, Dashlane.
  test.each([NETLIFY, ...SERVICES].map((target) => [target.kind, target] as const))(
    'to %s with a honeypot that password managers ignore',
    (_, target) => {
      const honeypot = formFor(target)(`[name="${target.honeypot}"]`)
      const attributes = ['data-1p-ignore', 'data-lpignore', 'data-bwignore', 'data-form-type'].map((name) =>
        honeypot.attr(name),
      )
      expect(attributes).toEqual(['', 'true', '', 'other'])
    },
  )

  // Regression: browsers call a page insecure if the action of its form is a mailto: address.
  test('as plain text into an email, by attributes of its button alone', () => {
    const form = formFor(targetFor({ kind: 'email' }))('form')
    const button = form.find('[type=submit]')
    expect([form.attr('action'), form.attr('method')]).toEqual([undefined, undefined])
    expect(['formaction', 'formmethod', 'formenctype'].map((name) => button.attr(name))).toEqual([
      setup.email.href,
      'post',
      'text/plain',
    ])
    expect(form.find('[type=hidden]')).toHaveLength(0)
  })
})

describe('the thank-you page', () => {
  const page = templatePages['thank-you']
  const $ = documentIn(fileOf(THANK_YOU_PATH))

  test('says what happens next, and when', () => {
    const section = $(`section:has(h2:contains("${page.next.title}"))`)
    expect(textOf(section)).toContain(contentText(page.next.lead))
    // The first step, the request, is done.
    const steps = templatePages.contact.next.steps.slice(1)
    expect(section.find('ol > li')).toHaveLength(steps.length)
    steps.forEach(({ title, text, when = '' }, i) => {
      for (const part of [title, text, when]) expect(textOf(section.find('ol > li').eq(i))).toContain(contentText(part))
    })
  })

  test('has a hidden place for the request’s reference, which script fills in', () => {
    const place = $('main [data-reference]')
    expect([place.length, place.attr('data-reference'), textOf(place)]).toEqual([1, quote.reference.label, ''])
    expect(place.attr('hidden')).toBeDefined()
  })

  test('has no form and no quote button in its main content', () => {
    expect($('main form, main a[data-opens]')).toHaveLength(0)
  })

  test('is noindex, and is neither linked nor listed', () => {
    expect($('meta[name=robots]').attr('content')).toBe('noindex')
    for (const file of ['sitemap.xml', 'llms.txt', 'llms-full.txt', 'blog/feed.xml'])
      expect(readFileSync(join(OUT, file), 'utf8')).not.toContain(THANK_YOU_PATH)
    const others = pages.filter(([file]) => file !== fileOf(THANK_YOU_PATH))
    const linking = others.filter(([file]) => documentIn(file)(`a[href*="${THANK_YOU_PATH}"]`).length > 0)
    expect(linking).toEqual([])
  })
})
