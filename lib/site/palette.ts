import { readFileSync } from 'node:fs'

const STYLESHEET = 'app/globals.css'

/**
 * A colour of `@theme` in the stylesheet, for what cannot use a class: icons, the manifest, social
 * images. Throws if there is none with this name.
 */
export function paletteColour(role: string): string {
  const [, colour] = new RegExp(`--color-${role}:\\s*(#[0-9a-f]{6})\\s*;`).exec(readFileSync(STYLESHEET, 'utf8')) ?? []
  if (!colour) {
    throw new Error(
      `${STYLESHEET} has no line such as “--color-${role}: ” with six hexadecimal digits; @theme needs one.`,
    )
  }
  return colour
}
