import { Fragment } from 'react'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { Inline } from '@/components/ui/prose'
import { Section } from '@/components/ui/section'
import { byArea } from '@/lib/scope/by-area'
import type { ServicesPageFields } from '@/lib/content/schema/page'
import type { NavLink, Service } from '@/lib/content/types'
import { countRhythms } from './scope'
import { ScopeTable } from './scope-table'
import { Blanks, SheetHead } from './sheet-head'

interface ScopeSheetProps {
  service: Service
  /** The words that all service pages share. */
  words: ServicesPageFields['sections']
  /** The sample report of an inspection, where there is one. */
  report: NavLink | undefined
  /** The scope as data, by the names of the formats. */
  files: readonly NavLink[]
}

/**
 * The scope of work as a sheet: its counts, the table, what is left out. This is what a service
 * page prints.
 */
export function ScopeSheet({ service, words, report, files }: ScopeSheetProps) {
  const { title, lead } = words.scope
  const { name, columns, note, data, print, blanks } = words.sheet
  return (
    <Section id="scope" title={title} lead={lead} ground="soft">
      <div className="scope-sheet">
        <SheetHead name={name} title={service.title} print={print} />
        <Counts scope={service.scope} words={words.sheet} />
        <Blanks names={blanks} />
        <ScopeTable caption={`${name}: ${service.title}`} columns={columns} scope={service.scope} />
        <p className="mt-3 screen-only text-small text-ink-muted">{note}</p>
        {report && (
          <p className="screen-only">
            <Link href={report.href} className="text-link inline-flex min-h-11 items-center font-semibold">
              {report.name}
            </Link>
          </p>
        )}
        <p className="screen-only text-small text-ink-muted">
          {`${data.lead} `}
          {files.map((file) => (
            <Fragment key={file.href}>
              <Link href={file.href} className="text-link">
                {file.name}
              </Link>
              {', '}
            </Fragment>
          ))}
          {`${data.terms} `}
          <Link href={data.licence.url} className="text-link">
            {data.licence.name}
          </Link>
        </p>
        {service.notIncluded.length > 0 && (
          <section className="scope-left-out">
            <h3 className="text-title">{words.notIncluded}</h3>
            <ul className="mt-4 grid gap-x-gutter md:grid-cols-2 print:mt-2 print:grid-cols-2 print:gap-x-6">
              {service.notIncluded.map((item) => (
                <li key={item} className="flex gap-3 border-t border-line py-3 print:gap-2 print:py-1">
                  <Icon name="x" className="mt-1 size-4 text-ink-muted print:mt-0.5 print:size-3" />
                  <span>
                    <Inline text={item} />
                  </span>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Section>
  )
}

interface CountsProps {
  scope: Service['scope']
  words: ServicesPageFields['sections']['sheet']
}

/**
 * How many tasks and areas there are, and how many tasks come in each rhythm: the key to the
 * table's marks.
 */
function Counts({ scope, words }: CountsProps) {
  const areas = byArea(scope).length
  return (
    <dl className="scope-counts">
      <div>
        <dt>{scope.length === 1 ? words.counts.task : words.counts.tasks}</dt>
        <dd>{scope.length}</dd>
      </div>
      <div>
        <dt>{areas === 1 ? words.counts.area : words.counts.areas}</dt>
        <dd>{areas}</dd>
      </div>
      {countRhythms(scope).map(([rhythm, tasks]) => (
        <div key={rhythm}>
          <dt data-rhythm={rhythm}>{words.rhythms[rhythm]}</dt>
          <dd>{tasks}</dd>
        </div>
      ))}
    </dl>
  )
}
