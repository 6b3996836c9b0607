import {
  estimate,
  inFigures,
  inWords,
  numberIn,
  type Bounds,
  type Rates,
  type SiteAnswers,
} from '@/lib/pricing/estimate'
import { DRAFT_KEY, TYPED_KEY, withStorage } from '../quote/draft-store'
import type { Module } from './loader-api'

/** The form's data, which is part of the page. */
export interface EstimatorData {
  rates: Rates
  /** The title of the service, by kind of site. */
  services: Readonly<Record<string, string>>
  bounds: Readonly<Record<'area' | 'toilets' | 'kitchens', Bounds>>
  words: {
    to: string
    month: string
    hours: string
    enter: string
    message: string
    sizeIn: string
    often: readonly string[]
  }
}

/**
 * Calculates a range while the form is filled in, and passes the answers to the quote form when its
 * button is pressed.
 */
export const attach: Module['attach'] = (element) => {
  const form = element as HTMLFieldSetElement
  const { rates, services, bounds, words } = JSON.parse(form.dataset.setup!) as EstimatorData
  const part = (name: string) => form.querySelector<HTMLElement>(`[data-part=${name}]`)!
  const control = (name: string) => form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement
  const label = (name: string) => control(name).labels![0]!.textContent
  const [range, note, quote] = ['range', 'note', 'quote'].map(part) as [HTMLElement, HTMLElement, HTMLElement]
  let answers: SiteAnswers | undefined

  const show = () => {
    const wrong: string[] = []
    const number = (name: keyof typeof bounds) => {
      const value = numberIn(control(name).value, bounds[name])
      control(name).setAttribute('aria-invalid', String(value === undefined))
      const { least, most } = bounds[name]
      if (value === undefined) {
        wrong.push(`${label(name)}: ${words.enter} ${inFigures(least)} ${words.to} ${inFigures(most)}.`)
      }
      return value ?? least
    }
    const given = {
      site: control('site').value,
      area: number('area'),
      toilets: number('toilets'),
      kitchens: number('kitchens'),
      visits: Number(control('visits').value),
    }
    answers = wrong.length > 0 ? undefined : given
    const shown = answers ? inWords(estimate(answers, rates), words) : { range: '', note: wrong.join(' ') }
    range.textContent = shown.range
    note.textContent = shown.note
    quote.hidden = !answers
  }

  form.addEventListener('input', show)
  // Before the click reaches the document, where intents.ts opens the form.
  quote.addEventListener('click', () => answers && carry(answers))
  show()
  form.dataset.enhanced = ''

  /** Saves the answers where the form looks for what was typed before its module had loaded. */
  function carry({ site, area, visits }: SiteAnswers): void {
    const lines = ['area', 'toilets', 'kitchens', 'visits'].map(
      (name) => `${label(name)}: ${control(name).value.trim()}`,
    )
    const ours = `${words.message} ${lines.join(', ')}. ${range.textContent} ${note.textContent}.`
    withStorage((storage) => {
      const typed = new URLSearchParams(storage.getItem(TYPED_KEY) || '')
      const draft = JSON.parse(storage.getItem(DRAFT_KEY)!) as { values?: { message?: string } } | null
      const written = typed.get('message') || draft?.values?.message || ''
      typed.set('service', services[site]!)
      typed.set('size', `${area}`)
      typed.set('sizeIn', words.sizeIn)
      typed.set('often', words.often[visits - 1]!)
      // What the visitor has written stays, also after what an earlier press has added, which is
      // replaced; that ends with the note.
      if (!written || written.startsWith(words.message))
        typed.set('message', ours + written.slice(written.indexOf('.', written.indexOf(words.hours)) + 1))
      storage.setItem(TYPED_KEY, String(typed))
    })
  }
}
