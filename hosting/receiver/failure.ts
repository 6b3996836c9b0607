/** What the log says of an error: its code or name, since its text may repeat personal data. */
export const failureOf = (error: unknown): string =>
  `failed: ${(error as NodeJS.ErrnoException).code ?? (error as Error).name}`
