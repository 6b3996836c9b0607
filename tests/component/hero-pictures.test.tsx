import { act, fireEvent, render, screen } from '@testing-library/react'
import { HERO_TURN_MS } from '@/components/behaviour/hero-rotation'
import { HeroPictures } from '@/components/islands/hero-pictures.client'
import { catalogue } from '@/content/catalogue'
import type { PictureData } from '@/content/schema/picture'

const { pictures: listed, pause, play } = catalogue().special.home.hero
const alts = listed.map(({ alt }) => alt)

const data = (name: string, alt: string): PictureData => ({
  alt,
  width: 1600,
  height: 1000,
  ratio: '16:10',
  sources: [],
  src: `/${name}.webp`,
  ground: 'harbour',
})
const PICTURES = listed.map(({ name, alt }) => ({
  name,
  wide: data(`${name}-wide`, alt),
  tall: data(`${name}-tall`, alt),
}))

let reducedMotion: boolean
let saveData: boolean
/** Pictures that do not come, and those that take for ever. */
let broken: string[]
let slow: string[]
let tellSight: (isIntersecting: boolean) => void

beforeEach(() => {
  reducedMotion = false
  saveData = false
  broken = []
  slow = []
  jest.useFakeTimers()
  window.matchMedia = (media) => ({ media, matches: reducedMotion }) as MediaQueryList
  Object.defineProperty(navigator, 'connection', { configurable: true, get: () => ({ saveData }) })
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'visible' })
  HTMLImageElement.prototype.decode = function () {
    if (slow.includes(this.alt)) return new Promise(() => {})
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
afterEach(() => jest.useRealTimers())

const show = () => render(<HeroPictures pictures={PICTURES} pause={pause} play={play} />)
const images = () => [...document.querySelectorAll('img')].map(({ alt }) => alt)
const pressKey = () => act(async () => void fireEvent.keyDown(document.body, { key: 'Tab' }))
const press = (name: string) =>
  act(async () => {
    const button = screen.getByRole('button', { name })
    fireEvent.pointerUp(button)
    fireEvent.click(button)
  })
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
/** The browser has wiped the picture in. */
const finishWipe = () =>
  act(async () => {
    const layer = document.querySelector('[data-next=wiping]')
    if (layer) fireEvent.animationEnd(layer)
  })
/** One turn: the time passes, and the wipe ends. */
const turn = async () => {
  await wait(HERO_TURN_MS)
  await finishWipe()
}
const inTab = async (visibilityState: DocumentVisibilityState) => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: visibilityState })
  await act(async () => void fireEvent(document, new Event('visibilitychange')))
}

test('until the visitor does something, the first picture stands alone', async () => {
  show()
  await wait(HERO_TURN_MS * 3)
  expect(images()).toEqual(alts.slice(0, 1))
})

test('scrolling alone does not start them', async () => {
  show()
  await act(async () => {
    fireEvent.scroll(window)
    fireEvent.wheel(window)
    // A finger that scrolls: it goes down, and the browser takes the gesture over.
    fireEvent.pointerDown(document.body)
    fireEvent.pointerCancel(document.body)
  })
  await wait(HERO_TURN_MS * 2)
  expect(images()).toEqual(alts.slice(0, 1))
})

test.each(['keyDown', 'pointerUp'] as const)(
  'after the first %s all take turns, each five seconds',
  async (gesture) => {
    show()
    await act(async () => void fireEvent[gesture](document.body))
    for (const [i, alt] of [...alts.slice(1), ...alts].entries()) {
      const before = alts[i % alts.length]
      expect(images()).toEqual([before, alt])
      await wait(HERO_TURN_MS - 1)
      expect(document.querySelector('[data-next=wiping]')).toBeNull()
      await wait(1)
      expect(document.querySelector('[data-next=wiping] img')).toHaveAttribute('alt', alt)
      await finishWipe()
    }
  },
)

test('a picture is shown only once it is decoded', async () => {
  slow = [alts[1] ?? '']
  show()
  await pressKey()
  await wait(HERO_TURN_MS * 3)
  expect(document.querySelector('[data-next=wiping]')).toBeNull()
  expect(document.querySelector('[data-next=waiting] img')).toHaveAttribute('alt', alts[1])
})

test('a picture that does not come is passed over, every time', async () => {
  broken = [alts[1] ?? '', alts[3] ?? '']
  show()
  await pressKey()
  const seen: (string | undefined)[] = []
  for (let i = 0; i < 4; i++) {
    await turn()
    seen.push(images()[0])
  }
  expect(seen).toEqual([alts[2], alts[4], alts[0], alts[2]])
})

test('when no other picture comes, the first stays, and there is nothing to pause', async () => {
  broken = alts.slice(1)
  show()
  await pressKey()
  await turn()
  expect(images()).toEqual(alts.slice(0, 1))
  expect(document.querySelector('button')).toHaveClass('invisible')
})

test('the button stops them, and lets them go on', async () => {
  show()
  await pressKey()
  await wait(HERO_TURN_MS - 1)
  await press(pause)
  await wait(HERO_TURN_MS * 3)
  await finishWipe()
  expect(images()[0]).toBe(alts[0])
  await press(play)
  await turn()
  expect(images()[0]).toBe(alts[1])
})

test('who presses the button first wants to see them: it starts them and does not stop them', async () => {
  show()
  await press(play)
  expect(screen.getByRole('button', { name: pause })).toBeInTheDocument()
  await turn()
  expect(images()[0]).toBe(alts[1])
})

test('who has paused them is not overruled by the next key', async () => {
  show()
  await pressKey()
  await press(pause)
  await pressKey()
  await wait(HERO_TURN_MS * 2)
  expect(screen.getByRole('button', { name: play })).toBeInTheDocument()
  expect(images()[0]).toBe(alts[0])
})

test.each([
  ['the hero is out of view', () => act(async () => tellSight(false)), () => act(async () => tellSight(true))],
  ['the tab is in the background', () => inTab('hidden'), () => inTab('visible')],
])('they wait while %s', async (_, leave, comeBack) => {
  show()
  await pressKey()
  await leave()
  await wait(HERO_TURN_MS * 3)
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
  await pressKey()
  await wait(HERO_TURN_MS * 2)
  expect(images()).toEqual(alts.slice(0, 1))
  expect(document.querySelector('button')).toHaveClass('invisible')
})

test('motion that becomes unwelcome ends the turns', async () => {
  show()
  await pressKey()
  await turn()
  reducedMotion = true
  await wait(HERO_TURN_MS * 3)
  await finishWipe()
  expect(images()[0]).toBe(alts[1])
})
