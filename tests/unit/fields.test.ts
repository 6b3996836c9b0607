import fc from 'fast-check'
import { load } from 'cheerio'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { quoteSetup } from '@/lib/pages/quote-setup'
import { newId, referenceOf } from '@/components/lead/identity'
import { errorsOf, leadDraft, leadOf, leadText, issueOf } from '@/components/quote/answers'
import {
  FIELDS,
  HIDDEN_FIELDS,
  LIST_SEPARATOR,
  type FieldError,
  type FieldName,
  type QuoteValues,
} from '@/components/quote/fields'
import { QuoteForm } from '@/components/quote/quote-form'
import { getContent } from '@/lib/content/get-content'
import { LENGTH_LIMITS } from '@/lib/content/schema/form-limits'
import * as written from '../support/spellings'

const { quote: words } = getContent()

const ID = newId()
const REFERENCE = referenceOf(ID, words.reference.letters)

const WHOLE: Required<QuoteValues> = {
  name: 'Sam O’Brien',
  location: 'Parramatta NSW 2150',
  phone: '0412 345 678',
  email: 'sam@company.com.au',
  service: ['Office cleaning', 'Carpet, tile and grout cleaning'].join(LIST_SEPARATOR),
  company: 'Quay Tower',
  often: 'Every week',
  start: '2027-02-01',
  size: '40',
  sizeIn: 'people who work there',
  message: 'Two floors',
  walkthrough: 'yes',
  times: 'Tuesday before 9 am',
}

describe('what is wrong with a field', () => {
  // One example for each: a text that no value brings up would be dead.
  const examples: Record<Exclude<FieldError, `photos${string}`>, [FieldName, string]> = {
    nameMissing: ['name', '.'],
    contactMissing: ['phone', ''],
    phoneInvalid: ['phone', '0412'],
    emailInvalid: ['email', 'sam at company'],
    locationMissing: ['location', ' '],
    locationInvalid: ['location', '?'],
    postcodeInvalid: ['location', '215'],
    serviceMissing: ['service', ''],
  }

  test.each(Object.entries(examples))('%s', (error, [field, value]) => {
    expect(issueOf(field, { [field]: value })).toMatchObject({ error })
  })

  test('every text of a fault can be shown', () => {
    const ofPhotos = ['photosTooMany', 'photosTooLarge']
    expect(['title', ...Object.keys(examples), ...ofPhotos].sort()).toEqual(Object.keys(words.errors).sort())
  })

  test('the faults of an empty form are those of the four answers that it needs, in its order', () => {
    expect(Object.entries(errorsOf({}))).toEqual([
      ['name', 'nameMissing'],
      ['location', 'locationMissing'],
      ['phone', 'contactMissing'],
      ['service', 'serviceMissing'],
    ])
  })

  test('a whole form has none, nor has one without what is optional', () => {
    expect(errorsOf(WHOLE)).toEqual({})
    const { name, location, phone, email, service } = WHOLE
    expect(errorsOf({ name, location, phone, service })).toEqual({})
    expect(errorsOf({ name, location, email, service })).toEqual({})
  })

  test.each(['李', 'Zoë', 'Mary-Jane O’Neill', 'X Æ A-12'])('the name %s is one', (name) => {
    expect(issueOf('name', { name })).toBeUndefined()
  })
})

