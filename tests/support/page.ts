import type { Locator, Page } from '@playwright/test'
import { TOAST_EVENT } from '../../components/enhancements/toasts'

/** Matches the addresses of all scripts but the loader, which the page itself includes. */
export const MODULES = /\/assets\/\w+\/(?!loader\.js)[^/]+\.js$/

/**
 * Runs `act` while these rules apply to the page as well. They are a constructed stylesheet, which
 * the site's policy allows.
 */
export async function withStyles<Result>(page: Page, rules: string, act: () => Promise<Result>): Promise<Result> {
  const sheet = await page.evaluateHandle((text) => {
    const added = new CSSStyleSheet()
    added.replaceSync(text)
    document.adoptedStyleSheets.push(added)
    return added
  }, rules)
  const result = await act()
  await sheet.evaluate((added) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== added)
  })
  return result
}

/** Runs `act` while the header and the call bar are static, so that they cover nothing. */
export function withoutStickyElements<Result>(page: Page, act: () => Promise<Result>): Promise<Result> {
  return withStyles(page, 'header, .call-bar { position: static !important }', act)
}

/** Loads every picture of the page, lazy ones included, and its fonts. */
export function loadPictures(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager'
    // Decoding is rejected when the browser meanwhile chooses another file, as it does after the
    // viewport changed, and starts again; only a broken picture has no width once it is complete.
    const decode = async (picture: HTMLImageElement, tries = 5): Promise<void> => {
      await picture.decode().catch((error: unknown) => {
        const isBroken = picture.complete && picture.naturalWidth === 0
        if (isBroken || tries === 1) throw new Error(`${picture.currentSrc}: ${String(error)}`)
        return decode(picture, tries - 1)
      })
    }
    await Promise.all([...document.images].map((picture) => decode(picture)))
    await document.fonts.ready
  })
}

/**
 * Renders the page in the site's own font. On a first visit a browser keeps the fallback font
 * (`font-display: optional`), which has other metrics on a machine without Arial and Roboto.
 */
export async function showSiteFont(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const plain = (name: string) => name.replaceAll('"', '')
    const [family = ''] = getComputedStyle(document.body).fontFamily.split(',')
    await document.fonts.load(`1em ${family}`).catch(async () => {
      // Firefox gives such a font up when it comes late, and takes it as one of the page's script.
      const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules])
      const own = rules.find(
        (rule): rule is CSSFontFaceRule =>
          rule instanceof CSSFontFaceRule && plain(rule.style.getPropertyValue('font-family')) === plain(family),
      )
      const [source = '', weight = ''] = ['src', 'font-weight'].map((name) => own?.style.getPropertyValue(name))
      document.fonts.add(await new FontFace(plain(family), source, { weight }).load())
    })
  })
  // Chromium matches fonts again when a font is declared and every element's style is new.
  const again = '@font-face { font-family: none; src: local(none) } * { caret-color: transparent }'
  await withStyles(page, again, () => page.evaluate(() => document.body.offsetHeight))
}

/**
 * Triggers the loader by moving the mouse at the page's edge, over no control, and waits until its
 * modules have loaded. A movement before the loader has run has no effect.
 */
export async function startScript(page: Page): Promise<void> {
  await page.locator('html[data-script]').waitFor({ state: 'attached' })
  for (const y of [400, 420]) await page.mouse.move(1, y)
  await page.locator('html[data-script=ready]').waitFor()
}

/** Opens a page and waits until its modules have loaded. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await startScript(page)
}

/** Delays all requests that match until the returned function is called. */
export async function delayRequests(page: Page, address: string | RegExp): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(address, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/**
 * Plays the page's transitions and animations, their delays included, twenty times as fast, for a
 * test of what shows and not of when.
 */
export function accelerateAnimations(page: Page): Promise<void> {
  return page.evaluate(() => {
    const accelerate = () => {
      for (const animation of document.getAnimations()) animation.playbackRate = 20
      requestAnimationFrame(accelerate)
    }
    accelerate()
  })
}

/** Pastes into a field, as a visitor does: the site's policy lets no script read the clipboard. */
export async function pasteInto(field: Locator): Promise<void> {
  await field.focus()
  await field.press('ControlOrMeta+V')
}

/** Shows a toast, as the site's code does; the page's modules have to be loaded. */
export async function showToast(page: Page, text: string): Promise<void> {
  const message = { type: TOAST_EVENT, detail: text }
  await page.evaluate(({ type, detail }) => document.dispatchEvent(new CustomEvent(type, { detail })), message)
  await page.locator('.toast', { hasText: text }).waitFor()
}

/** Opens every disclosure of the page's content, or folds them again. */
export function setDisclosures(page: Page, isOpen: boolean): Promise<void> {
  return page.locator('main details').evaluateAll((all, open) => {
    for (const details of all) details.toggleAttribute('open', open)
  }, isOpen)
}
