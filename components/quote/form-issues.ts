import { issueOf } from './answers'
import { showErrorSummary, showFieldIssue, VALIDATED_FIELDS, type ValidatedField } from './field-issues'
import { FIELDS, PHOTOS, type FieldIssue, type FieldName, type QuoteValues } from './fields'
import { valuesIn } from './form-values'
import { photosIssue } from './photos'

/** The checks of a form's answers, which show what they find. */
export interface FormIssues {
  /** Checks the field of a control that was left. */
  checkField: (control: Element) => void
  /** Checks all values to be sent; returns the list of their issues, undefined without any. */
  checkAll: (values: QuoteValues, photos: readonly File[]) => HTMLElement | undefined
}

const confirmation = (name: FieldName, values: QuoteValues) => `${name} ${values[name]}`

/**
 * Shows a form's issues beside its fields and, when it is submitted, as a list in `summaryPlace`.
 */
export function formIssues(form: HTMLFormElement, summaryPlace: HTMLElement): FormIssues {
  let issues: Partial<Record<ValidatedField, FieldIssue>> = {}
  /** Unusual answers of which a submission has warned: submitted again, they are accepted. */
  const confirmed = new Set<string>()

  const showIssues = () => {
    for (const name of VALIDATED_FIELDS) showFieldIssue(form, name, issues[name])
  }
  const issueIn = (name: FieldName, values: QuoteValues) => {
    const issue = issueOf(name, values)
    return issue && 'warning' in issue && confirmed.has(confirmation(name, values)) ? undefined : issue
  }

  return {
    // An empty field has an error only after the form was submitted without it.
    checkField(control) {
      const name = FIELDS.find((field) => field === control.getAttribute('name'))
      if (!name) return
      const values = valuesIn(form)
      // One of phone and email is enough, so an issue of one may depend on the other.
      const asked = name === 'email' && issues.phone ? (['phone', 'email'] as const) : [name]
      for (const field of asked) {
        const { [field]: known, ...others } = issues
        // A warning that is shown stays: sending takes the focus from the field that it is about.
        const issue = (known ? issueOf : issueIn)(field, values)
        issues = issue && (values[field] !== '' || known) ? { ...others, [field]: issue } : others
      }
      showIssues()
    },

    checkAll(values, photos) {
      const found = FIELDS.map((name) => [name, issueIn(name, values)] as const)
      for (const [name, issue] of found) if (issue && 'warning' in issue) confirmed.add(confirmation(name, values))
      issues = Object.fromEntries([...found, [PHOTOS, photosIssue(photos)] as const].filter(([, issue]) => issue))
      showIssues()
      // Only now: above the fields, any later change of the list would move them.
      return showErrorSummary(form, summaryPlace, issues)
    },
  }
}
