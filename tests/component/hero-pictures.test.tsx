import { act, fireEvent, render, screen } from '@testing-library/react'
import { attach } from '@/components/enhancements/hero'
import { SLIDE_MS } from '@/components/enhancements/hero-rotation'
import type { Loader } from '@/components/enhancements/loader-api'
import { Hero } from '@/components/sections/home/hero'
import { getContent } from '@/lib/content/get-content'
import { quoteLink } from '@/lib/content/navigation'
import { pagePath } from '@/lib/content/routes'
import { PICTURE } from '../support/picture'

const { title, lead, hero } = getContent().templatePages.home
const { pictures: listed, turns } = hero
const alts = listed.map(({ alt }) => alt)

/** What the build makes of the listed pictures, without its files. */
const mockPictures = listed.map(({ name, alt }) => {
  return {
    alt,
    srcSets: [`/${name}-tall.avif 800w`, `/${name}-tall.webp`, `/${name}-wide.avif 1600w`],
    src: `/${name}.webp`,
  }
})
jest.mock('site:hero-pictures', () => ({
  __esModule: true,
  get default() {
    return mockPictures
  },
}))

let reducedMotion: boolean
let saveData: boolean
/** By their alternative texts: what does not come, what cannot be drawn, what takes for ever. */
let missing: string[]
let broken: string[]
let slow: string[]
let tellSight: (isIntersecting: boolean) => void

beforeEach(() => {
  reducedMotion = false
  saveData = false
  missing = []
  broken = []
  slow = []
  jest.useFakeTimers()
  window.matchMedia = (media) => ({ media, matches: reducedMotion }) as MediaQueryList
  Object.defineProperty(navigator, 'connection', { configurable: true, get: () => ({ saveData }) })
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
  // jsdom loads no pictures.
  jest.spyOn(HTMLImageElement.prototype, 'src', 'set').mockImplementation(function (this: HTMLImageElement, src) {
    this.setAttribute('src', src)
    if (slow.includes(this.alt)) return
    queueMicrotask(() => this.dispatchEvent(new Event(missing.includes(this.alt) ? 'error' : 'load')))
  })
  HTMLImageElement.prototype.decode = function () {
    return broken.includes(this.alt) ? Promise.reject(new Error('no picture')) : Promise.resolve()
  }
  window.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      tellSight = (isIntersecting) =>
        callback([{ isIntersecting } as IntersectionObserverEntry], {} as IntersectionObserver)
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

/** The visitor's first tap, click or key, on this element. */
const tap = (target: Element) => act(async () => void fireEvent.pointerUp(target))

/** Shows the first screen of the home page, and lets script take the pictures over. */
function show({ checked = false } = {}) {
  const [picture] = mockPictures
  if (!picture) throw new Error('expected a picture')
  const wide = { ...PICTURE, ...picture }
  render(
    <Hero
      {...{ title, lead, hero }}
      quote={quoteLink()}
      explore={{ name: hero.explore, href: pagePath('services') }}
      picture={{ wide, tall: wide }}
    />,
  )
  Object.assign(control(), { checked })
  attach(document.querySelector<HTMLElement>('.hero-pictures')!, {} as Loader)
}

const images = () => [...document.querySelectorAll<HTMLImageElement>('.hero-pictures img')].map(({ alt }) => alt)
const next = (state: 'waiting' | 'wiping') => document.querySelector<HTMLImageElement>(`[data-next=${state}] img`)?.alt
const heroSwitch = () => document.querySelector('.hero-switch')
const control = () => screen.getByRole('switch', { name: turns })
const beginActing = () => tap(document.body)
/**
 * A press on the switch, which may be the visitor's first act: it begins before the browser has
 * switched it.
 */
const press = async () => {
  await tap(control())
  await act(async () => void fireEvent.click(control()))
}
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
/** The browser has wiped the picture in. */
const finishWipe = () =>
  act(async () => {
    const layer = document.querySelector('[data-next=wiping]')
    if (layer) fireEvent.animationEnd(layer)
  })
/** One turn: the time passes, and the wipe ends. */
const turn = async () => {
  await wait(SLIDE_MS)
  await finishWipe()
}
const inTab = async (visibilityState: DocumentVisibilityState) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibilityState)
  await act(async () => void fireEvent(document, new Event('visibilitychange')))
}

