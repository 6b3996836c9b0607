import { readFileSync } from 'node:fs'
import { transformSync } from 'esbuild'

/** The most that the starter may weigh as it stands in the page, in bytes. */
const LIMIT = 1000

/** The starter as it stands in each page, for a site that counts visits or not: starter.ts, minified. Throws when it has grown beyond its limit. */
export function starterText({ counts }: { counts: boolean }): string {
  const { code } = transformSync(readFileSync(new URL('starter.ts', import.meta.url), 'utf8'), {
    loader: 'ts',
    minify: true,
    format: 'iife',
    target: 'es2020',
    define: { COUNTS: String(counts) },
  })
  const text = code.trim()
  if (text.length > LIMIT) {
    throw new Error(
      `scripts/finish/starter.ts: ${text.length} bytes when minified; at most ${LIMIT} expected, since every page carries it. Take something out.`,
    )
  }
  return text
}
