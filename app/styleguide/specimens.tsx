import type { ReactNode } from 'react'
import { Badge } from '@/components/ui/badge'
import { buttonLook } from '@/components/ui/button'
import { AS_IS } from '@/components/ui/as-is'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { ContactLink } from '@/components/ui/contact-link'
import { CopyButton } from '@/components/ui/copy-button'
import { DateText } from '@/components/ui/date-text'
import { Disclosure } from '@/components/ui/disclosure'
import { ChoiceGroup } from '@/components/ui/choice-group'
import { Field } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { JumpList } from '@/components/ui/jump-list'
import { Link } from '@/components/ui/link'
import { Logo } from '@/components/ui/logo'
import { Mark } from '@/components/ui/mark'
import { MoreLink } from '@/components/ui/more-link'
import { Picture } from '@/components/ui/picture'
import { PrintButton } from '@/components/ui/print-button'
import { Inline, Prose } from '@/components/ui/prose'
import { QuoteButton } from '@/components/ui/quote-button'
import { SampleTag } from '@/components/ui/sample-tag'
import { SearchField } from '@/components/ui/search-field'
import { Section } from '@/components/ui/section'
import { SourceLink } from '@/components/ui/source-link'
import { TickList } from '@/components/ui/tick-list'
import { TileLink } from '@/components/ui/tile-link'
import { Tooltip } from '@/components/ui/tooltip'
import { NoBreakHyphens } from '@/components/ui/no-break-hyphens'
import { ServiceTile } from '@/components/sections/services/service-tile'
import { getContent } from '@/lib/content/get-content'
import { contactMethods } from '@/lib/content/contact'
import { quoteLink } from '@/lib/content/navigation'
import { pictureOf } from '@/lib/images/pictures'
import { withPicture } from '@/lib/pages/services'
import { ICONS } from '@/lib/content/schema/common'
import { Colours, TypeSizes } from './tokens'

interface Specimen {
  name: string
  /** The classes of the backgrounds that it is shown on; white if there are none. */
  grounds?: readonly string[]
  shows: (ground: string) => ReactNode
}

const LIGHT = 'bg-ground border border-line'
const DARK = 'on-dark bg-ground-strong text-on-dark'
const BOTH = [LIGHT, DARK]

const PARTS = ['Colours', 'Type', 'Buttons'].map((name) => ({ name, anchor: `${name}-title` }))

const { services, site, questions, templatePages } = getContent()
const [service] = services
const [question] = questions
const { phone, email } = contactMethods()

