import type { SuburbSearchWords } from '@/components/enhancements/suburb-sentence'
import { SearchField } from '@/components/ui/search-field'
import { Section } from '@/components/ui/section'
import type { AreasFields } from '@/lib/content/schema/page'
import type { ContactMethod, NavLink } from '@/lib/content/types'
import { AreaMap } from './area-map'
import { isOnMap, type Place } from './area-map-geometry'
import { isMapRegion } from './area-map-shapes'
import { SearchOffer } from '../search-offer'

/** A suburb that is served; `entry` is set if the page has details about it. */
interface ServedSuburb {
  name: string
  postcode: string
  entry?: { anchor: string; place: Place }
}

interface AreaFinderProps {
  words: AreasFields['finder']
  regions: readonly { region: string; anchor: string; suburbs: readonly ServedSuburb[] }[]
  quote: NavLink
  phone: ContactMethod
}

/**
 * All suburbs that are served: as a search, as a list by region, and as a map if the map contains
 * all of them.
 */
export function AreaFinder({ words, regions, quote, phone }: AreaFinderProps) {
  const drawn = regions.flatMap(({ region, anchor, suburbs }, i) =>
    isMapRegion(region) ? [{ region, numeral: i + 1, anchor, count: suburbs.length }] : [],
  )
  const pins = regions.flatMap(({ suburbs }) =>
    suburbs.flatMap(({ name, postcode, entry }) => (entry ? [{ name, postcode, ...entry }] : [])),
  )
  const hasMap = drawn.length === regions.length && pins.every(({ place }) => isOnMap(place))
  return (
    <Section id="suburbs" title={words.title}>
      <div className="area-finder">
        <SuburbSearch words={words} quote={quote} phone={phone} />
        <div className="mt-8 grid gap-x-gutter gap-y-8 lg:mt-10 lg:grid-cols-12 print:block">
          {hasMap && (
            <div className="area-map-place lg:col-span-7">
              <figure className="lg:sticky lg:top-below-header">
                {/* Translators insert elements into texts, which SVG does not render. */}
                <div translate="no">
                  <AreaMap words={words.map} regions={drawn} pins={pins} />
                </div>
                <figcaption className="mt-3 px-4 text-small text-ink-muted sm:px-0">{words.map.note}</figcaption>
              </figure>
            </div>
          )}
          <ol className={hasMap ? 'lg:col-span-5 print:mt-4' : 'lg:col-span-7'}>
            {regions.map((region, i) => (
              <RegionEntry key={region.region} {...region} numeral={hasMap ? i + 1 : null} />
            ))}
          </ol>
        </div>
      </div>
    </Section>
  )
}

/**
 * The field, and the parts of its answer, of which components/enhancements/suburbs.ts shows those
 * that apply.
 */
function SuburbSearch({ words: { search, lead }, quote, phone }: Pick<AreaFinderProps, 'words' | 'quote' | 'phone'>) {
  const { label, hint, clear, more, ring, ...rest } = search
  const words: SuburbSearchWords = rest
  return (
    <SearchField search="suburbs" {...{ label, hint, clear, words }} beside>
      <div data-part="answer" tabIndex={-1} className="search-answer">
        <p data-part="lead" className="text-lead text-ink-muted max-lg:hidden">
          {lead}
        </p>
        <p data-part="status" role="status" className="text-title font-semibold" />
        <ul data-part="list" hidden className="search-rows mt-1 -mb-1 grid gap-x-6" />
        <p data-part="more" hidden className="mt-2 text-small text-ink-muted">
          {more}
        </p>
        <p data-part="unlisted" hidden className="mt-2">
          <strong>{`${words.unlisted.title}. `}</strong>
          {words.unlisted.text}
        </p>
        <SearchOffer {...{ quote, phone, ring }} hidden />
      </div>
    </SearchField>
  )
}

/** A region of the list: its numeral on the map, its name, its suburbs. */
function RegionEntry({
  region,
  numeral,
  anchor,
  suburbs,
}: AreaFinderProps['regions'][number] & { numeral: number | null }) {
  return (
    <li id={anchor} data-region={region} data-area={numeral} className="area-entry marked">
      <h3 className="flex items-baseline text-title">
        <span aria-hidden className="w-9 shrink-0 font-normal text-action">
          {numeral}
        </span>{' '}
        {region}
      </h3>
      <ul className="area-entry-suburbs">
        {suburbs.map(({ name, postcode, entry }) => (
          <li key={`${name} ${postcode}`} data-suburb={name} data-postcode={postcode}>
            {entry ? (
              <a href={`#${entry.anchor}`} translate="no" className="text-link">
                {name}
              </a>
            ) : (
              <span translate="no">{name}</span>
            )}{' '}
            <span className="text-small text-ink-muted">{postcode}</span>
          </li>
        ))}
      </ul>
    </li>
  )
}
