import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { palettesOf } from '../../lib/brand/palette'
import type { Content } from '../../lib/content/types'
import { brandStyles } from './styles'

/** The file that app/globals.css imports. */
const FILE = '.build/brand.css'

/** Writes the company’s part of the stylesheet, unless the file is up to date. */
export function writeBrandStyles(brand: Pick<Content, 'colours' | 'mark' | 'wordmark'>): void {
  const styles = brandStyles(palettesOf(brand.colours), brand)
  if (existsSync(FILE) && readFileSync(FILE, 'utf8') === styles) return
  mkdirSync(dirname(FILE), { recursive: true })
  writeFileSync(FILE, styles)
}