test('until the visitor does something, the first picture stands alone', async () => {
  show()
  await wait(SLIDE_MS * 3)
  expect(images()).toEqual(alts.slice(0, 1))
  expect(control()).not.toBeChecked()
})

test('a switch that Firefox has kept on over a reload moves nothing until the visitor acts', async () => {
  show({ checked: true })
  await wait(SLIDE_MS * 3)
  expect(images()).toEqual(alts.slice(0, 1))
  await beginActing()
  await turn()
  expect(images()[0]).toBe(alts[1])
})

test('after the visitor’s first act all take turns, each five seconds', async () => {
  show()
  await beginActing()
  for (const [i, alt] of [...alts.slice(1), ...alts].entries()) {
    const before = alts[i % alts.length]
    expect(images()).toEqual([before, alt])
    await wait(SLIDE_MS - 1)
    expect(next('wiping')).toBeUndefined()
    await wait(1)
    expect(next('wiping')).toBe(alt)
    await finishWipe()
  }
})

test('the next one comes with its own files, for wide screens and for phones', async () => {
  show()
  await beginActing()
  const layer = document.querySelector('[data-next]')
  expect([...(layer?.querySelectorAll('source') ?? [])].map(({ srcset }) => srcset)).toEqual(mockPictures[1]?.srcSets)
  expect(layer?.querySelector('img')).toHaveAttribute('src', mockPictures[1]?.src)
})

test('a picture is shown only once it can be drawn', async () => {
  slow = [alts[1] ?? '']
  show()
  await beginActing()
  await wait(SLIDE_MS * 3)
  expect(next('wiping')).toBeUndefined()
  expect(next('waiting')).toBe(alts[1])
})

test('a picture that does not come or cannot be drawn is passed over, every time', async () => {
  missing = [alts[1] ?? '']
  broken = [alts[3] ?? '']
  show()
  await beginActing()
  const [first, ...rest] = alts.filter((alt) => ![...missing, ...broken].includes(alt))
  for (const alt of [...rest, first, ...rest]) {
    await turn()
    expect(images()[0]).toBe(alt)
  }
})

test('when no other picture comes, the first stays, and there is nothing to pause', async () => {
  missing = alts.slice(1)
  show()
  await beginActing()
  await turn()
  expect(images()).toEqual(alts.slice(0, 1))
  expect(heroSwitch()).toHaveClass('invisible')
})

test('the switch stops them, and lets them go on', async () => {
  show()
  await beginActing()
  expect(control()).toBeChecked()
  await wait(SLIDE_MS - 1)
  await press()
  expect(control()).not.toBeChecked()
  await wait(SLIDE_MS * 3)
  await finishWipe()
  expect(images()[0]).toBe(alts[0])
  await press()
  await turn()
  expect(images()[0]).toBe(alts[1])
})

test('who presses the switch first wants to see them: it starts them and does not stop them', async () => {
  show()
  await press()
  expect(control()).toBeChecked()
  await turn()
  expect(images()[0]).toBe(alts[1])
})

test.each([
  ['the hero is out of view', () => act(async () => tellSight(false)), () => act(async () => tellSight(true))],
  ['the tab is in the background', () => inTab('hidden'), () => inTab('visible')],
])('they wait while %s', async (_, leave, comeBack) => {
  show()
  await beginActing()
  await leave()
  await wait(SLIDE_MS * 3)
  await finishWipe()
  expect(images()[0]).toBe(alts[0])
  await comeBack()
  await turn()
  expect(images()[0]).toBe(alts[1])
})

test.each([
  ['wants no motion', () => (reducedMotion = true)],
  ['saves data', () => (saveData = true)],
])('for a visitor who %s nothing is loaded and nothing moves', async (_, ask) => {
  ask()
  show()
  await beginActing()
  await wait(SLIDE_MS * 2)
  expect(images()).toEqual(alts.slice(0, 1))
  expect(heroSwitch()).toHaveClass('invisible')
})

test('motion that becomes unwelcome ends the turns', async () => {
  show()
  await beginActing()
  await turn()
  reducedMotion = true
  await wait(SLIDE_MS * 3)
  await finishWipe()
  expect(images()[0]).toBe(alts[1])
})
