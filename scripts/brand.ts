// Writes .build/brand.css from content/brand: the company's part of the stylesheet, which
// app/globals.css imports, and its own font beside it.
import { getContent } from '../lib/content/get-content'
import { writeBrandStyles } from './brand/write'

await writeBrandStyles(getContent())
