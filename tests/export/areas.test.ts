import { getContent } from '@/lib/content/get-content'
import { fileOf, pagePath } from '@/lib/content/routes'
import { REGIONS } from '@/lib/content/schema/suburb'
import { documentIn } from './out'
import { each, links, words } from './text'

const { suburbs, served } = getContent()
const $ = documentIn(fileOf(pagePath('areas')))

const listed = [...suburbs, ...served.suburbs]
test.each(REGIONS)('“%s” lists every suburb served there with its postcode, and is a link of the map', (region) => {
  const here = listed.filter((suburb) => suburb.region === region)
  const link = $(`svg a[aria-label^="${region}, ${here.length} suburb"]`)
  expect(link).toHaveLength(1)
  const entry = $(link.attr('href') ?? '')
  expect(words(entry.find('h3'))).toBe(region)
  const shown = each(entry.find('li')).map(words)
  expect(shown.sort()).toEqual(here.map(({ name, postcode }) => `${name} ${postcode}`).sort())
})

test.each(suburbs.map((suburb) => [suburb.slug, suburb] as const))(
  'the suburb “%s” is a link in the list of its region, and a pin on the map',
  (slug, suburb) => {
    expect(links($(`ol a[href="#${slug}"]`).parent())).toContainEqual([suburb.name, `#${slug}`])
    expect($(`svg a[href="#${slug}"]`).attr('aria-label')).toBe(`${suburb.name} ${suburb.postcode}`)
  },
)
