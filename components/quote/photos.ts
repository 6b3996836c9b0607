import setup from 'site:quote-setup'
import { MEGABYTE } from '@/lib/units'
import type { FieldError } from './fields'

/** The error of the chosen files, undefined if they can be sent. */
export function photosError(files: readonly File[]): FieldError | undefined {
  const limits = setup.target.files
  if (!limits) return undefined
  if (files.length > limits.files) return 'photosTooMany'
  const sizes = files.map(({ size }) => size)
  const all = sizes.reduce((sum, size) => sum + size, 0)
  const isTooLarge = sizes.some((size) => size > limits.megabytes * MEGABYTE) || all > limits.allMegabytes * MEGABYTE
  return isTooLarge ? 'photosTooLarge' : undefined
}
