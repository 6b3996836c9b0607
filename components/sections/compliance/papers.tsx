import { DateText } from '@/components/ui/date-text'
import { Link } from '@/components/ui/link'
import { Inline } from '@/components/ui/prose'
import { SampleTag } from '@/components/ui/sample-tag'
import { Container } from '@/components/ui/section'
import { SourceLink } from '@/components/ui/source-link'
import { TickList } from '@/components/ui/tick-list'
import type { ComplianceFields } from '@/lib/content/schema/buyers-pages'

interface Download {
  title: string
  href: string
  /** The last day on which it is valid. */
  expires: string | undefined
  sample: true | undefined
}

interface PapersProps {
  words: ComplianceFields['words']
  papers: readonly (ComplianceFields['papers'][number] & { documents: readonly Download[] })[]
}

/**
 * Each paper: what it is and why it matters, what to check on it, how to get ours, what can be
 * downloaded.
 */
export function Papers({ words, papers }: PapersProps) {
  return (
    <Container className="py-8 md:py-12">
      {papers.map(({ key, title, text, check, ours, source, documents }) => (
        <section
          key={key}
          id={key}
          className="grid gap-x-gutter gap-y-4 border-t border-line py-5 md:py-8 lg:grid-cols-12"
        >
          {/* Reader modes judge by class names: without “text” they drop this for its link. */}
          <div className="text-body lg:col-span-5">
            <h2 className="text-title">{title}</h2>
            <p className="mt-1.5">
              <Inline text={text} />
            </p>
            {source && (
              <p className="mt-1.5 text-small text-ink-muted">
                <SourceLink name={source} />
              </p>
            )}
          </div>
          <div className="lg:col-span-7">
            <h3 className="font-semibold">{words.check}</h3>
            <TickList items={check} className="mt-2" />
            <h3 className="mt-4 font-semibold">{words.ours}</h3>
            <p className="mt-1.5">
              <Inline text={ours} />
            </p>
            {documents.length > 0 && (
              <ul>
                {documents.map(({ title: name, href, expires, sample }) => (
                  <li key={href} data-until={expires} className="flex flex-wrap items-center gap-x-3">
                    <Link href={href} className="text-link inline-flex min-h-11 items-center font-semibold">
                      {`${name} (${words.format})`}
                    </Link>{' '}
                    {expires && (
                      <span className="text-small text-ink-muted">
                        {words.valid} <DateText day={expires} />
                      </span>
                    )}{' '}
                    {sample && <SampleTag />}
                  </li>
                ))}
              </ul>
            )}
          </div>
        </section>
      ))}
    </Container>
  )
}