/** The kit, component by component, each in the states that need no pointer or keyboard. */
export const SPECIMENS: readonly Specimen[] = [
  { name: 'Colours', shows: () => <Colours /> },
  {
    name: 'Type',
    shows: () => (
      <>
        <TypeSizes />
        <p className="w-48 text-heading font-semibold">
          <NoBreakHyphens text="Bond and end-of-lease" />
        </p>
      </>
    ),
  },
  {
    name: 'Logo',
    grounds: BOTH,
    shows: () => (
      <>
        <Logo name={site.shortName.value} />
        <Mark className="size-24" />
      </>
    ),
  },
  {
    name: 'Buttons',
    grounds: BOTH,
    shows: (ground) => {
      const quiet = ground === DARK ? 'quietOnDark' : 'quiet'
      return (
        <div className="flex flex-wrap gap-4">
          <QuoteButton {...quoteLink()} />
          <ButtonLink href={phone.href} look={quiet}>
            <Icon name={phone.icon} className="size-5" /> {phone.text}
          </ButtonLink>
          <button type="button" disabled className={buttonLook('primary')}>
            Disabled
          </button>
          <button type="button" disabled className={buttonLook(quiet)}>
            Disabled
          </button>
        </div>
      )
    },
  },
  {
    name: 'Links',
    grounds: BOTH,
    shows: () => (
      <>
        <p>
          <Link href="/" className="text-link">
            Within the site
          </Link>
          ,{' '}
          <Link href={site.mainSiteUrl ?? 'https://www.example.com/'} className="text-link">
            to another site
          </Link>
        </p>
        <ContactLink {...email} className="text-link" />
        <p dir="rtl">
          From right to left: <span {...AS_IS}>{phone.text}</span>
        </p>
        <MoreLink name="All services" href="/services/" />
        <p>
          <SourceLink name={templatePages.pricing.award.source} />
        </p>
      </>
    ),
  },
  {
    name: 'Badges',
    grounds: BOTH,
    shows: () => (
      <p className="flex flex-wrap gap-3">
        <Badge look="marked">Marked</Badge>
        <SampleTag />
      </p>
    ),
  },
  {
    name: 'Cards and pictures',
    shows: () =>
      service && (
        <div className="grid gap-5 sm:grid-cols-3">
          <Card linked picture={<Picture {...pictureOf(`services/${service.slug}`)} sizes="360px" />}>
            <h3 className="text-title">
              <TileLink href={service.path}>{service.title}</TileLink>
            </h3>
            <p className="mt-2">{service.excerpt}</p>
          </Card>
          <Card>
            <h3 className="text-title">Without a picture or link</h3>
            <TickList items={service.features} small className="mt-3" />
          </Card>
          <Card
            picture={
              <Picture
                {...pictureOf(`services/${service.slug}`)}
                src="/pictures/does-not-come.webp"
                srcSet="/pictures/does-not-come.avif 360w"
                sizes="360px"
              />
            }
          >
            <h3 className="text-title">A picture that did not come</h3>
          </Card>
        </div>
      ),
  },
  {
    name: 'Services in little room',
    shows: () =>
      service && (
        <div className="grid gap-5 sm:grid-cols-3">
          {(['plain', 'compact'] as const).map((look) => (
            <ServiceTile key={look} service={withPicture(service)} look={look} />
          ))}
          <div className="sm:col-span-3">
            <ServiceTile service={withPicture(service)} look="row" />
          </div>
        </div>
      ),
  },
  {
    name: 'Links to the parts of a page',
    shows: () => (
      <div className="grid gap-5 sm:grid-cols-3">
        <div className="sm:col-span-3">
          <JumpList look="row" links={PARTS} />
        </div>
        <JumpList look="close" links={PARTS} />
        <JumpList look="lined" links={PARTS.map((part, i) => ({ ...part, count: i + 1 }))} />
        <JumpList look="edged" links={PARTS} />
      </div>
    ),
  },
  {
    name: 'Fields',
    shows: () => (
      <div className="grid gap-5 md:grid-cols-2">
        <Field id="plain" label="Label" hint="What to write, and what for.">
          {(control) => <input type="text" {...control} />}
        </Field>
        <Field id="wrong" label="Label" hint="What to write, and what for." optional="optional">
          {(control) => <input type="text" defaultValue="Wrong" {...control} />}
        </Field>
        <Field id="choice" label="Choice">
          {(control) => (
            <select {...control}>
              <option>One of several</option>
            </select>
          )}
        </Field>
        <ChoiceGroup id="choices" name="choices" label="Several choices" choices={['One', 'Another']} />
        <Field id="closed" label="Not to be changed">
          {(control) => <input type="text" disabled defaultValue="Disabled" {...control} />}
        </Field>
        <SearchField search="questions" label="Search" hint="What to look for." clear="Clear" words={{}}>
          What was found
        </SearchField>
      </div>
    ),
  },
  {
    name: 'Disclosures and prose',
    shows: () =>
      question && (
        <>
          <Disclosure title={question.question} open>
            <Prose body={question.body} />
          </Disclosure>
          <Disclosure title={question.question}>
            <Inline text={service?.excerpt ?? ''} />
          </Disclosure>
        </>
      ),
  },
  {
    name: 'Tooltip and toast',
    shows: () => (
      <div className="relative flex flex-wrap items-center gap-6 pt-24">
        <Tooltip id="specimen-tip" text="What the words alone do not say.">
          Rest on these words
        </Tooltip>
        <PrintButton>Print</PrintButton>
        <CopyButton text="Copied" label="Show a toast" done="Done, and said so." />
      </div>
    ),
  },
  {
    name: 'Icons',
    shows: () => (
      <ul className="flex flex-wrap gap-4">
        {ICONS.map((name) => (
          <li key={name} title={name}>
            <Icon name={name} className="size-6 text-action" />
          </li>
        ))}
      </ul>
    ),
  },
  {
    name: 'Section and dates',
    shows: () => (
      <Section
        id="specimen-section"
        title="A part of a page"
        lead="What it is about, beside the heading."
        ground="highlight"
      >
        <DateText day={service?.updated ?? ''} />
      </Section>
    ),
  },
]
