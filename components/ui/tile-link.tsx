import clsx from 'clsx'
import type { ReactNode } from 'react'
import { Link } from './link'

interface TileLinkProps {
  href: string
  className?: string
  children: ReactNode
}

/**
 * The one link of a tile: it covers the nearest positioned element around it, so that the whole
 * tile can be pressed (components/ui/tile-link.css).
 */
export function TileLink({ href, className, children }: TileLinkProps) {
  return (
    <Link href={href} className={clsx('tile-link', className)}>
      {children}
    </Link>
  )
}
