/** A pictogram in what the browser draws; components/layout/page-end.tsx has the drawings. */
export function Sign({ name, className }: { name: 'x' | 'phone' | 'mail'; className: string }) {
  return (
    <svg aria-hidden width={24} height={24} className={`shrink-0 ${className}`}>
      <use href={`#sign-${name}`} />
    </svg>
  )
}
