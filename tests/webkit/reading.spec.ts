import { getContent } from '../../lib/content/get-content'
import { headings } from '../../lib/content/markdown'
import { PHONE, expect, isInViewport, isShown, open, test, withText } from './webkit'

const article = getContent().articles[0]!
const last = headings(article.body).findLast(({ level }) => level === 2)!

test.use({ javaScriptEnabled: false, viewport: PHONE })

test('without script an article’s table of contents is collapsed, opens, and links to its sections', async ({
  webkit,
}) => {
  await open(webkit, article.path)
  expect(await isShown(webkit, 'main nav details a')).toBe(false)
  await webkit.click('main nav details > summary')
  await webkit.click(await withText(webkit, 'main nav details a', last.text))
  const heading = await withText(webkit, 'main h2', last.text)
  await expect.poll(() => isInViewport(webkit, heading)).toBe(true)
})
