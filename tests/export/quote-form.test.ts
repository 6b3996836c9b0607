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
import { each, links, said, words } from './text'

const { quote, services, templatePages, integrations } = getContent()
const setup = quoteSetup()
const labels = quote.form
const NAMED = 'input:not([type=hidden]), select, textarea:not([hidden])'

const THANKS = { path: THANK_YOU_PATH, url: absoluteUrl(THANK_YOU_PATH) }
const targetFor = (delivery: DeliveryFields) => formTarget(delivery, { mailbox: setup.email.href, thanks: THANKS })
const NETLIFY = targetFor({ kind: 'netlify' })
/** The services that have an address of their own. */
const SERVICES = [
  targetFor({ kind: 'formspree', address: 'https://formspree.io/f/x' }),
  targetFor({ kind: 'web3forms', key: 'public' }),
  targetFor({ kind: 'receiver', address: 'https://leads.company.com.au/quote' }),
]

/** The form as it is in the HTML for another configuration. */
const formFor = (target: FormTarget) =>
  load(renderToStaticMarkup(createElement(QuoteForm, { setup: { ...setup, target }, id: 'quote' })))

// Where a provider's frame stands first, the own form is not on the home page at once.
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
  // The home page asks for no more than every quote needs, and for a message.
  const MORE: readonly string[] = ['company', 'often', 'start', 'size', 'sizeIn', 'times']
  const fields = FIELDS.filter((name) => where !== pagePath('home') || !MORE.includes(name))
  const control = (name: string) => form.find(`[name="${name}"]`)
  /** What names a field, and what describes it: several boxes are a group with a legend. */
  const group = (name: string) =>
    ['service', 'times'].includes(name) ? control(name).first().closest('fieldset') : null
  const labelOf = (name: string) => {
    const own = group(name)?.find('legend') ?? control(name).closest('label')
    return own.length > 0 ? own : form.find(`label[for="${control(name).attr('id')}"]`)
  }

  test('is there once, with its fields in their order', () => {
    expect(form).toHaveLength(1)
    const names = each(form.find(NAMED)).map((field) => field.attr('name'))
    expect([...new Set(names)].filter((name) => FIELDS.some((field) => field === name))).toEqual(fields)
  })

  test('has a label for every control', () => {
    for (const field of each(form.find(NAMED))) {
      const own = field.closest('label')
      const label = own.length > 0 ? own : form.find(`label[for="${field.attr('id')}"]`)
      expect([field.attr('name'), label.length, words(label) !== '']).toEqual([field.attr('name'), 1, true])
    }
  })

  test('tells the browser what to fill in, or that there is nothing', () => {
    // A tick has no such attribute (HTML standard, autofill).
    const typed = each(form.find(NAMED).not('[type=checkbox], [type=file]'))
    expect(typed.map((field) => [field.attr('name'), field.attr('autocomplete') ?? ''])).toEqual(
      typed.map((field) => [field.attr('name'), expect.stringMatching(/^(name|tel|email|organization|on|off)$/)]),
    )
  })

  // The fault: WebKit emptied the text field with autocomplete="off" when it brought the page back
  // from its cache, and Chromium every such field after Back; the request went without it.
  test('has no field that a browser empties when the visitor comes back', () => {
    expect(each(form.find('[autocomplete=off]:not([tabindex])')).map((field) => field.attr('name'))).toEqual([])
  })

  test('says word for word what the content says', () => {
    for (const name of fields) {
      const { label, hint } = labels[name]
      expect(words(labelOf(name))).toBe(name === 'times' ? `${label} (${labels.optional})` : label)
      const described = (group(name) ?? control(name)).attr('aria-describedby')
      const said = name === 'phone' || name === 'email' ? labels.ways : hint
      expect([name, described ? words(form.find(`[id="${described}"]`)) : undefined]).toEqual([name, said])
    }
    const more = where === pagePath('home') ? '' : `${labels.more} (${labels.optional})`
    expect(words(form.find('details > summary'))).toBe(more)
    expect(words(form.find('button[type=submit]'))).toBe(button)
    expect(words(form)).toContain(said(labels.notice))
  })

  test('offers every service, and has chosen none', () => {
    const boxes = each(form.find('[name=service]'))
    const titles = services.map(({ title }) => title)
    expect(boxes.map((box) => box.attr('value'))).toEqual([...titles, labels.service.unsure])
    expect(boxes.map((box) => words(box.parent()))).toEqual([...titles, labels.service.unsure])
  })

  test('offers every answer of its lists, and has chosen none', () => {
    const options = (name: string) => each(control(name).find('option')).map(words)
    for (const name of (['often', 'sizeIn'] as const).filter((name) => fields.includes(name))) {
      expect(options(name)).toEqual([labels[name].choose, ...labels[name].choices])
      expect(control(name).find('option[selected]:not([value=""])')).toHaveLength(0)
    }
  })

  test('has ticked and filled in nothing beforehand', () => {
    expect(form.find('[checked]')).toHaveLength(0)
    const filled = each(form.find('input:not([type=hidden], [type=checkbox]), textarea'))
    expect(filled.map((field) => `${field.attr('value') ?? ''}${field.text()}`).join('')).toBe('')
  })

  test('is described to agents, and so is each control that people see', () => {
    expect(form.attr('toolname')).toBe('request_quote')
    expect(form.attr('tooldescription')).toBe(labels.agents)
    for (const name of fields.filter((name) => !group(name)))
      expect([name, control(name).attr('toolparamdescription')]).toEqual([
        name,
        expect.stringContaining(labels[name].label),
      ])
  })

  test('leads from its collection notice to the privacy policy', () => {
    expect(links(form)).toContainEqual([expect.any(String), pagePath('privacy')])
  })

  test('is checked by the browser and posted', () => {
    expect(form.attr('method') ?? form.find('[type=submit]').attr('formmethod')).toBe('post')
    expect(form.attr('novalidate')).toBeUndefined()
    expect(each(form.find('[required]')).map((field) => field.attr('name'))).toEqual(['name', 'location'])
  })
})

