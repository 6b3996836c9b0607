import { Fragment } from 'react'
import { Link } from '@/components/ui/link'
import { Section } from '@/components/ui/section'
import { byArea } from '@/lib/scope/by-area'
import type { ServicesPageFields } from '@/lib/content/schema/page'
import type { NavLink, Service } from '@/lib/content/types'
import { countRhythms } from '@/lib/scope/rhythm'
import { ScopeLeftOut } from './scope-left-out'
import { ScopeTable } from './scope-table'
import { Blanks, Sheet } from '../sheet'

interface ScopeSheetProps {
  service: Service
  /** The words that all service pages share. */
  words: ServicesPageFields['sections']
  /** The sample inspection report, if there is one. */
  report: NavLink | undefined
  /** The URLs of the scope as data, by format. */
  files: readonly NavLink[]
}

/**
 * The scope of work as a sheet: its counts, the table, its exclusions. This is what a service page
 * prints.
 */
export function ScopeSheet({ service, words, report, files }: ScopeSheetProps) {
  const { title, lead } = words.scope
  const { name, columns, note, data, print, blanks } = words.sheet
  return (
    <Section id="scope" title={title} lead={lead} ground="soft">
      <Sheet name={name} title={service.title} print={print}>
        <Counts scope={service.scope} words={words.sheet} />
        <Blanks names={blanks} />
        <ScopeTable caption={`${name}: ${service.title}`} columns={columns} scope={service.scope} />
        {countRhythms(service.scope).length > 1 && <p className="mt-3 screen-only text-small text-ink-muted">{note}</p>}
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
        <ScopeLeftOut title={words.notIncluded} items={service.notIncluded} />
      </Sheet>
    </Section>
  )
}

interface CountsProps {
  scope: Service['scope']
  words: ServicesPageFields['sections']['sheet']
}

/**
 * The number of tasks and areas, and the number of tasks in each rhythm: the legend of the table.
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
