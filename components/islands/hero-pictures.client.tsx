'use client'

import { useEffect, useReducer, useRef, useState } from 'react'
import { onFirstGesture } from '@/components/behaviour/first-gesture'
import {
  HERO_TURN_MS,
  afterEvent,
  firstTurn,
  isWiping,
  mayRotate,
  watchSight,
  type Turn,
  type TurnEvent,
} from '@/components/behaviour/hero-rotation'
import { useHydrated } from '@/components/behaviour/use-hydrated'
import { ArtPicture } from '@/components/ui/picture'
import type { PictureData } from '@/content/schema/picture'

interface HeroPicturesProps {
  pictures: readonly { name: string; wide: PictureData; tall: PictureData }[]
  /** What the button does, in words. */
  pause: string
  play: string
}

/** From 1024 px wider than half the screen, since its sides are cut to fill the height. On phones, whose pixels are small, a little less than the screen. */
const SIZES = '(width >= 64rem) max(54vw, 66rem), (width >= 48rem) 100vw, 82vw'

/** The hero's pictures. The first is in the HTML and alone until the visitor's first gesture; from then on they take turns, each fetched one turn ahead and wiped across the one before once it is decoded. They stand still under reduced motion, while data is saved, out of sight, and when the visitor says so. */
export function HeroPictures({ pictures, pause, play }: HeroPicturesProps) {
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [turn, tell] = useReducer(
    (before: Turn, event: TurnEvent) => afterEvent(before, event, pictures.length),
    pictures.length,
    firstTurn,
  )
  const [begun, setBegun] = useState(false)
  const [paused, setPaused] = useState(false)
  const [seen, setSeen] = useState(true)
  const works = useHydrated() && mayRotate() && turn.next !== null
  const on = begun && !paused
  const running = on && seen
  const wiping = isWiping(turn)
  /** The picture whose time runs: its five seconds begin when it begins to come in. */
  const front = wiping ? turn.next : turn.shown

  useEffect(
    () =>
      onFirstGesture((target) => {
        // The button says itself what it does.
        if (mayRotate() && !(target instanceof Node && button.current?.contains(target))) setBegun(true)
      }),
    [],
  )

  useEffect(() => {
    if (box.current) return watchSight(box.current, setSeen)
  }, [])

  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => mayRotate() && tell('due'), HERO_TURN_MS)
    return () => {
      clearInterval(timer)
      tell('paused')
    }
  }, [running, front])

  useEffect(() => {
    if (!begun || turn.next === null) return
    let wanted = true
    const settle = (event: TurnEvent) => () => wanted && tell(event)
    box.current?.querySelector<HTMLImageElement>('[data-next] img')?.decode().then(settle('decoded'), settle('failed'))
    return () => {
      wanted = false
    }
  }, [begun, turn.next])

  const layers = begun && turn.next !== null ? [turn.shown, turn.next] : [turn.shown]
  return (
    <div ref={box} className="hero-pictures">
      {layers.map((index) => {
        const picture = pictures[index]
        const isNext = index !== turn.shown
        return (
          picture && (
            <div
              key={picture.name}
              className="hero-picture"
              data-next={isNext ? (wiping ? 'wiping' : 'waiting') : undefined}
              onAnimationEnd={() => tell('wiped')}
            >
              <ArtPicture {...picture} sizes={SIZES} className="size-full" imgClassName="size-full object-cover" />
            </div>
          )
        )
      })}
      {wiping && <span className="hero-blade" />}
      <button
        ref={button}
        type="button"
        className={works ? 'hero-button' : 'hero-button invisible'}
        onClick={() => {
          setPaused(on)
          setBegun(true)
        }}
      >
        <span className="sr-only">{on ? pause : play}</span>
        {/* components/ui/icon.tsx would bring every pictogram's drawing into the browser. */}
        <svg aria-hidden viewBox="0 0 24 24" className="size-5 fill-current">
          <path d={on ? 'M7 5h3.5v14H7zM13.5 5H17v14h-3.5z' : 'M8 5v14l11-7z'} />
        </svg>
      </button>
    </div>
  )
}
