/** An icon in what the browser renders; its symbols are in components/layout/page-end.tsx. */
export function SpriteIcon({ name, className }: { name: 'x' | 'phone' | 'mail'; className: string }) {
  return (
    <svg aria-hidden width={24} height={24} className={`shrink-0 ${className}`}>
      <use href={`#sign-${name}`} />
    </svg>
  )
}
