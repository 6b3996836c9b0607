// Writes .build/brand.css from content/brand: the company's part of the stylesheet, which
// app/globals.css imports.
import { getContent } from '../lib/content/get-content'
import { writeBrandStyles } from './brand/write'

writeBrandStyles(getContent())
