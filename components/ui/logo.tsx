/** The mark (a wiped line over a tick) and the company's short name. */
export function Logo({ name }: { name: string }) {
  return (
    <span className="inline-flex items-center gap-2.5 text-title font-bold tracking-tight">
      <svg aria-hidden viewBox="0 0 32 32" className="size-8 shrink-0">
        <rect width="32" height="32" rx="7" className="fill-harbour" />
        <path d="M7 25 25 7" className="stroke-sun" strokeWidth="4.5" strokeLinecap="round" />
        <path
          d="m7 15 5 5L20 8"
          className="stroke-white"
          strokeWidth="3"
          fill="none"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      {name}
    </span>
  )
}
