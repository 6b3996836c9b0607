import clsx from 'clsx'
import { Inline } from '@/components/ui/prose'
import { Section } from '@/components/ui/section'

interface StepsProps {
  id: string
  title: string
  lead: string
  /** `when` stands beside the step's number, where it has a time. */
  items: readonly { title: string; text: string; when?: string }[]
  ground?: 'plain' | 'soft' | 'highlight'
}

/**
 * What happens one after the other, numbered: along a line in rows of three, and one under the
 * other when they are not three or six.
 */
export function Steps({ id, title, lead, items, ground = 'plain' }: StepsProps) {
  const inRows = items.length % 3 === 0
  return (
    <Section id={id} title={title} lead={lead} ground={ground}>
      <ol className={clsx('grid', inRows && 'gap-y-10 lg:grid-cols-3')}>
        {items.map((item, i) => (
          <li
            key={item.title}
            className={clsx(
              'grid grid-cols-[3rem_1fr] content-start gap-x-4 print:break-inside-avoid',
              inRows ? 'lg:grid-cols-1 lg:pr-12' : 'border-t border-line py-6 lg:grid-cols-[3rem_1fr_2fr] lg:gap-x-12',
            )}
          >
            <StepNumber number={i + 1} line={inRows} />
            <div className={clsx(inRows ? 'lg:mt-6' : 'lg:contents')}>
              <div>
                {item.when && (
                  <p className="text-small font-semibold text-action first-letter:uppercase">{item.when}</p>
                )}
                <h3 className="text-title">{item.title}</h3>
              </div>
              <p className={clsx('mt-2', !inRows && 'lg:mt-0')}>
                <Inline text={item.text} />
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}

/**
 * The number that a list's own would be; from 1024 px it stands on the line that leads to the next
 * step.
 */
function StepNumber({ number, line }: { number: number; line: boolean }) {
  return (
    <div aria-hidden className={clsx(line && 'lg:-mr-12 lg:flex lg:items-center lg:gap-6')}>
      <span className="text-figure font-semibold tracking-tight text-action proportional-nums">{number}</span>
      {line && <span className="hidden h-px grow bg-line lg:block" />}
    </div>
  )
}
