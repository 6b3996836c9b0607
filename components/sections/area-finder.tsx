import { SuburbSearch } from '@/components/islands/suburb-search.client'
import { ContactLink } from '@/components/ui/contact-link'
import { Icon } from '@/components/ui/icon'
import { QuoteButton } from '@/components/ui/quote-button'
import { Section } from '@/components/ui/section'
import type { AreasFields } from '@/content/schema/page'
import type { Region } from '@/content/schema/suburb'
import type { ContactWay, NavLink } from '@/content/types'
import { AreaMap, numeralOf } from './area-map'
import type { Place } from './area-map-geometry'

/** A suburb that is served; `entry` is what it has when more is said about it on the page. */
export interface ServedSuburb {
  name: string
  postcode: string
  entry?: { anchor: string; place: Place }
}

interface AreaFinderProps {
  words: AreasFields['finder']
  regions: readonly { region: Region; anchor: string; suburbs: readonly ServedSuburb[] }[]
  quote: NavLink
  phone: ContactWay
}

/** Every suburb that is served: to be searched, to be seen on a map, and to be read by region. */
export function AreaFinder({ words, regions, quote, phone }: AreaFinderProps) {
  const pins = regions.flatMap(({ suburbs }) =>
    suburbs.flatMap(({ name, postcode, entry }) => (entry ? [{ name, postcode, ...entry }] : [])),
  )
  const found = regions.flatMap(({ region, anchor, suburbs }) =>
    suburbs.map(({ name, postcode, entry }) => ({
      name,
      postcode,
      href: `#${entry?.anchor ?? anchor}`,
      region,
      area: numeralOf(region),
    })),
  )
  return (
    <Section id="suburbs" title={words.title}>
      <div className="area-finder">
        <SuburbSearch
          words={words.search}
          lead={words.lead}
          suburbs={found}
          icons={{ search: <Icon name="search" />, clear: <Icon name="x" /> }}
          quote={<QuoteButton {...quote} />}
          phone={<ContactLink {...phone} className="text-link" />}
        />
        <div className="mt-8 grid gap-x-12 gap-y-8 lg:mt-10 lg:grid-cols-12">
          <div className="area-map-place lg:col-span-7">
            <figure className="lg:sticky lg:top-24">
              <AreaMap
                label={words.map.label}
                regions={regions.map(({ region, anchor, suburbs }) => ({ region, anchor, count: suburbs.length }))}
                pins={pins}
              />
              <figcaption className="mt-3 px-4 text-small text-ink-soft sm:px-0">{words.map.note}</figcaption>
            </figure>
          </div>
          <ol className="lg:col-span-5">
            {regions.map((region) => (
              <RegionEntry key={region.region} {...region} />
            ))}
          </ol>
        </div>
      </div>
    </Section>
  )
}

/** A region of the list: its numeral on the map, its name, its suburbs. */
function RegionEntry({ region, anchor, suburbs }: AreaFinderProps['regions'][number]) {
  return (
    <li id={anchor} data-area={numeralOf(region)} className="area-entry marked">
      <h3 className="flex items-baseline text-title">
        <span aria-hidden className="w-9 shrink-0 font-normal text-teal">
          {numeralOf(region)}
        </span>
        {region}
      </h3>
      <ul className="area-entry-suburbs">
        {suburbs.map(({ name, postcode, entry }) => (
          <li key={`${name} ${postcode}`}>
            {entry ? (
              <a href={`#${entry.anchor}`} className="text-link">
                {name}
              </a>
            ) : (
              <span>{name}</span>
            )}{' '}
            <span className="text-small text-ink-soft">{postcode}</span>
          </li>
        ))}
      </ul>
    </li>
  )
}
