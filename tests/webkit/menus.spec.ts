import { navigation } from '../../lib/content/navigation'
import { pagePath } from '../../lib/content/routes'
import { overflowingElements } from '../support/layout'
import { SMOKE } from '../support/repeats'
import { PHONE, countOf, expect, focus, hasFocus, isShown, open, placeOf, test, visit } from './webkit'

const menus = navigation().main.filter(({ groups }) => groups.length > 0)
const MENU = '.menu details'
const trigger = (name: string) => `${MENU}[data-name="${name}"] > summary`
const linksOf = ({ groups }: (typeof menus)[number]) => groups.flatMap(({ links }) => links)
const linkIn = (menu: (typeof menus)[number]) => `${MENU}[data-name="${menu.name}"] a[href="${linksOf(menu)[0]!.href}"]`

/** Gives each menu its name, by which the tests find it. */
const nameMenus = () => {
  for (const menu of document.querySelectorAll<HTMLElement>('.menu details'))
    menu.dataset.name = menu.querySelector('summary')!.textContent.trim()
}

for (const [place, menu] of menus.entries()) {
  test(
    `${menu.name} opens with Enter, Tab moves into it, and Escape closes it and returns the focus`,
    place === 0 ? SMOKE : {},
    async ({ webkit }) => {
      await visit(webkit, pagePath('home'))
      await webkit.evaluate(nameMenus)
      await focus(webkit, trigger(menu.name))
      await webkit.pressKey('Enter')
      await expect.poll(() => isShown(webkit, linkIn(menu))).toBe(true)
      await webkit.pressKey('Tab')
      expect(await hasFocus(webkit, `${MENU}[data-name="${menu.name}"] a`)).toBe(true)
      await webkit.pressKey('Escape')
      await expect.poll(() => isShown(webkit, linkIn(menu))).toBe(false)
      expect(await hasFocus(webkit, trigger(menu.name))).toBe(true)
    },
  )
}

test('a menu opens and closes on click, closes the other, and stays within the viewport', async ({ webkit }) => {
  const [first, second] = menus
  await visit(webkit, pagePath('home'))
  await webkit.evaluate(nameMenus)
  for (const menu of [first!, second!]) {
    await webkit.click(trigger(menu.name))
    await expect.poll(() => isShown(webkit, linkIn(menu))).toBe(true)
    expect(await overflowingElements(webkit)).toEqual([])
  }
  expect(await isShown(webkit, linkIn(first!))).toBe(false)
  await webkit.click(trigger(second!.name))
  await expect.poll(() => isShown(webkit, linkIn(second!))).toBe(false)
})

test('following a link of a menu opens its page with the menu closed', async ({ webkit }) => {
  const menu = menus.at(-1)!
  await visit(webkit, pagePath('home'))
  await webkit.evaluate(nameMenus)
  await webkit.click(trigger(menu.name))
  await webkit.click(linkIn(menu))
  await expect.poll(() => placeOf(webkit)).toBe(linksOf(menu)[0]!.href)
  await expect.poll(() => countOf(webkit, `${MENU}[open]`)).toBe(0)
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(`on a phone with${javaScriptEnabled ? '' : 'out'} script`, () => {
    test.use({ viewport: PHONE, javaScriptEnabled })

    test('the toggle shows the navigation, and every link of the menus can be shown', async ({ webkit }) => {
      await (javaScriptEnabled ? visit : open)(webkit, pagePath('home'))
      await webkit.evaluate(nameMenus)
      expect(await isShown(webkit, '.menu')).toBe(false)
      await webkit.click('.menu-toggle > summary')
      await expect.poll(() => isShown(webkit, '.menu')).toBe(true)
      for (const menu of menus) {
        await webkit.click(trigger(menu.name))
        for (const { href } of linksOf(menu))
          await expect
            .poll(() => isShown(webkit, `${MENU}[data-name="${menu.name}"] a[href="${href}"]`), href)
            .toBe(true)
      }
      expect(await overflowingElements(webkit)).toEqual([])
    })
  })
}
