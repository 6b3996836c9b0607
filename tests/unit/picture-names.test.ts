import { getContent } from '@/lib/content/get-content'
import { isHero, photoNameOf, requiredPictures } from '@/lib/images/required-pictures'
import { PHOTO_ENDINGS, ILLUSTRATION_BYTES_AT_MOST, shapeOf, shapeText } from '@/lib/content/schema/picture'
import { editContent } from '../support/edited-content'

let content: ReturnType<typeof editContent>
beforeEach(() => {
  content = editContent()
})

const wanted = requiredPictures(getContent())
const needed = wanted.filter(({ optional }) => !optional)
const SCENE = needed.find(({ name }) => !isHero(name))?.name ?? ''
const PORTRAIT = wanted.find(({ optional }) => optional)?.name ?? ''

test('every missing picture is listed at once, with the files that would do, their shape and their least size', () => {
  content.remove('illustrations')
  const { problems } = content.check()
  expect(problems).toHaveLength(needed.length)
  for (const { name, requestedBy } of needed) {
    expect(problems).toContainEqual({
      file: `content/photos/${photoNameOf(name)}.jpg`,
      field: `the picture of ${requestedBy}`,
      found: 'nothing',
      expected: `a picture of this name, ${shapeText(shapeOf(name))}, as .${PHOTO_ENDINGS.join(', .')}; or an illustration, content/illustrations/${name}.webp`,
    })
  }
})

test.each(PHOTO_ENDINGS)('a photograph that ends in .%s takes the place of the scene', (ending) => {
  content.add(`photos/${SCENE}.${ending}`, '')
  expect(content.check().problems).toEqual([])
  content.remove(`illustrations/${SCENE}.webp`)
  expect(content.check().problems).toEqual([])
})

test('of two photographs of one name, one has to go', () => {
  content.add(`photos/${SCENE}.jpg`, '')
  content.add(`photos/${SCENE}.png`, '')
  expect(content.check().problems).toEqual([
    expect.objectContaining({
      file: `content/photos/${SCENE}.png`,
      found: `a second picture of this name, beside content/photos/${SCENE}.jpg`,
    }),
  ])
})

test('a file that is no picture by its name is refused', () => {
  content.add(`photos/${SCENE}.tiff`, '')
  expect(content.check().problems).toContainEqual(
    expect.objectContaining({ file: `content/photos/${SCENE}.tiff`, field: 'the file’s name' }),
  )
})

// Who took a service away had to delete its illustration and its words, too, for good.
test('an illustration of what is no longer there may stay, with its words', () => {
  const words = '\nservices/tank-cleaning:\n  alt: An isometric model of a water tank.\n'
  content.add('pictures.yaml', content.read('pictures.yaml') + words)
  expect(content.check().problems).toEqual([expect.objectContaining({ field: 'services/tank-cleaning' })])
  content.add('illustrations/services/tank-cleaning.webp', '')
  expect(content.check().problems).toEqual([])
})

test('a picture that no page shows is refused, with the names that there are', () => {
  content.add('photos/services/ofice-cleaning.jpg', '')
  const [problem, ...rest] = content.check().problems
  expect(rest).toEqual([])
  expect(problem).toMatchObject({
    file: 'content/photos/services/ofice-cleaning.jpg',
    found: '"services/ofice-cleaning"',
    expected: expect.stringContaining(getContent().services.map(({ slug }) => `services/${slug}`)[0] ?? ''),
  })
})

test('a scene that is too heavy for the repository is refused, a photograph of the same weight is not', () => {
  const heavy = 'x'.repeat(ILLUSTRATION_BYTES_AT_MOST + 1)
  content.add(`photos/${SCENE}.jpg`, heavy)
  expect(content.check().problems).toEqual([])
  content.add(`illustrations/${SCENE}.webp`, heavy)
  expect(content.check().problems).toEqual([
    expect.objectContaining({
      file: `content/illustrations/${SCENE}.webp`,
      found: '401 kB',
      expected: expect.stringContaining('at most 400 kB'),
    }),
  ])
})

test('a picture without words for those who cannot see it is named', () => {
  content.edit('pictures.yaml', new RegExp(`^${SCENE}:\n.*\n`, 'm'), '')
  expect(content.check().problems).toEqual([
    expect.objectContaining({ file: 'content/pictures.yaml', field: SCENE, found: 'nothing' }),
  ])
})

test('words for a picture that no page shows are refused', () => {
  content.edit('pictures.yaml', /$/, 'services/ofice-cleaning: { alt: "A desk." }\n')
  expect(content.check().problems).toEqual([
    expect.objectContaining({ file: 'content/pictures.yaml', field: 'services/ofice-cleaning', found: '"A desk."' }),
  ])
})

test('a portrait may be missing; one that is there needs its words', () => {
  content.add(`photos/${PORTRAIT}.jpg`, '')
  expect(content.check().problems).toEqual([expect.objectContaining({ field: PORTRAIT, found: 'nothing' })])
  content.edit('pictures.yaml', /$/, `${PORTRAIT}: { alt: "The director at a desk." }\n`)
  expect(content.check().problems).toEqual([])
})

test('a hero picture without words is named in the home page’s file', () => {
  content.edit('pages/home.md', /(- \{ name: office), alt: "[^"]*"/, '$1')
  expect(content.check().problems).toEqual([expect.objectContaining({ field: 'hero.pictures[0].alt' })])
})
