export const DAY_MS = 86_400_000

export const MEGABYTE = 1024 * 1024
