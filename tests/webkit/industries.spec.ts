import { entryOf, getContent } from '../../lib/content/get-content'
import { pagePath } from '../../lib/content/routes'
import { NETLIFY, addressOf } from '../support/variants'
import { DIALOG, openDialog } from './dialog'
import { expect, isInViewport, placeOf, test, textOf, valuesOf } from './webkit'

const { industries, services } = getContent()

test('an old link to an industry on the hub leads to its card, and the card to its page', async ({ webkit }) => {
  const industry = industries.at(-1)!
  const card = `[id="${industry.slug}"]`
  await webkit.goto(`${addressOf(NETLIFY)}${pagePath('industries')}#${industry.slug}`)
  await expect.poll(() => isInViewport(webkit, card)).toBe(true)
  await webkit.click(`${card} a`)
  await expect.poll(() => placeOf(webkit)).toBe(industry.path)
  await expect.poll(() => textOf(webkit, 'h1')).toBe(industry.title)
})

test('the quote form opened on an industry’s page asks for its first service', async ({ webkit }) => {
  const industry = industries[0]!
  await openDialog(webkit, industry.path)
  const { title } = entryOf(services, industry.services[0]!)
  await expect.poll(() => valuesOf(webkit, `${DIALOG} form`)).toMatchObject({ service: title })
})
