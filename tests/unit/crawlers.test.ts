import { robotsPolicies } from '@/lib/seo/robots'
import { editContent } from '../support/edited-content'

test('a crawler that the owner refuses is told so, and nobody else', () => {
  expect(robotsPolicies({ crawlers: { GPTBot: 'refuse', ClaudeBot: 'allow' } })).toEqual([
    { userAgent: '*', allow: '/' },
    { userAgent: 'GPTBot', disallow: '/' },
    { userAgent: 'ClaudeBot', allow: '/' },
  ])
})

test('a crawler whose name can stand in no robots.txt, and an answer that is none, are found', () => {
  const content = editContent()
  content.edit('site.yaml', /^ {2}GPTBot: allow$/m, '  "GPTBot/1.2": allow\n  BadBot: deny')
  expect(content.check().problems).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        field: 'crawlers.GPTBot/1.2',
        found: '"GPTBot/1.2"',
        expected: expect.stringContaining('such as GPTBot'),
      }),
      expect.objectContaining({
        field: 'crawlers.BadBot',
        found: '"deny"',
        expected: expect.stringContaining('allow'),
      }),
    ]),
  )
})
