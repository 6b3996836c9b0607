import { readFileSync } from 'node:fs'

const STYLESHEET = 'app/globals.css'
const PREFERENCES = 'app/styles/preferences.css'

/** Which of two values a role has. */
export const SCHEMES = ['light', 'dark'] as const
type Scheme = (typeof SCHEMES)[number]

/**
 * A colour of `@theme` in the stylesheet, for what cannot use a class: icons, the manifest, social
 * images. The dark scheme has those of the light one that it does not change. Throws if there is
 * none with this name.
 */
export function paletteColour(role: string, scheme: Scheme = 'light'): string {
  const value = (text: string) => new RegExp(`--color-${role}:\\s*(#[0-9a-f]{6})\\s*;`).exec(text)?.[1]
  const light = value(readFileSync(STYLESHEET, 'utf8'))
  if (!light) {
    throw new Error(
      `${STYLESHEET} has no line such as “--color-${role}: ” with six hexadecimal digits; @theme needs one.`,
    )
  }
  return scheme === 'light' ? light : (value(darkValues()) ?? light)
}

/** The rule for visitors who prefer a dark scheme. */
function darkValues(): string {
  const [, values] = /prefers-color-scheme: dark\)([^}]*)/.exec(readFileSync(PREFERENCES, 'utf8')) ?? []
  if (!values) throw new Error(`${PREFERENCES} has no “prefers-color-scheme: dark”; the dark palette stands there.`)
  return values
}
