import { getContent } from '@/lib/content/get-content'
import { fileOf, pagePath } from '@/lib/content/routes'
import { REGIONS } from '@/lib/content/schema/suburb'
import { documentIn } from './out'
import { elementsOf, links, textOf } from './text'

const { suburbs, served } = getContent()
const $ = documentIn(fileOf(pagePath('areas')))

const listed = [...suburbs, ...served.suburbs]
test.each(REGIONS)(
  'the region “%s” lists every suburb served in it with its postcode, and the map links to it',
  (region) => {
    const here = listed.filter((suburb) => suburb.region === region)
    const link = $(`svg a[aria-label*=" ${region}, ${here.length} suburb"]`)
    expect(link).toHaveLength(1)
    const entry = $(link.attr('href') ?? '')
    expect(textOf(entry.find('h3'))).toBe(region)
    const shown = elementsOf(entry.find('li')).map(textOf)
    expect(shown.sort()).toEqual(here.map(({ name, postcode }) => `${name} ${postcode}`).sort())
  },
)

test.each(suburbs.map((suburb) => [suburb.slug, suburb] as const))(
  'the suburb “%s” is a link in the list of its region, and a link on the map',
  (slug, suburb) => {
    expect(links($(`ol a[href="#${slug}"]`).parent())).toContainEqual([suburb.name, `#${slug}`])
    expect($(`svg a[href="#${slug}"]`).attr('aria-label')).toBe(suburb.name)
  },
)
