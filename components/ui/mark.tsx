import { largeMark, mark, type Figure } from '@/lib/brand/mark'

/** The company's mark, content/brand/mark.svg; decoration beside the company's name. */
export function Mark({ className }: { className?: string }) {
  return <Drawn {...mark()} className={className} />
}

/** Only its lines, large on a dark background; decoration. */
export function LargeMark({ className }: { className: string }) {
  return <Drawn {...largeMark()} className={className} />
}

/**
 * A drawing of content/brand. Like every svg element here, it has a size of its own for browsers
 * without the stylesheet: otherwise it would be as wide as the screen. Its shapes are checked:
 * lib/brand/drawing.ts.
 */
export function Drawn({ viewBox, ratio, svg, className }: Figure & { className?: string | undefined }) {
  return (
    <svg
      aria-hidden
      width={Math.round(24 * ratio)}
      height={24}
      viewBox={viewBox}
      className={className}
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  )
}
