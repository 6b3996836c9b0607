'use client'

import { useEffect } from 'react'
import { markFailedPictures } from '@/components/behaviour/failed-pictures'

/** Where a browser cannot show the placeholder by itself, tells the stylesheet which pictures did not come. */
export function FailedPictures() {
  useEffect(() => markFailedPictures(document), [])
  return null
}
