import type { Locator } from '@playwright/test'

/**
 * Fills in a form as a visitor with a keyboard does: `answers`, by the controls' names, the first
 * choice for the names in `choices`, and whatever else the form requires, with `mark` as text.
 */
export async function fillIn(
  form: Locator,
  answers: Readonly<Record<string, string>>,
  choices: readonly string[],
  mark: string,
): Promise<void> {
  // Optional fields may be folded away.
  await form.locator('details').evaluateAll((all) => {
    for (const details of all) (details as HTMLDetailsElement).open = true
  })
  const all = form.locator('input, select, textarea')
  const controls = await all.evaluateAll((elements) =>
    (elements as (HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement)[]).map((element, index) => ({
      index,
      name: element.name,
      type: element.type,
      isAsked: element.checkVisibility() && !element.disabled,
      isRequired: element.required,
      option: element instanceof HTMLSelectElement ? [...element.options].findIndex(({ value }) => value !== '') : -1,
    })),
  )
  const chosen = new Set<string>()
  for (const { index, name, type, isAsked, isRequired, option } of controls) {
    if (!isAsked) continue
    const control = all.nth(index)
    const isWanted = isRequired || choices.includes(name)
    switch (type) {
      case 'submit':
      case 'button':
      case 'file':
        break
      case 'checkbox':
      case 'radio':
        // The first with this name: if it is drawn as something else, the space bar still ticks it.
        if (isWanted && !chosen.has(name) && !(await control.isChecked())) await control.press('Space')
        chosen.add(name)
        break
      case 'select-one':
        if (isWanted) await control.selectOption({ index: option })
        break
      case 'date':
        if (isRequired) await control.fill(new Date().toISOString().slice(0, 10))
        break
      default: {
        const answer = answers[name] ?? (isRequired ? mark : undefined)
        if (answer !== undefined) await control.fill(answer)
      }
    }
  }
}
