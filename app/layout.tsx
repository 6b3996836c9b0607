import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { iconMetadata } from '../lib/site/icons'
import { SCHEMES, paletteColour } from '../lib/site/palette'
import { siteUrl } from '../lib/site/site-url'
import './globals.css'

export const metadata: Metadata = {
  metadataBase: new URL(siteUrl()),
  formatDetection: { telephone: false },
  icons: iconMetadata(),
  // Android's font size setting applies to the root, and every length of the site is relative to
  // it.
  other: { 'text-scale': 'scale' },
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  // Colour scheme of the browser's own parts before any style has loaded, such as an empty page.
  colorScheme: 'light dark',
  themeColor: SCHEMES.map((scheme) => ({
    media: `(prefers-color-scheme: ${scheme})`,
    color: paletteColour('ground-strong', scheme),
  })),
}

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-AU">
      <body>{children}</body>
    </html>
  )
}
