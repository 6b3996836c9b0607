import { FIELDS, type QuoteValues } from './fields'

/** What stands in the fields of a quote form, without white space at the ends. */
export function valuesIn(form: HTMLFormElement): QuoteValues {
  const data = new FormData(form)
  return Object.fromEntries(FIELDS.map((name) => [name, String(data.get(name) ?? '').trim()]))
}

/** Puts values into the fields; those that are missing are emptied. */
export function fillIn(form: HTMLFormElement, values: QuoteValues): void {
  for (const name of FIELDS) {
    const control = form.elements.namedItem(name)
    const value = values[name] ?? ''
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
