import { connectionFacts } from '@/lib/content/conditions'
import { FILE_LIMITS } from '@/lib/content/schema/form-limits'
import { formTarget, policySources } from '@/lib/integrations/integrations'
import { FORMSPREE, WEB3FORMS, RECEIVER, SITE_URL, parsed } from '../support/deliveries'

test('an option that is left out has its default', () => {
  const { analytics } = parsed({ analytics: { provider: 'gtag', id: 'G-AB12CD34EF' } })
  expect(analytics).toMatchObject({ storage: 'denied' })
})

describe('the site’s own form', () => {
  const thanks = { path: '/thank-you/', url: `${SITE_URL}/thank-you/` }
  const target = (delivery: object) =>
    formTarget(parsed({ delivery }).delivery, { mailbox: 'mailto:office@company.com.au', thanks })

  test('becomes an email', () => {
    expect(target({ kind: 'email' })).toEqual({
      kind: 'email',
      name: 'quote',
      action: 'mailto:office@company.com.au',
      fields: {},
    })
  })

  test('goes to Netlify under its name, and from there to the page of thanks', () => {
    expect(target({ kind: 'netlify' })).toEqual({
      kind: 'netlify',
      name: 'quote',
      action: thanks.path,
      fields: { 'form-name': 'quote' },
      honeypot: 'leave-empty',
    })
  })

  test('goes to Web3Forms with its key, which is told the page of thanks by the name it has for it', () => {
    expect(target(WEB3FORMS)).toEqual({
      kind: 'web3forms',
      name: 'quote',
      action: 'https://api.web3forms.com/submit',
      fields: { access_key: WEB3FORMS.key },
      nativeFields: { redirect: thanks.url },
      honeypot: 'botcheck',
    })
  })

  test('goes to Formspree, which has names of its own as well', () => {
    expect(target(FORMSPREE)).toEqual({
      kind: 'formspree',
      name: 'quote',
      action: FORMSPREE.address,
      fields: {},
      nativeFields: { _next: thanks.url },
      honeypot: '_gotcha',
    })
  })

  test('goes to the receiver, which needs nothing but the lead', () => {
    expect(target(RECEIVER)).toEqual({
      kind: 'receiver',
      name: 'quote',
      action: RECEIVER.address,
      fields: {},
      honeypot: 'leave-empty',
      files: { files: 5, megabytes: 10, allMegabytes: 25 },
    })
  })

  // Regression: the form promised the same everywhere, and the host of a receiver on Netlify
  // refused the whole request.
  test.each([
    ['server', '5 files of 10 MB each, 25 MB together'],
    ['netlify', '5 files, 4 MB together'],
    ['cloudflare', '5 files, 10 MB together'],
  ] as const)('promises of files what the receiver on %s takes', (runsOn, says) => {
    const delivery = { ...RECEIVER, runsOn }
    expect(target(delivery).files).toEqual(FILE_LIMITS[runsOn])
    expect(connectionFacts(parsed({ delivery })).get('photoLimit')).toBe(says)
  })

  // Regression: a field called company-website was filled in by password managers, and the lead of
  // a real person was thrown away.
  test('has a honeypot that no browser and no password manager fills in as part of an address', () => {
    const parts = /name|company|organi[sz]ation|website|url|mail|phone|tel|address|street|city|state|zip|post|country/i
    const traps = [RECEIVER, { kind: 'netlify' }, FORMSPREE, WEB3FORMS].map((delivery) => target(delivery).honeypot)
    expect(traps.filter((name) => !name || parts.test(name))).toEqual([])
  })
})

describe('the security policy allows', () => {
  const sources = (fields: object) => policySources(parsed(fields), SITE_URL)
  const NOTHING = { frame: [], connect: [], script: [], allowsTrustedTypes: true }

  test('nothing beyond the email draft when nothing is connected', () => {
    expect(sources({})).toEqual({ ...NOTHING, form: ['mailto:'] })
  })

  test('posts to the own site for Netlify', () => {
    expect(sources({ delivery: { kind: 'netlify' } })).toEqual({ ...NOTHING, form: ["'self'"] })
  })

  // Browsers hold a form's redirects to the policy as well (CSP, "form-action").
  test.each([
    [FORMSPREE, 'https://formspree.io'],
    [WEB3FORMS, 'https://api.web3forms.com'],
    [RECEIVER, 'https://leads.company.com.au:8443'],
  ])('posts and requests to a service’s origin, without its path, and the way back: %j', (delivery, origin) => {
    expect(sources({ delivery })).toEqual({ ...NOTHING, form: [origin, "'self'", SITE_URL], connect: [origin] })
  })

  test('the way back to the site’s own name where the site is seen under another one, without its path', () => {
    const seen = policySources(parsed({ delivery: FORMSPREE }), 'https://www.other.com.au/')
    expect(seen.form).toContain('https://www.other.com.au')
  })

  test('the script and the reports of Plausible, wherever it runs', () => {
    const plausible = { provider: 'plausible', domain: 'company.com.au' }
    expect(sources({ analytics: plausible })).toMatchObject({
      script: ['https://plausible.io'],
      connect: ['https://plausible.io'],
    })
    expect(sources({ analytics: { ...plausible, script: 'https://count.company.com.au:8443/js/a.js' } })).toEqual({
      ...NOTHING,
      form: ['mailto:'],
      script: ['https://count.company.com.au:8443'],
      connect: ['https://count.company.com.au:8443'],
    })
  })

  test.each(['gtag', 'gtm'])('Google’s hosts for %s, and no other', (provider) => {
    const id = provider === 'gtag' ? 'G-AB12CD34EF' : 'GTM-AB12CD3'
    const { script, connect } = sources({ analytics: { provider, id } })
    expect(script).toEqual(['https://www.googletagmanager.com'])
    for (const source of connect)
      expect(source).toMatch(/^https:\/\/(\*\.google-analytics|\*\.analytics\.google|www\.googletagmanager)\.com$/)
  })
})
