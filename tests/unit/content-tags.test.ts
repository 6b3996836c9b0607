import { getContent } from '@/lib/content/get-content'
import { figures, parseMarkdown, plainText, tags, wordCount } from '@/lib/content/markdown'
import { requiredPictures } from '@/lib/images/required-pictures'
import { editContent } from '../support/edited-content'
import { ARTICLE, SERVICE } from '../support/entries'

let content: ReturnType<typeof editContent>
beforeEach(() => {
  content = editContent()
})

/** Puts a text before the text of an entry. */
const write = (file: string, text: string) => content.edit(file, /\n---\n/, `\n---\n\n${text}\n`)
const figure = (picture: string) => `{% figure picture="${picture}" caption="A room" /%}`

test('a text may show a picture of the site, and repeat a sentence of its own', () => {
  write(
    'pages/privacy.md',
    `You can read this.\n\n${figure(`services/${getContent().services[0]?.slug}`)}\n\n{% quote %}\nYou can *read* this.\n{% /quote %}\n\n{% quote %}You can read this.{% /quote %}`,
  )
  expect(content.check().problems).toEqual([])
})

test('a picture that the site does not have is refused with its line, and the pictures of that folder are named', () => {
  write(ARTICLE, `\n\n${figure('services/moon-cleaning')}`)
  const [problem, ...others] = content.check().problems
  expect(others).toEqual([])
  expect(problem).toMatchObject({ field: 'text', found: 'the picture "services/moon-cleaning"' })
  for (const { slug } of getContent().services) expect(problem?.expected).toContain(`services/${slug}`)
  const line = Number(problem?.file.split(':')[1])
  expect(content.read(ARTICLE).split('\n')[line - 1]).toBe(figure('services/moon-cleaning'))
})

test('a picture of the text’s own is asked for by its file’s name, and needs words for those who cannot see it', () => {
  write(ARTICLE, figure('figures/stairs'))
  expect(content.check().problems).toEqual([
    expect.objectContaining({ file: 'content/photos/figures/stairs.jpg', field: `the picture of content/${ARTICLE}` }),
    expect.objectContaining({ file: 'content/pictures.yaml', field: 'figures/stairs', found: 'nothing' }),
  ])
  content.add('photos/figures/stairs.jpg', '')
  content.edit('pictures.yaml', /$/, 'figures/stairs: { alt: "A stair with a yellow edge on each step." }\n')
  expect(content.check().problems).toEqual([])
})

test('a picture in the folder of figures that no text shows is refused', () => {
  content.add('photos/figures/stairs.jpg', '')
  expect(content.check().problems).toEqual([expect.objectContaining({ file: 'content/photos/figures/stairs.jpg' })])
})

test('a picture that two texts show is wanted once', () => {
  write(ARTICLE, figure('figures/stairs'))
  write('pages/privacy.md', figure('figures/stairs'))
  const wanted = requiredPictures(content.check().content)
  expect(wanted.filter(({ name }) => name === 'figures/stairs')).toHaveLength(1)
})

test('a quote that the text does not say is refused, since nobody may be made to say what they did not', () => {
  write(ARTICLE, '{% quote %}\nThe best cleaners in town.\n{% /quote %}')
  expect(content.check().problems).toEqual([
    expect.objectContaining({
      field: 'text',
      found: 'the quote "The best cleaners in town."',
      expected: expect.stringContaining('a sentence of this text'),
    }),
  ])
})

test.each([
  ['a figure without a caption', `{% figure picture="pages/about" /%}`, /caption/],
  ['a tag that there is not', '{% video address="x" /%}', /video/],
  ['a figure within a sentence', `See ${figure('pages/about')} here.`, /figure/],
  ['a quote with a heading in it', '{% quote %}\n## What we clean\n{% /quote %}', /heading/],
])('%s is refused, and the two tags are named', (_, text, found) => {
  write('pages/about.md', text)
  expect(content.check().problems).toContainEqual(
    expect.objectContaining({ found: expect.stringMatching(found), expected: expect.stringContaining('{% figure') }),
  )
})

test.each([SERVICE, 'pages/faqs.md'])('%s has no room for figures and quotes, and says where there is', (file) => {
  write(file, figure('pages/about'))
  expect(content.check().problems).toEqual([
    expect.objectContaining({ found: 'the tag {% figure %}', expected: expect.stringContaining('articles') }),
  ])
})

test('what is quoted counts once among the words, and a caption counts', () => {
  const text = parseMarkdown(`One two.\n\n${figure('pages/about')}\n\n{% quote %}One two.{% /quote %}`)
  expect(plainText(text).split(/\s+/)).toEqual(['One', 'two.', 'A', 'room'])
  expect(wordCount(text)).toBe(4)
  expect(figures(text)).toEqual([{ picture: 'pages/about', caption: 'A room', line: 2 }])
})

test.each(getContent().articles.map((article) => [article.slug, article] as const))(
  'the article “%s” has a figure and a quote',
  (_, { body }) => {
    expect(tags(body).map(({ tag }) => tag)).toEqual(expect.arrayContaining(['figure', 'quote']))
  },
)
