import localFont from 'next/font/local'

/** Instrument Sans for everything: variable from 400 to 700, Latin only (30 kB). What stands in for it until it is there has the same measures: app/styles/base.css. */
export const instrument = localFont({
  src: '../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  variable: '--font-instrument',
  weight: '400 700',
  display: 'swap',
  adjustFontFallback: false,
})
