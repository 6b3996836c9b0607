import { catalogue } from '@/lib/content/catalogue'
import { copyContent } from '../support/content-copy'

test('one new file, with a picture and its words, is a new service everywhere: registry, menu, hub; nothing else is edited', () => {
  const content = copyContent()
  try {
    const [model, other, another] = catalogue().services.filter(({ home }) => home === 'premium')
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
    content.edit('pictures.yaml', /$/, 'services/gutter-cleaning: "A gutter above a brick wall, cleared of leaves."\n')
    const { problems, catalogue: changed } = content.check()
    expect(problems).toEqual([])
    const routes = changed?.routes ?? []
    expect(routes.find(({ path }) => path === '/services/gutter-cleaning/')).toMatchObject({
      kind: 'service',
      label: 'Gutter cleaning',
      parent: '/services/',
      canonical: '/services/gutter-cleaning/',
    })
    const added = changed?.services.find(({ slug }) => slug === 'gutter-cleaning')
    expect(added).toMatchObject({ menuHref: '/services/gutter-cleaning/' })
  } finally {
    content.done()
  }
})

test('one new file in content/pages is a new page, without any code', () => {
  const content = copyContent()
  try {
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
    const { problems, catalogue: changed } = content.check()
    expect(problems).toEqual([])
    expect(changed?.routes.find(({ path }) => path === '/careers/')?.kind).toBe('prose')
  } finally {
    content.done()
  }
})