describe('the form goes', () => {
  test('where the configuration says', () => {
    const form = documentIn(fileOf(pagePath('contact')))('form[name=quote]')
    expect(form.attr('action') ?? form.find('[type=submit]').attr('formaction')).toBe(setup.target.action)
  })

  test('to Netlify, which sees there every field that can come', () => {
    const form = formFor(NETLIFY)('form')
    expect([form.attr('action'), form.attr('data-netlify'), form.attr('data-netlify-honeypot')]).toEqual([
      THANK_YOU_PATH,
      'true',
      NETLIFY.honeypot,
    ])
    const names = each(form.find('[name]')).map((field) => field.attr('name'))
    expect([...new Set(names)].sort()).toEqual([...FIELDS, ...HIDDEN_FIELDS, 'form-name', NETLIFY.honeypot].sort())
    expect(form.find('[name=form-name]').attr('value')).toBe('quote')
    for (const name of HIDDEN_FIELDS) expect(form.find(`[name=${name}]`).val()).toBe('')
  })

  test.each(SERVICES.map((target) => [target.kind, target] as const))(
    'to %s with its fields, and with a trap out of sight and out of the keyboard’s way',
    (_, target) => {
      const form = formFor(target)('form')
      expect([form.attr('action'), form.attr('data-netlify')]).toEqual([target.action, undefined])
      for (const [name, value] of Object.entries(target.fields))
        expect([name, form.find(`[name="${name}"]`).attr('value')]).toEqual([name, value])
      const trap = form.find(`[name="${target.honeypot}"]`)
      expect([trap.attr('tabindex'), trap.attr('autocomplete'), trap.closest('label').attr('class')]).toEqual([
        '-1',
        'off',
        'hidden',
      ])
    },
  )

  // The fault: password managers filled in the trap, and the service threw the request away. Each
  // has an attribute of its own by which it is told: 1Password, LastPass, Bitwarden, Dashlane.
  test.each([NETLIFY, ...SERVICES].map((target) => [target.kind, target] as const))(
    'to %s without password managers taking the trap for theirs',
    (_, target) => {
      const trap = formFor(target)(`[name="${target.honeypot}"]`)
      const told = ['data-1p-ignore', 'data-lpignore', 'data-bwignore', 'data-form-type'].map((name) => trap.attr(name))
      expect(told).toEqual(['', 'true', '', 'other'])
    },
  )

  // The fault: browsers call a page insecure whose form itself has a mailbox as its action.
  test('as plain text into an e-mail, by its button alone', () => {
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

describe('the page that thanks', () => {
  const page = templatePages['thank-you']
  const $ = documentIn(fileOf(THANK_YOU_PATH))

  test('says what happens next, and when', () => {
    const section = $(`section:has(h2:contains("${page.next.title}"))`)
    expect(words(section)).toContain(said(page.next.lead))
    // The first step was to ask.
    const steps = templatePages.contact.next.steps.slice(1)
    expect(section.find('ol > li')).toHaveLength(steps.length)
    steps.forEach(({ title, text, when = '' }, i) => {
      for (const part of [title, text, when]) expect(words(section.find('ol > li').eq(i))).toContain(said(part))
    })
  })

  test('has room for the request’s reference, which is out of sight until script knows it', () => {
    const place = $('main [data-reference]')
    expect([place.length, place.attr('data-reference'), words(place)]).toEqual([1, quote.reference.label, ''])
    expect(place.attr('hidden')).toBeDefined()
  })

  test('has no form and no quote button in its text, since the request was sent', () => {
    expect($('main form, main a[data-opens]')).toHaveLength(0)
  })

  test('is not to be listed, and nothing leads there or lists it', () => {
    expect($('meta[name=robots]').attr('content')).toBe('noindex')
    for (const file of ['sitemap.xml', 'llms.txt', 'blog/feed.xml'])
      expect(readFileSync(join(OUT, file), 'utf8')).not.toContain(THANK_YOU_PATH)
    const leading = pages.filter(([file]) => documentIn(file)(`a[href*="${THANK_YOU_PATH}"]`).length > 0)
    expect(leading).toEqual([])
  })
})
