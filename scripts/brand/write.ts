import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { palettesOf } from '../../lib/brand/palette'
import type { Content } from '../../lib/content/types'
import { FONT_FILE, fontStyles } from './font'
import { brandStyles } from './styles'

/** Where the file that app/globals.css imports stands, and the company's own font beside it. */
const FOLDER = '.build'

/** Writes the company’s part of the stylesheet, unless the files are up to date. */
export async function writeBrandStyles(brand: Pick<Content, 'colours' | 'mark' | 'wordmark' | 'font'>): Promise<void> {
  const styles = brandStyles(palettesOf(brand.colours), brand) + (await fontStyles(brand.font))
  mkdirSync(FOLDER, { recursive: true })
  if (brand.font) write(FONT_FILE, brand.font.bytes)
  write('brand.css', Buffer.from(styles))
}

function write(name: string, bytes: Buffer): void {
  const file = join(FOLDER, name)
  if (!existsSync(file) || !readFileSync(file).equals(bytes)) writeFileSync(file, bytes)
}
