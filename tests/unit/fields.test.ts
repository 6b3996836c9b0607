import fc from 'fast-check'
import { load } from 'cheerio'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { quoteSetup } from '@/app/quote-setup'
import { newId, referenceOf } from '@/components/lead/identity'
import {
  FIELDS,
  FILLED_IN,
  faultOf,
  faultsOf,
  leadDraft,
  leadOf,
  leadText,
  type Fault,
  type FieldName,
  type QuoteValues,
} from '@/components/quote/fields'
import { QuoteForm } from '@/components/quote/quote-form'
import { catalogue } from '@/content/catalogue'
import * as written from '../support/spellings'

const { quote: words } = catalogue()

const ID = newId()
const REFERENCE = referenceOf(ID, words.reference.letters)

const WHOLE: Required<QuoteValues> = {
  name: 'Sam O’Brien',
  contact: '0412 345 678, sam@company.com.au',
  location: 'Parramatta NSW 2150',
  service: 'Office cleaning',
  size: '200 to 500 m²',
  message: 'Two floors',
  walkthrough: 'yes',
  times: 'Tuesday before 9 am',
}

describe('what is wrong with a field', () => {
  // One example for each: a text that no value brings up would be dead.
  const examples: Record<Fault, [FieldName, string]> = {
    nameMissing: ['name', '.'],
    contactMissing: ['contact', ''],
    contactUnclear: ['contact', 'Sam'],
    phoneInvalid: ['contact', '0412 345'],
    emailInvalid: ['contact', 'sam@company'],
    locationMissing: ['location', ' '],
    locationInvalid: ['location', '?'],
    postcodeInvalid: ['location', '215'],
    serviceMissing: ['service', ''],
  }

  test.each(Object.entries(examples))('%s', (fault, [field, value]) => {
    expect(faultOf(field, value)).toBe(fault)
  })

  test('every text of a fault can be shown', () => {
    expect(['title', ...Object.keys(examples)].sort()).toEqual(Object.keys(words.faults).sort())
  })

  test('the faults of an empty form are those of its four required fields, in its order', () => {
    expect(Object.entries(faultsOf({}))).toEqual([
      ['name', 'nameMissing'],
      ['contact', 'contactMissing'],
      ['location', 'locationMissing'],
      ['service', 'serviceMissing'],
    ])
  })

  test('a whole form has none, nor has one without what is optional', () => {
    expect(faultsOf(WHOLE)).toEqual({})
    const { name, contact, location, service } = WHOLE
    expect(faultsOf({ name, contact, location, service })).toEqual({})
  })

  test.each(['李', 'Zoë', 'Mary-Jane O’Neill', 'X Æ A-12'])('the name %s is one', (name) => {
    expect(faultOf('name', name)).toBeUndefined()
  })
})

describe('what is sent', () => {
  test('is everything that was written, what was understood of it, and what the lead is called by', () => {
    expect(leadOf(WHOLE, ID, words)).toEqual({
      ...WHOLE,
      phone: '+61412345678',
      email: 'sam@company.com.au',
      postcode: '2150',
      reference: REFERENCE,
      subject: `${REFERENCE} ${words.subject}, ${WHOLE.service}, ${WHOLE.location}`,
    })
  })

  test('has nothing empty in it', () => {
    const values = { ...WHOLE, contact: '0412 345 678', location: 'Mascot', size: '', message: '' }
    expect(leadOf(values, ID, words)).toEqual({
      name: WHOLE.name,
      contact: '0412 345 678',
      location: 'Mascot',
      service: WHOLE.service,
      walkthrough: 'yes',
      times: WHOLE.times,
      phone: '+61412345678',
      reference: REFERENCE,
      subject: `${REFERENCE} ${words.subject}, ${WHOLE.service}, Mascot`,
    })
  })

  // A mailbox lists two copies of a lead side by side, and shows them as one by their subject.
  test('begins with what the office calls it by, and is called the same however it is sent', () => {
    const lead = leadOf(WHOLE, ID, words)
    expect(Object.keys(lead).slice(0, 2)).toEqual(['reference', 'subject'])
    const { searchParams } = new URL(leadDraft('mailto:office@company.com.au', WHOLE, ID, words))
    expect(lead.subject).toBe(searchParams.get('subject'))
    expect(leadText(WHOLE, ID, words)).toContain(lead.reference)
  })

  test('has names that the HTML has room for, since Netlify accepts no others', () => {
    const names: string[] = [...FIELDS, ...FILLED_IN]
    expect(Object.keys(leadOf(WHOLE, ID, words)).filter((name) => !names.includes(name))).toEqual([])
  })
})