describe('what is sent', () => {
  test('is everything that was written, what was understood of it, and what the lead is called by', () => {
    const { sizeIn, ...answers } = WHOLE
    expect(leadOf(WHOLE, ID, words)).toEqual({
      ...answers,
      size: `${WHOLE.size} ${sizeIn}`,
      dial: '+61412345678',
      postcode: '2150',
      reference: REFERENCE,
      subject: `${REFERENCE} ${words.subject}, ${WHOLE.service}, ${WHOLE.location}`,
    })
  })

  test('has nothing empty in it', () => {
    const { name, service, times } = WHOLE
    const values = { name, service, times, email: 'sam@company.com.au', location: 'Mascot', phone: '', size: '' }
    expect(leadOf({ ...values, sizeIn: 'rooms', message: '' }, ID, words)).toEqual({
      name,
      email: 'sam@company.com.au',
      location: 'Mascot',
      service,
      times,
      walkthrough: 'yes',
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
    const names: string[] = [...FIELDS, ...HIDDEN_FIELDS]
    expect(Object.keys(leadOf(WHOLE, ID, words)).filter((name) => !names.includes(name))).toEqual([])
  })
})

describe('the request as an email', () => {
  test('has its reference, then a line for each field that was filled in, with its label, in the form’s order', () => {
    const { form, reference } = words
    expect(leadText(WHOLE, ID, words).split('\n')).toEqual([
      `${reference.label}: ${REFERENCE}`,
      `${form.name.label}: ${WHOLE.name}`,
      `${form.location.label}: ${WHOLE.location}`,
      `${form.phone.label}: ${WHOLE.phone}`,
      `${form.email.label}: ${WHOLE.email}`,
      `${form.service.label}: ${WHOLE.service}`,
      `${form.company.label}: ${WHOLE.company}`,
      `${form.often.label}: ${WHOLE.often}`,
      `${form.start.label}: 1 February 2027`,
      `${form.size.label}: ${WHOLE.size} ${WHOLE.sizeIn}`,
      `${form.message.label}: ${WHOLE.message}`,
      `${form.walkthrough.label}: ${form.yes}`,
      `${form.times.label}: ${WHOLE.times}`,
    ])
    expect(leadText({ name: 'Sam', message: '' }, ID, words)).toBe(
      `${reference.label}: ${REFERENCE}\n${form.name.label}: Sam`,
    )
  })

  /**
   * What an email program reads from a mailto: address (RFC 6068), where a plus sign is a plus
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

  test('arrives as it was written, whatever that was, with lines as emails have them', () => {
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
    ['phone' as const, written.phones],
    ['email' as const, written.emails.map((text) => ({ text }))],
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
          // The browser looks at no empty field that may be empty.
          if (text === '' || (field !== 'location' && text.trim() === '')) return
          const faults = errorsOf({ [field]: text })
          // What belongs into the other of two fields counts there.
          const own = field === 'location' ? [field] : (['phone', 'email'] as const)
          if (own.every((name) => !faults[name])) expect(text).toMatch(accepted)
        },
      ),
      { numRuns: 1000 },
    )
  })

  // Regression: the browser asked for four digits, of which such a number may have two.
  test.each(['13 CATS', '13AAA0', '1300 CLEANER'])('the browser accepts a number said in letters: %s', (text) => {
    expect(errorsOf({ phone: text })).not.toHaveProperty('phone')
    expect(text).toMatch(pattern('phone'))
  })

  test.each([
    ['phone' as const, 'Sam'],
    ['phone' as const, 'Suite 12'],
    ['email' as const, 'sam at company'],
    ['location' as const, '?'],
    ['location' as const, '215'],
  ])('the browser finds the same fault in %s “%s”', (field, value) => {
    expect(value).not.toMatch(pattern(field))
  })

  // HTML alone knows neither "one of the two" nor "one of these boxes"; the style sheet shows the
  // button once they are there, and the receiver checks.
  test('exactly the text fields without which script does not send are required', () => {
    const required = FIELDS.filter((field) => $(`[name=${field}]`).attr('required') !== undefined)
    const needed = Object.keys(errorsOf({})).filter((field) => field !== 'phone' && field !== 'service')
    expect(required).toEqual(needed)
  })

  test('what is typed is as long at most as the limits say, and nothing else keeps it from being sent', () => {
    for (const [name, length] of Object.entries(LENGTH_LIMITS))
      expect([name, $(`[name=${name}]`).attr('maxlength')]).toEqual([name, String(length)])
    expect($('[maxlength]')).toHaveLength(Object.keys(LENGTH_LIMITS).length)
    expect($(['minlength', 'min', 'max', 'step'].map((limit) => `[${limit}]`).join(', '))).toHaveLength(0)
    // A browser's own check of email addresses refuses some that exist.
    expect($('input[type=email], input[type=number], input[type=url]')).toHaveLength(0)
  })

  test('the names under which fields are sent stand once each', () => {
    expect(new Set([...FIELDS, ...HIDDEN_FIELDS]).size).toBe(FIELDS.length + HIDDEN_FIELDS.length)
  })
})
