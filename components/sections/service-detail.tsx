import { Icon } from '@/components/ui/icon'
import { Inline, Prose } from '@/components/ui/prose'
import { Container, Section } from '@/components/ui/section'
import { SourceLink } from '@/components/ui/source-link'
import { TickList } from '@/components/ui/tick-list'
import type { ServicesPageFields } from '@/content/schema/page'
import type { Service } from '@/content/types'
import { Questions } from './questions'
import { ScopeTable } from './scope-table'
import { ServiceCard } from './service-cards'
import { Steps } from './steps'

interface ServiceDetailProps {
  service: Service
  related: readonly Service[]
  /** The headings, which all service pages share. */
  words: ServicesPageFields['sections']
}

/** Everything a service page says about its service, the scope of work in the middle. */
export function ServiceDetail({ service, related, words }: ServiceDetailProps) {
  return (
    <>
      <Container className="grid gap-10 py-14 md:py-20 lg:grid-cols-[3fr_2fr]">
        <Prose body={service.body} />
        <section aria-labelledby="audience-title" className="self-start rounded-card bg-teal-soft p-6">
          <h2 id="audience-title" className="text-title">
            {words.audience}
          </h2>
          <TickList items={service.audience} className="mt-4" />
        </section>
      </Container>
      <Section id="scope" {...words.scope} ground="paper">
        <div className="rounded-card border border-line bg-white p-4 md:p-8">
          <ScopeTable caption={`Scope of work: ${service.title}`} scope={service.scope} />
        </div>
        <h3 className="mt-10 text-title">{words.notIncluded}</h3>
        <ul className="mt-3 grid gap-2 md:grid-cols-2 md:gap-x-8">
          {service.notIncluded.map((item) => (
            <li key={item} className="flex gap-3">
              <Icon name="x" className="mt-1 size-5 text-ink-soft" />
              <span>
                <Inline text={item} />
              </span>
            </li>
          ))}
        </ul>
      </Section>
      <Steps id="visit" {...words.visit} items={service.visit} />
      <Section id="duties" {...words.duties} ground="sand">
        <dl className="grid gap-8 md:grid-cols-2">
          {service.duties.map((duty) => (
            <div key={duty.title}>
              <dt className="text-title font-bold">{duty.title}</dt>
              <dd className="prose mt-1">
                <p>
                  <Inline text={duty.text} />
                </p>
                <p className="text-small">
                  <SourceLink {...duty.source} />
                </p>
              </dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section id="equipment" {...words.equipment}>
        <Points items={service.equipment} />
      </Section>
      <Section id="price" {...words.price} ground="paper">
        <Points items={service.priceFactors} />
      </Section>
      <Questions
        {...words.questions}
        items={service.questions.map(({ question, answer }) => ({
          question,
          answer: (
            <p className="prose">
              <Inline text={answer} />
            </p>
          ),
        }))}
      />
      <Section id="related-services" {...words.relatedServices}>
        <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {related.map((other) => (
            <li key={other.slug}>
              <ServiceCard service={other} />
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}

function Points({ items }: { items: readonly { title: string; text: string }[] }) {
  return (
    <dl className="grid gap-x-10 gap-y-7 md:grid-cols-2">
      {items.map(({ title, text }) => (
        <div key={title} className="border-l-2 border-teal pl-4">
          <dt className="font-bold">{title}</dt>
          <dd>
            <Inline text={text} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