describe('the request as an e-mail', () => {
  test('has its reference, then a line for each field that was filled in, with its label, in the form’s order', () => {
    const { form, reference } = words
    expect(leadText(WHOLE, ID, words).split('\n')).toEqual([
      `${reference.label}: ${REFERENCE}`,
      `${form.name.label}: ${WHOLE.name}`,
      `${form.contact.label}: ${WHOLE.contact}`,
      `${form.location.label}: ${WHOLE.location}`,
      `${form.service.label}: ${WHOLE.service}`,
      `${form.size.label}: ${WHOLE.size}`,
      `${form.message.label}: ${WHOLE.message}`,
      form.walkthrough.label,
      `${form.times.label}: ${WHOLE.times}`,
    ])
    expect(leadText({ name: 'Sam', message: '' }, ID, words)).toBe(
      `${reference.label}: ${REFERENCE}\n${form.name.label}: Sam`,
    )
  })

  /**
   * What an e-mail program reads from a mailto: address (RFC 6068), where a plus sign is a plus
   * sign.
   */
  function opened(href: string) {
    const [, mailbox, query = ''] = /^mailto:([^?]+)\?(.*)$/.exec(href) ?? []
    const parts = query.split('&').map((part) => part.split('=').map(decodeURIComponent))
    return { mailbox, parts, ...(Object.fromEntries(parts) as { subject: string; body: string }) }
  }

  test('goes to the mailbox, and its subject names the reference, the service and the place', () => {
    const { mailbox, subject } = opened(leadDraft('mailto:office@company.com.au', WHOLE, ID, words))
    expect(mailbox).toBe('office@company.com.au')
    expect(subject).toBe(`${REFERENCE} ${words.subject}, ${WHOLE.service}, ${WHOLE.location}`)
    expect(opened(leadDraft('mailto:a@b.au', {}, ID, words)).subject).toBe(`${REFERENCE} ${words.subject}`)
  })

  test('arrives as it was written, whatever that was, with lines as e-mails have them', () => {
    const text = fc
      .string({
        unit: fc.oneof(
          fc.constantFrom('&', '+', 'ü', '😀', '"', '%', '=', '?', '#', '\n', '\r\n', '’'),
          fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
        ),
      })
      .filter((value) => value.isWellFormed())
    fc.assert(
      fc.property(text, text, (message, location) => {
        const values = { ...WHOLE, message, location }
        const { parts, subject, body } = opened(leadDraft('mailto:office@company.com.au', values, ID, words))
        expect(parts).toHaveLength(2)
        const named = [words.subject, WHOLE.service, location].filter(Boolean).join(', ')
        expect(subject).toBe(`${REFERENCE} ${named}`)
        expect(body.replaceAll('\r\n', '\n')).toBe(leadText(values, ID, words).replaceAll('\r\n', '\n'))
        expect(body.replaceAll('\r\n', '')).not.toContain('\n')
      }),
      { numRuns: 1000 },
    )
  })
})

describe('before script arrives', () => {
  const $ = load(renderToStaticMarkup(createElement(QuoteForm, { setup: quoteSetup(), id: 'quote' })))
  /** A pattern as browsers apply it: to the whole value, with the flag v. */
  const pattern = (field: FieldName) => new RegExp(`^(?:${$(`[name=${field}]`).attr('pattern')})$`, 'v')

  test.each([
    [
      'contact' as const,
      fc.oneof(
        written.phones,
        written.emails.map((text) => ({ text })),
      ),
    ],
    [
      'location' as const,
      fc.oneof(
        written.places,
        fc.constantFrom(...written.SUBURBS).map((text) => ({ text })),
      ),
    ],
  ])('the browser accepts as %s whatever script accepts', (field, spellings) => {
    const accepted = pattern(field)
    fc.assert(
      fc.property(
        fc.oneof(
          spellings,
          fc.string().map((text) => ({ text })),
        ),
        ({ text }) => {
          if (faultOf(field, text) === undefined) expect(text).toMatch(accepted)
        },
      ),
      { numRuns: 1000 },
    )
  })

  test.each([
    ['contact' as const, 'Sam'],
    ['contact' as const, 'sam@company'],
    ['location' as const, '?'],
    ['location' as const, '215'],
  ])('the browser finds the same fault in %s “%s”', (field, value) => {
    expect(value).not.toMatch(pattern(field))
  })

  test('exactly the fields without which script does not send are required', () => {
    const required = FIELDS.filter((field) => $(`[name=${field}]`).attr('required') !== undefined)
    expect(required).toEqual(Object.keys(faultsOf({})))
  })

  test('nothing but the patterns and what is required keeps a value from being sent', () => {
    const limits = ['maxlength', 'minlength', 'min', 'max', 'step']
    expect($(limits.map((limit) => `[${limit}]`).join(', '))).toHaveLength(0)
    expect($('input:not([type=text], [type=checkbox], [type=hidden])')).toHaveLength(0)
  })

  test('the names under which fields are sent stand once each', () => {
    expect(new Set([...FIELDS, ...FILLED_IN]).size).toBe(FIELDS.length + FILLED_IN.length)
  })
})
