import { getContent } from '@/lib/content/get-content'
import { heroNames } from '@/lib/images/required-pictures'
import type { PictureWords } from '@/lib/content/schema/picture'
import { checkWords } from '../../scripts/pictures/words'
import { makeSourceImages } from '../support/source-images'

const content = getContent()
const [service] = content.services
const NAME = `services/${service?.slug}`
const PHOTO = `photos/${NAME}.jpg`
const REAL_ALT = 'Two cleaners wipe the desks of a bright office.'

let sourceImages: ReturnType<typeof makeSourceImages>
beforeEach(() => {
  sourceImages = makeSourceImages()
})
afterEach(() => sourceImages.done())

/** What is said when these words stand at the picture. */
const problems = (words: PictureWords) =>
  checkWords(sourceImages.root, { ...content, pictures: { [NAME]: words } }, [sourceImages.wanted(NAME)])

/** The eight characters that a message asks for. */
const named = ([problem]: { expected: string }[]) => /photo: '([0-9a-f]{8})'/.exec(problem?.expected ?? '')?.[1] ?? ''

// Regression: a photograph was published with the words of the illustration that it replaced.
test('a photograph is refused with the illustration’s words, which the message quotes, and taken once its own are confirmed', async () => {
  await sourceImages.add(PHOTO, 1280, 960)
  const found = problems({ alt: 'An isometric model of an office.' })
  expect(found).toEqual([
    {
      file: 'content/pictures.yaml',
      field: NAME,
      found: 'words for the illustration: "An isometric model of an office."',
      expected: expect.stringContaining(`words for content/${PHOTO}`),
    },
  ])
  expect(problems({ alt: REAL_ALT, photo: named(found) })).toEqual([])
})

test('another photograph under the same name needs its words confirmed anew', async () => {
  await sourceImages.add(PHOTO, 1280, 960)
  const first = named(problems({ alt: REAL_ALT }))
  await sourceImages.add(PHOTO, 1284, 963)
  const changed = problems({ alt: REAL_ALT, photo: first })
  expect(changed).toEqual([
    expect.objectContaining({ found: `words for another photograph (${first}): "${REAL_ALT}"` }),
  ])
  expect(named(changed)).not.toBe(first)
  expect(problems({ alt: REAL_ALT, photo: named(changed) })).toEqual([])
})

test.each(['An isometric model of an office.', 'A rendered view of a desk.', 'Illustration: a desk.'])(
  'of a photograph “%s” is not true, whoever confirmed it',
  async (alt) => {
    await sourceImages.add(PHOTO, 1280, 960)
    const photo = named(problems({ alt }))
    expect(problems({ alt, photo })).toEqual([
      expect.objectContaining({ found: `words that describe an illustration: "${alt}"` }),
    ])
  },
)

test('when the photograph is taken away again, its words may not stay at the illustration', async () => {
  await sourceImages.add(`illustrations/${NAME}.webp`, 1280, 960)
  expect(problems({ alt: 'An isometric model of an office.' })).toEqual([])
  expect(problems({ alt: REAL_ALT, photo: '0a1b2c3d' })).toEqual([
    expect.objectContaining({ found: `words for a photograph that is not there: "${REAL_ALT}"` }),
  ])
})

test('one photograph serves both crops of a hero picture, and its words are those of the home page’s file', async () => {
  const [hero] = content.templatePages.home.hero.pictures
  const { wide, tall } = heroNames(hero?.name ?? '')
  await sourceImages.add(`photos/hero/${hero?.name}.jpg`, 3200, 2400)
  expect(checkWords(sourceImages.root, content, [sourceImages.wanted(wide), sourceImages.wanted(tall)])).toEqual([
    expect.objectContaining({ file: 'content/pages/home.md', field: 'hero.pictures[0]' }),
  ])
})
