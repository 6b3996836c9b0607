import { entryOf, getContent } from '@/lib/content/get-content'
import { slugify } from '@/lib/content/markdown'
import { fileOf, pagePath } from '@/lib/content/routes'
import { isMapRegion } from '@/components/sections/areas/area-map-shapes'
import { documentIn, testEach } from './out'
import { contentText, elementsOf, links, textOf } from './text'

const { services, suburbs, served } = getContent()
/** The page, which a company without suburbs does not have. */
const areas = () => documentIn(fileOf(pagePath('areas')))

const listed = [...suburbs, ...served.suburbs]
/** The page has a map where all its regions are on it. */
const hasMap = served.regions.every(isMapRegion)

testEach(served.regions.map((region) => [region] as const))(
  'the region “%s” lists every suburb served in it with its postcode, and the map, if there is one, links to it',
  (region) => {
    const $ = areas()
    const here = listed.filter((suburb) => suburb.region === region)
    const link = $(`svg a[aria-label*=" ${region}, ${here.length} suburb"]`)
    expect(link).toHaveLength(hasMap ? 1 : 0)
    const entry = $(`#${slugify(region)}`)
    if (hasMap) expect(link.attr('href')).toBe(`#${entry.attr('id')}`)
    expect(textOf(entry.find('h3'))).toBe(region)
    const shown = elementsOf(entry.find('li')).map(textOf)
    expect(shown.sort()).toEqual(here.map(({ name, postcode }) => `${name} ${postcode}`).sort())
  },
)

testEach(suburbs.map((suburb) => [suburb.slug, suburb] as const))(
  'the suburb “%s” is a link in the list of its region, and on the map, if there is one',
  (slug, suburb) => {
    const $ = areas()
    expect(links($(`ol a[href="#${slug}"]`).parent())).toContainEqual([suburb.name, `#${slug}`])
    expect($(`svg a[href="#${slug}"]`).attr('aria-label')).toBe(hasMap ? suburb.name : undefined)
  },
)

testEach(suburbs.map((suburb) => [suburb.slug, suburb] as const))(
  'the suburb “%s” is listed in its region, and links to the services in demand there',
  (slug, suburb) => {
    const section = areas()(`[id="${slug}"]`).closest('details')
    expect(textOf(section.find('h3'))).toBe(`${suburb.name} ${suburb.postcode}`)
    expect(textOf(section.closest('section').find('h2'))).toBe(suburb.region)
    const demand = section.find('li')
    suburb.demand.forEach(({ service, reason }, i) => {
      const { title, path } = entryOf(services, service)
      expect(links(demand.eq(i))).toContainEqual([title, path])
      expect(textOf(demand.eq(i))).toContain(contentText(reason))
    })
  },
)
