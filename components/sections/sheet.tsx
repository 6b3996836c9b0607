import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { Mark } from '@/components/ui/mark'
import { PrintButton } from '@/components/ui/print-button'
import { SampleTag } from '@/components/ui/sample-tag'

interface SheetProps {
  /** The kind of sheet. */
  name: string
  /** Its subject. */
  title: string
  /** The button that prints it. */
  print: string
  children: ReactNode
}

/** The sheet of a page: all of it that is printed. */
export function Sheet({ children, ...head }: SheetProps) {
  return (
    <div className="sheet">
      <Head {...head} />
      {children}
    </div>
  )
}

function Head({ name, title, print }: Omit<SheetProps, 'children'>) {
  return (
    <div className="flex screen-only flex-wrap items-center justify-between gap-x-8 gap-y-2">
      <p className="flex flex-wrap items-center gap-3 leading-tight wrap-anywhere">
        <Mark className="size-11 shrink-0" />
        <span>
          <span className="block text-small text-ink-muted">{name}</span>{' '}
          <span className="text-title font-semibold">{title}</span>
        </span>
      </p>
      <PrintButton>
        <Icon name="printer" className="size-5" />
        {print}
      </PrintButton>
    </div>
  )
}

/** The fields of a sheet to fill in by hand, on paper only. */
export function Blanks({ names }: { names: readonly string[] }) {
  return (
    <ul className="mb-3 hidden gap-6 print:flex">
      {names.map((name) => (
        <li key={name} className="grow border-b border-ink pt-5 pb-0.5 text-small text-ink-muted">
          {name}
        </li>
      ))}
    </ul>
  )
}

/** The tag of an invented sheet, with the part of it that is invented. */
export function MadeUp({ children }: { children: string }) {
  return (
    <p className="mt-6 flex flex-wrap items-center gap-x-3 gap-y-1 text-small print:mt-0">
      <SampleTag /> {children}
    </p>
  )
}

/** The details at the top of a sheet: site, day and so on, each below its name. */
export function SheetFacts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="mt-6 grid gap-x-gutter gap-y-4 sm:grid-cols-3 print:mt-3 print:grid-cols-3">
      {facts.map(([name, value]) => (
        <div key={name} className="border-t border-ink pt-2">
          <dt className="text-small text-ink-muted">{name}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
