/** The font of a company that has none of its own, by the files of its package. */
export const DEFAULT_FONT = {
  family: 'Instrument Sans',
  package: '@fontsource-variable/instrument-sans',
  /** Latin letters, which pages load. */
  latin: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  /** The letters of other languages in Latin script, for social pictures. */
  latinExtended: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2',
} as const
