import { FIELDS, type QuoteValues } from './quote-fields'

/** What stands in the fields of a quote form, without white space at the ends. */
export function valuesIn(form: HTMLFormElement): QuoteValues {
  const data = new FormData(form)
  return Object.fromEntries(FIELDS.map((name) => [name, String(data.get(name) ?? '').trim()]))
}

/** The same without the empty ones: what the visitor has put there. */
export function typedInto(form: HTMLFormElement): QuoteValues {
  return Object.fromEntries(Object.entries(valuesIn(form)).filter(([, value]) => value !== ''))
}

/** Puts values into the fields, but not into the spared one, which is being typed into. */
export function fillIn(form: HTMLFormElement, values: QuoteValues, spared: Element | null): void {
  for (const name of FIELDS) {
    const control = form.elements.namedItem(name)
    const value = values[name] ?? ''
    if (control === spared) continue
    if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = value !== ''
    else if (
      control instanceof HTMLInputElement ||
      control instanceof HTMLSelectElement ||
      control instanceof HTMLTextAreaElement
    ) {
      if (control.value.trim() !== value) control.value = value
    }
  }
}
