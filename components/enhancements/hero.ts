import pictures from 'site:hero-pictures'
import { create } from './dom'
import { onFirstInteraction } from './first-interaction'
import {
  SLIDE_MS,
  nextState,
  initialState,
  isWiping,
  mayRotate,
  observeVisibility,
  type CarouselState,
  type CarouselEvent,
} from './hero-rotation'
import type { Module } from './loader-api'

/** What differs between the hero's pictures, in the order of their HTML. */
export interface HeroPicture {
  alt: string
  /** `srcset` of each `<source>`: components/ui/picture.tsx. */
  srcSets: readonly string[]
  /** `src` of the `<img>`. */
  src: string
}

/**
 * Starts the hero's carousel after the first user interaction. Until then only the first picture,
 * which is in the HTML, is loaded; afterwards each is fetched one step ahead and wiped in over the
 * previous one once it is decoded. The carousel pauses with reduced motion, with data saver, while
 * out of view, and when the visitor switches it off.
 */
export const attach: Module['attach'] = (box, loader) => {
  const control = box.querySelector('.hero-switch')
  const input = control?.querySelector('input')
  const first = box.querySelector('.hero-picture')
  if (!control || !input || !first) throw new Error('The hero lacks its switch or its picture.')

  const layers = new Map<number, Element>([[0, first]])
  let state: CarouselState = initialState(pictures.length)
  let hasActed = false
  let hasBegun = false
  let isSeen = true
  let timer: ReturnType<typeof setInterval> | undefined
  /** The picture whose timer runs: its five seconds begin with the transition to it. */
  let front: number | null | undefined

  const dispatch = (event: CarouselEvent) => {
    state = nextState(state, event, pictures.length)
    update()
  }
  const layerOf = (index: number) => {
    const known = layers.get(index)
    if (known) return known
    const layer = layerFor(first, index)
    layers.set(index, layer)
    layer.addEventListener('animationend', () => dispatch('wiped'))
    const image = layer.querySelector('img')
    image?.addEventListener('error', () => dispatch('failed'))
    // A browser refuses to decode an image that has not loaded yet.
    image?.addEventListener('load', () => {
      image.decode().then(
        () => dispatch('decoded'),
        () => dispatch('failed'),
      )
    })
    return layer
  }
  const update = () => {
    const works = mayRotate() && state.next !== null
    const wiping = isWiping(state)
    // Firefox keeps the control checked over a reload, which is no user interaction.
    hasBegun ||= hasActed && input.checked
    control.classList.toggle('invisible', !works)

    const shown = hasBegun && state.next !== null ? [state.shown, state.next] : [state.shown]
    for (const [index, layer] of layers) {
      if (shown.includes(index)) continue
      layer.remove()
      layers.delete(index)
    }
    for (const index of shown) {
      const layer = layerOf(index)
      if (index === state.shown) layer.removeAttribute('data-next')
      else layer.setAttribute('data-next', wiping ? 'wiping' : 'waiting')
      if (!layer.isConnected) control.before(layer)
    }
    const blade = box.querySelector('.hero-blade')
    if (!wiping) blade?.remove()
    else if (!blade) control.before(create('span', { class: 'hero-blade' }))

    const running = hasBegun && input.checked && isSeen
    const inFront = running ? (wiping ? state.next : state.shown) : undefined
    if (inFront === front) return
    front = inFront
    clearInterval(timer)
    if (running) timer = setInterval(() => mayRotate() && dispatch('due'), SLIDE_MS)
    else dispatch('paused')
  }

  input.addEventListener('change', update)
  onFirstInteraction(loader, (target) => {
    hasActed = true
    // The browser itself toggles the control if it was the target.
    if (mayRotate() && target !== input) input.checked = true
    update()
  })
  observeVisibility(box, (seen) => {
    isSeen = seen
    update()
  })
  update()
  box.dataset.enhanced = ''
}

/** Clones the first picture's HTML and sets another picture's URLs and alternative text. */
function layerFor(first: Element, index: number): Element {
  const layer = first.cloneNode(true) as Element
  const picture = pictures[index]
  const image = layer.querySelector('img')
  if (!picture || !image) throw new Error(`The hero has no picture ${index}.`)
  layer.querySelectorAll('source').forEach((source, i) => {
    source.srcset = picture.srcSets[i] ?? ''
  })
  // A browser may defer an image that is not visible yet.
  Object.assign(image, { alt: picture.alt, loading: 'eager', src: picture.src })
  return layer
}
