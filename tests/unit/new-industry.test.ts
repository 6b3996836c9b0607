import { getContent } from '@/lib/content/get-content'
import { editContent } from '../support/edited-content'

const [model] = getContent().industries

/** A copy of an industry under another name, as an owner makes it, without the lists named. */
function withLibraries(without: readonly string[] = []) {
  const content = editContent()
  const names: [field: string, words: string][] = [
    ['title', 'Library cleaning in Sydney'],
    ['label', 'Libraries'],
    ['metaTitle', 'Cleaning for libraries: checklist'],
    [
      'description',
      'How reading rooms, stacks and returns desks of public libraries are cleaned around opening hours.',
    ],
  ]
  const named = names.reduce(
    (text, [field, words]) => text.replace(new RegExp(`^${field}: .*$`, 'm'), `${field}: "${words}"`),
    content.read(`industries/${model?.slug}.md`),
  )
  const text = without.reduce((rest, list) => rest.replace(new RegExp(`^${list}:\\n(  .*\\n)*`, 'm'), ''), named)
  content.add('industries/libraries.md', text)
  content.add('photos/industries/libraries.jpg', '')
  content.edit('pictures.yaml', /$/, 'industries/libraries: { alt: "Shelves of books beside a window." }\n')
  return content.check()
}

test('a new industry is one file, with a picture and its words: it has a page below the industries page', () => {
  const { problems, siteContent } = withLibraries()
  expect(problems).toEqual([])
  expect(siteContent?.routes).toContainEqual(
    expect.objectContaining({
      path: '/industries/libraries/',
      kind: 'industry',
      label: 'Libraries',
      parent: '/industries/',
      canonical: '/industries/libraries/',
      listed: true,
    }),
  )
  const hub = siteContent?.routes.find(({ path }) => path === '/industries/')
  expect(hub?.anchors).toContain('libraries')
})

test('an industry needs none of its lists but services', () => {
  const lists = ['needs', 'duties', 'checklist', 'suburbs', 'questions'] as const
  const { problems, siteContent } = withLibraries(lists)
  expect(problems).toEqual([])
  const libraries = siteContent?.industries.find(({ slug }) => slug === 'libraries')
  for (const list of lists) expect(libraries?.[list]).toBeUndefined()
  expect(withLibraries(['services']).problems).toEqual([
    expect.objectContaining({ file: expect.stringContaining('content/industries/libraries.md'), field: 'services' }),
  ])
})
