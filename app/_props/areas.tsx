import { Picture } from '@/components/ui/picture'
import { catalogue } from '@/lib/content/catalogue'
import { contactWays } from '@/lib/content/contact'
import { slugify } from '@/lib/content/markdown'
import { quoteLink } from '@/lib/content/navigation'
import { pictureOf } from '@/lib/images/pictures'
import { REGIONS } from '@/lib/content/schema/suburb'
import { suburbCards } from './cards'

/** What each section of the areas page is given. */
export function areasProps() {
  const { special, suburbs, served } = catalogue()
  const { title, lead, finder, entry, body } = special.areas
  const listed = [
    ...suburbs.map(({ name, postcode, region, slug, latitude, longitude }) => ({
      ...{ name, postcode, region },
      entry: { anchor: slug, place: [latitude, longitude] as const },
    })),
    ...served.suburbs,
  ].toSorted((a, b) => a.name.localeCompare(b.name))
  return {
    header: {
      title,
      lead,
      picture: (
        <Picture
          {...pictureOf('pages/areas')}
          first
          alt=""
          sizes="(width >= 64rem) 46vw, 100vw"
          className="lg:h-full"
          imgClassName="object-cover max-lg:aspect-video lg:h-full"
        />
      ),
    },
    finder: {
      words: finder,
      regions: REGIONS.map((region) => ({
        region,
        anchor: slugify(region),
        suburbs: listed.filter((suburb) => suburb.region === region),
      })),
      quote: quoteLink(),
      phone: contactWays().phone,
    },
    list: { words: entry, cards: suburbCards() },
    text: { body },
  }
}
