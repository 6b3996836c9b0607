import { FIELDS, LIST_SEPARATOR, type QuoteValues } from './fields'

/** The field values of a quote form, trimmed; several answers of one field are joined. */
export function valuesIn(form: HTMLFormElement): QuoteValues {
  const data = new FormData(form)
  const textOf = (name: string) =>
    data
      .getAll(name)
      .map((value) => String(value).trim())
      .join(LIST_SEPARATOR)
  return Object.fromEntries(FIELDS.map((name) => [name, textOf(name)]))
}

/** Sets the values of the fields; those that are missing are emptied. */
export function fillIn(form: HTMLFormElement, values: QuoteValues): void {
  for (const control of form.elements) {
    const name = FIELDS.find((field) => field === control.getAttribute('name'))
    if (!name) continue
    const value = values[name] ?? ''
    if (control instanceof HTMLInputElement && control.type === 'checkbox')
      control.checked = value.split(LIST_SEPARATOR).includes(control.value)
    else if (
      control instanceof HTMLInputElement ||
      control instanceof HTMLSelectElement ||
      control instanceof HTMLTextAreaElement
    ) {
      if (control.value.trim() !== value) control.value = value
    }
  }
}
