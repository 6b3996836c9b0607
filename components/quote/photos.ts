import setup from 'site:quote-setup'
import { MEGABYTE } from '@/lib/units'
import { LIST_SEPARATOR, type FieldIssue } from './fields'

/** The names of files, in one text. */
export const namesOf = (files: readonly File[]): string => files.map(({ name }) => name).join(LIST_SEPARATOR)

/**
 * The issue of the chosen files, undefined if they can be sent. It names those that are too large.
 */
export function photosIssue(files: readonly File[]): FieldIssue | undefined {
  const limits = setup.target.files
  if (!limits) return undefined
  if (files.length > limits.files) return { error: 'photosTooMany' }
  const large = files.filter((file) => file.size > limits.megabytes * MEGABYTE)
  const isTooMuch = files.reduce((sum, { size }) => sum + size, 0) > limits.allMegabytes * MEGABYTE
  const refused = large[0] || !isTooMuch ? large : files
  return refused[0] && { error: 'photosTooLarge', about: namesOf(refused) }
}
