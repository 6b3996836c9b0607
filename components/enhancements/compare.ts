import { inFigures, numberIn, type Bounds } from '@/lib/pricing/estimate'
import { hourlyInWords, type HourlyWords, type QuotedWork } from '@/lib/pricing/hourly'
import type { Module } from './loader-api'

/** The form's data, which is part of the page. */
export interface CompareData {
  /** The lowest wage of the award, in dollars an hour. */
  wage: number
  bounds: Readonly<Record<keyof QuotedWork, Bounds>>
  words: HourlyWords & Readonly<Record<'waiting' | 'enter' | 'to', string>>
}

/**
 * Shows each quote's dollars per hour while its numbers are filled in. Nothing is saved or sent.
 */
export const attach: Module['attach'] = (element) => {
  const { wage, bounds, words } = JSON.parse(element.dataset.setup!) as CompareData
  for (const quote of element.querySelectorAll('fieldset')) {
    const control = (name: string) => quote.querySelector<HTMLInputElement>(`[name$=-${name}]`)!
    const [rate, note] = quote.querySelectorAll('output > *')
    const show = () => {
      const wrong: string[] = []
      const number = (name: keyof QuotedWork) => {
        const { value, labels } = control(name)
        const { least, most } = bounds[name]
        const found = numberIn(value, bounds[name])
        const isWrong = found === undefined && value.trim() !== ''
        control(name).setAttribute('aria-invalid', String(isWrong))
        if (isWrong) {
          wrong.push(`${labels![0]!.textContent}: ${words.enter} ${inFigures(least)} ${words.to} ${inFigures(most)}.`)
        }
        return found
      }
      const [price, hours, visits] = [number('price'), number('hours'), number('visits')]
      const shown =
        price && hours && visits
          ? hourlyInWords({ price, hours, visits }, wage, words)
          : { rate: '', note: wrong.join(' ') || words.waiting }
      rate!.textContent = shown.rate
      note!.textContent = shown.note
    }
    quote.addEventListener('input', show)
    show()
  }
  element.dataset.enhanced = ''
}
