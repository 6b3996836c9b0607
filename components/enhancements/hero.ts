import pictures from 'site:hero-pictures'
import { create } from './dom'
import { onFirstAct } from './first-act'
import {
  HERO_TURN_MS,
  afterEvent,
  firstTurn,
  isWiping,
  mayRotate,
  watchSight,
  type Turn,
  type TurnEvent,
} from './hero-rotation'
import type { Module } from './loader-api'

/** What differs from one of the hero's pictures to the next, in the order of their HTML. */
export interface HeroPicture {
  alt: string
  /** `srcset` of each `<source>`: components/ui/picture.tsx. */
  srcSets: readonly string[]
  /** `src` of the `<img>`. */
  src: string
}

/**
 * Takes turns with the hero's pictures after the visitor's first tap, click or key. Until then the
 * first one, which is in the HTML, stands alone; from then on each is fetched one turn ahead and
 * wiped across the one before once it is decoded. They stand still under reduced motion, while data
 * is saved, out of sight, and when the visitor switches them off.
 */
export const attach: Module['attach'] = (box, loader) => {
  const control = box.querySelector('.hero-switch')
  const input = control?.querySelector('input')
  const first = box.querySelector('.hero-picture')
  if (!control || !input || !first) throw new Error('The hero lacks its switch or its picture.')

  const layers = new Map<number, Element>([[0, first]])
  let turn: Turn = firstTurn(pictures.length)
  let hasActed = false
  let hasBegun = false
  let isSeen = true
  let timer: ReturnType<typeof setInterval> | undefined
  /** The picture whose time runs: its five seconds begin when it begins to come in. */
  let front: number | null | undefined

  const tell = (event: TurnEvent) => {
    turn = afterEvent(turn, event, pictures.length)
    update()
  }
  const layerOf = (index: number) => {
    const known = layers.get(index)
    if (known) return known
    const layer = layerFor(first, index)
    layers.set(index, layer)
    layer.addEventListener('animationend', () => tell('wiped'))
    const image = layer.querySelector('img')
    image?.addEventListener('error', () => tell('failed'))
    // A browser refuses to decode what has not come yet.
    image?.addEventListener('load', () => {
      image.decode().then(
        () => tell('decoded'),
        () => tell('failed'),
      )
    })
    return layer
  }
  const update = () => {
    const works = mayRotate() && turn.next !== null
    const wiping = isWiping(turn)
    // Firefox keeps it switched on over a reload, which is no act.
    hasBegun ||= hasActed && input.checked
    control.classList.toggle('invisible', !works)

    const shown = hasBegun && turn.next !== null ? [turn.shown, turn.next] : [turn.shown]
    for (const [index, layer] of layers) {
      if (shown.includes(index)) continue
      layer.remove()
      layers.delete(index)
    }
    for (const index of shown) {
      const layer = layerOf(index)
      if (index === turn.shown) layer.removeAttribute('data-next')
      else layer.setAttribute('data-next', wiping ? 'wiping' : 'waiting')
      if (!layer.isConnected) control.before(layer)
    }
    const blade = box.querySelector('.hero-blade')
    if (!wiping) blade?.remove()
    else if (!blade) control.before(create('span', { class: 'hero-blade' }))

    const running = hasBegun && input.checked && isSeen
    const inFront = running ? (wiping ? turn.next : turn.shown) : undefined
    if (inFront === front) return
    front = inFront
    clearInterval(timer)
    if (running) timer = setInterval(() => mayRotate() && tell('due'), HERO_TURN_MS)
    else tell('paused')
  }

  input.addEventListener('change', update)
  onFirstAct(loader, (target) => {
    hasActed = true
    // The browser itself switches what is pressed.
    if (mayRotate() && target !== input) input.checked = true
    update()
  })
  watchSight(box, (seen) => {
    isSeen = seen
    update()
  })
  update()
}

/** The layer of another picture: the first one's HTML with other addresses. */
function layerFor(first: Element, index: number): Element {
  const layer = first.cloneNode(true) as Element
  const picture = pictures[index]
  const image = layer.querySelector('img')
  if (!picture || !image) throw new Error(`The hero has no picture ${index}.`)
  layer.querySelectorAll('source').forEach((source, i) => {
    source.srcset = picture.srcSets[i] ?? ''
  })
  // A browser may put off a picture that nobody sees yet.
  Object.assign(image, { alt: picture.alt, loading: 'eager', src: picture.src })
  return layer
}
