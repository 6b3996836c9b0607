import { getContent } from '@/lib/content/get-content'
import { navigation } from '@/lib/content/navigation'
import { editContent } from '../support/edited-content'

test('a new service is one file, with a picture and its words: it has an address and stands in the menus', () => {
  const content = editContent()
  const [model, other, another] = getContent().services.filter(({ home, menu }) => home === 'premium' && menu)
  const text = content
    .read(`services/${model?.slug}.md`)
    .replace(/^title: .*$/m, 'title: "Gutter cleaning"')
    .replace(/^metaTitle: .*$/m, 'metaTitle: "Gutter cleaning in Sydney | {shortName}"')
    .replace(
      /^description: .*$/m,
      'description: "Gutters and downpipes of low and mid-rise buildings cleared, flushed and photographed before the storm season."',
    )
    .replace(/^relatedServices:.*\n( {2}- .*\n)*/m, `relatedServices: ["${other?.slug}", "${another?.slug}"]\n`)
  content.add('services/gutter-cleaning.md', text)
  content.add('photos/services/gutter-cleaning.jpg', '')
  content.edit(
    'pictures.yaml',
    /$/,
    'services/gutter-cleaning: { alt: "A gutter above a brick wall, cleared of leaves." }\n',
  )

  const { problems, siteContent: changed } = content.check()
  expect(problems).toEqual([])
  expect(changed?.routes).toContainEqual(
    expect.objectContaining({
      path: '/services/gutter-cleaning/',
      kind: 'service',
      label: 'Gutter cleaning',
      parent: '/services/',
      canonical: '/services/gutter-cleaning/',
    }),
  )
  const { main, services } = navigation(changed)
  const link = { name: 'Gutter cleaning', href: '/services/gutter-cleaning/' }
  const group = main.flatMap(({ groups }) => groups).find(({ title }) => title === model?.group)
  expect(group?.links).toContainEqual(link)
  expect(services).toContainEqual(link)
})

test('one new file in content/pages is a new page, without any code', () => {
  const content = editContent()
  content.add(
    'pages/careers.md',
    [
      '---',
      'title: "Work with us"',
      'label: "Careers"',
      'metaTitle: "Cleaning jobs in Sydney | {shortName}"',
      'description: "How to apply for a cleaning or supervising job with us in Sydney, what we check before the first shift and how we answer."',
      'lead: "How to apply."',
      'updated: 2026-11-21',
      'menus: [{ list: about, order: 35 }]',
      '---',
      '',
      'Write to [{email}]({emailUrl}).',
      '',
    ].join('\n'),
  )
  const { problems, siteContent: changed } = content.check()
  expect(problems).toEqual([])
  expect(changed?.routes.find(({ path }) => path === '/careers/')?.kind).toBe('prose')
})
