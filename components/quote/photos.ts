import { FILE_LIMITS } from '@/lib/content/schema/form-limits'
import type { FieldError } from './fields'

const MEGABYTE = 1024 * 1024

/** The error of the chosen files, undefined if they can be sent. */
export function photosError(files: readonly File[]): FieldError | undefined {
  const { files: most, megabytes, allMegabytes } = FILE_LIMITS
  if (files.length > most) return 'photosTooMany'
  const sizes = files.map(({ size }) => size)
  const all = sizes.reduce((sum, size) => sum + size, 0)
  const isTooLarge = sizes.some((size) => size > megabytes * MEGABYTE) || all > allMegabytes * MEGABYTE
  return isTooLarge ? 'photosTooLarge' : undefined
}
