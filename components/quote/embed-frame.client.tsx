'use client'

import clsx from 'clsx'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { showToast } from '@/components/enhancements/toasts'
import type { Embed, FrameWords, PrefillKey } from '@/lib/content/schema/embed'
import { frameAddress } from './frame-messages'
import type { FrameMonitor, FrameState } from './frame-monitor'
import { watchFrame } from './watch-frame'

/**
 * The frame's sandbox permissions: its own scripts and forms; its own origin, without which it has
 * neither cookies nor storage (it is never this site's, so this does not weaken the sandbox); links
 * into a new tab, which is a normal tab; and navigating the page after a click, as a redirect on
 * submit does.
 */
const SANDBOX = [
  'allow-scripts',
  'allow-forms',
  'allow-same-origin',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-top-navigation-by-user-activation',
]

/** A calendar also offers its booking as a download (“Add to calendar”). */
const SANDBOXES = { form: SANDBOX.join(' '), calendar: [...SANDBOX, 'allow-downloads'].join(' ') }

/** Props of EmbedFrame. */
export interface EmbedFrameProps {
  /** The same object on each render. */
  embed: Embed
  words: FrameWords
  /**
   * Values typed so far or derived from the page, for prefill; read once, when the frame is loaded.
   */
  values?: () => Partial<Record<PrefillKey, string>>
  /** Called once per frame. */
  onDone?: (what: 'submitted' | 'booked') => void
}

/**
 * A provider's form or calendar in a plain `<iframe>`, loaded once when it is about to scroll into
 * view. Its space is reserved, so that there is no layout shift when it loads, fails or grows. The
 * frame is never removed, and the panel around it offers the other contact methods.
 */
export function EmbedFrame({ embed, words, values, onDone }: EmbedFrameProps) {
  const [state, setState] = useState<FrameState>('waiting')
  const [isOffline, setIsOffline] = useState(false)
  // Each attempt is a new element: changing the URL of the same one would add a history entry.
  const [loaded, setLoaded] = useState<{ address: string; attempt: number }>()
  const place = useRef<HTMLDivElement>(null)
  const reserved = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const monitor = useRef<FrameMonitor>(null)
  const isToasted = useRef(false)

  const load = useEffectEvent(() => {
    const address = loaded?.address ?? frameAddress(embed, { host: location.hostname, values: values?.() ?? {} })
    setLoaded({ address, attempt: (loaded?.attempt ?? 0) + 1 })
  })
  const enter = useEffectEvent((next: FrameState) => {
    setState(next)
    if (!isTrouble(next) || isToasted.current) return
    isToasted.current = true
    showToast(words.toast)
  })
  const finish = useEffectEvent((what: 'submitted' | 'booked') => onDone?.(what))

  useEffect(() => {
    const current = watchFrame(
      embed,
      { place, reserved, frame },
      {
        onOffline: setIsOffline,
        load: () => load(),
        onState: (next) => enter(next),
        onDone: (what) => finish(what),
      },
    )
    monitor.current = current
    return current.stop
  }, [embed])

  return (
    <div data-state={state}>
      <FrameNotice
        words={words}
        state={state}
        text={isOffline && state === 'waiting' ? words.offline : words[state]}
        onTryAgain={() => monitor.current?.start()}
      />
      <div ref={place} className="mt-3 grid rounded-small border border-line bg-ground-soft">
        <div ref={reserved} aria-hidden className={CELL}>
          <svg width={1} height={embed.heights.phone} className="md:hidden" />
          <svg width={1} height={embed.heights.desktop} className="hidden md:block" />
        </div>
        {loaded && (
          <iframe
            key={loaded.attempt}
            ref={frame}
            title={embed.title}
            src={loaded.address}
            sandbox={SANDBOXES[embed.kind]}
            referrerPolicy="strict-origin-when-cross-origin"
            allow=""
            onLoad={() => monitor.current?.onLoad()}
            className={clsx(CELL, 'h-full w-full rounded-small')}
          />
        )}
      </div>
    </div>
  )
}

const CELL = 'col-start-1 row-start-1'
const NOTICE = clsx(CELL, 'flex items-center gap-3 rounded-small border-s-4 px-3 py-2 text-small')
const BUTTON = 'flex min-h-11 shrink-0 items-center rounded-small border-2 px-4 font-semibold'

interface FrameNoticeProps {
  words: FrameWords
  state: FrameState
  /** What it says now. */
  text: string
  onTryAgain: () => void
}

/** The state of a frame in words, above it, with a button to load it again. */
function FrameNotice({ words, state, text, onTryAgain }: FrameNoticeProps) {
  const notice = useRef<HTMLDivElement>(null)
  const tryAgain = () => {
    // The button is removed; the focus moves to the notice that contained it.
    notice.current?.focus()
    onTryAgain()
  }
  return (
    <div className="mt-3 grid">
      {(['waiting', 'loading', 'alive', 'offline'] as const).map((name) => (
        <Spacer key={name} text={words[name]} />
      ))}
      {(['slow', 'failed', 'blocked'] as const).map((name) => (
        <Spacer key={name} text={words[name]} button={words.tryAgain} />
      ))}
      <div
        ref={notice}
        role="status"
        tabIndex={-1}
        className={clsx(
          NOTICE,
          isTrouble(state) ? 'border-action bg-ground-highlight' : 'border-transparent text-ink-muted',
        )}
      >
        {text}
        {isTrouble(state) && (
          <button
            type="button"
            onClick={tryAgain}
            className={clsx(BUTTON, 'border-action text-action hover:bg-ground-raised')}
          >
            {words.tryAgain}
          </button>
        )}
      </div>
    </div>
  )
}

/**
 * Invisible copy of each possible status text, so that the notice never changes its height (no
 * layout shift). Rendered via attr() to keep it out of the DOM text, for screen readers and search
 * engines.
 */
function Spacer({ text, button }: { text: string; button?: string }) {
  return (
    <div aria-hidden className={clsx(NOTICE, 'invisible border-transparent')}>
      <span data-text={text} className="after:content-[attr(data-text)]" />
      {button && <span data-text={button} className={clsx(BUTTON, 'after:content-[attr(data-text)]')} />}
    </div>
  )
}

function isTrouble(state: FrameState): boolean {
  return state === 'slow' || state === 'failed' || state === 'blocked'
}
