/** The company's mark on a field of 32 × 32: a tick whose long arm ends in the blade of a squeegee. Logo, icons and social pictures are drawn from it. */
export const MARK = {
  size: 32,
  corner: 7.5,
  tick: { path: 'M6 17.4 12.3 24.2 23 9.4', width: 3.7 },
  blade: { path: 'M18.2 5.3 27.9 12.3', width: 4.3 },
} as const

/** The mark in the palette; decoration, since the name stands beside it. */
export function Mark({ className }: { className?: string }) {
  const { size, corner, tick, blade } = MARK
  return (
    <svg aria-hidden viewBox={`0 0 ${size} ${size}`} fill="none" strokeLinecap="round" className={className}>
      <rect width={size} height={size} rx={corner} className="fill-harbour in-[.on-dark]:fill-teal-bright" />
      <path d={tick.path} strokeWidth={tick.width} strokeLinejoin="round" className="stroke-white" />
      <path d={blade.path} strokeWidth={blade.width} className="stroke-sun" />
    </svg>
  )
}
