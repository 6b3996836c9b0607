// Somebody approves each text as it is: npm run approve records who, and the launch asks for it.
import { spawnSync } from 'node:child_process'
import { awaitingApproval, hashOf, outdatedApprovals } from '@/lib/content/approvals'
import { parseYaml } from '@/lib/content/yaml'
import { bundleScript, type BundledScript } from '../support/bundle-script'
import { copyContent } from '../support/content-copy'
import { editContent } from '../support/edited-content'
import { ARTICLE, SERVICE } from '../support/entries'

const FILE = 'approvals.yaml'
const article = `content/${ARTICLE}`

/** Content in which these files are approved as they are. */
function approved(...files: string[]) {
  const content = editContent()
  const hash = (file: string) => hashOf(content.read(file.replace('content/', '')))
  const lines = files.map((file) => `  ${file}: { by: Jo Citizen, on: 2026-11-01, hash: '${hash(file)}' }\n`)
  content.add(FILE, `approvals:\n${lines.join('')}`)
  return content
}

/** What the launch waits for, and what npm run content points out. */
function said(content: ReturnType<typeof editContent>) {
  const { problems, siteContent, texts } = content.check()
  expect(problems).toEqual([])
  const { approvals } = siteContent!
  const left = awaitingApproval(approvals, texts)
  return {
    left: Object.fromEntries(left.map(({ field, reason }) => [field, reason])),
    warnings: outdatedApprovals(approvals, texts),
  }
}

test('the launch waits for each text that nobody has approved, and nothing is pointed out before', () => {
  const content = editContent()
  const { left, warnings } = said(content)
  const { siteContent, texts } = content.check()
  expect(Object.keys(left)).toEqual([...texts.keys()])
  for (const { entry } of siteContent!.routes) expect(left[entry.file]).toBe('not approved')
  expect(left['content/site.yaml']).toBe('not approved')
  expect(left).not.toHaveProperty([`content/${FILE}`])
  expect(warnings).toEqual([])
})

test('a text that is approved as it is lets the launch through', () => {
  expect(said(approved(article)).left).not.toHaveProperty([article])
})

test.each([
  ['below the front matter', /$/, 'One more sentence.\n'],
  ['in the front matter', /^excerpt: "/m, 'excerpt: "Once more: '],
])('a text that has changed %s is refused again, and pointed out with who approved it', (_, from, to) => {
  const content = approved(article, `content/${SERVICE}`)
  content.edit(ARTICLE, from, to)
  const { left, warnings } = said(content)
  expect(left[article]).toBe('changed since Jo Citizen approved it on 2026-11-01')
  expect(left).not.toHaveProperty([`content/${SERVICE}`])
  expect(warnings).toEqual([
    {
      file: article,
      field: 'the whole file',
      found: 'a different text from the one that Jo Citizen approved on 2026-11-01',
      expected: expect.stringContaining(`npm run approve -- ${article} --by`),
    },
  ])
})

test('another editor’s line ends change no text', () => {
  const content = approved(article)
  content.add(ARTICLE, `\uFEFF${content.read(ARTICLE).replaceAll('\n', '\r\n')}`)
  expect(said(content)).toEqual({ left: expect.not.objectContaining({ [article]: expect.anything() }), warnings: [] })
})

test('the approval of a file that is gone is a problem', () => {
  const content = approved(article)
  content.edit(FILE, /articles\//, 'articles/no-')
  expect(content.check().problems).toEqual([
    {
      file: expect.stringMatching(new RegExp(`^content/${FILE}:\\d+$`)),
      field: `approvals.${article.replace('articles/', 'articles/no-')}`,
      found: 'an approval of a file that is not a text of the site',
      expected: expect.stringContaining('delete this approval'),
    },
  ])
})

describe('npm run approve', () => {
  const content = copyContent()
  let script: BundledScript
  beforeAll(async () => {
    content.add(FILE, '# The head.\napprovals: {}\n')
    script = await bundleScript('scripts/approve.ts')
  })
  afterAll(() => {
    content.done()
    script.remove()
  })

  const approve = (...args: string[]) =>
    spawnSync(process.execPath, [...script.command, ...args], { encoding: 'utf8', cwd: content.root })
  const recorded = () => parseYaml(content.read(FILE)).value as { approvals: Record<string, { by: string }> }

  test('without a name lists what waits, and approves nothing', () => {
    const { status, stdout, stderr } = approve()
    expect(status).toBe(1)
    expect(stdout).toContain(article)
    expect(stderr).toContain('nobody was named')
    expect(recorded()).toEqual({ approvals: {} })
  })

  test('names every file that is no text, and approves none', () => {
    const { status, stderr } = approve('content/no.md', article, 'content/integrations.yaml', '--by', 'Jo Citizen')
    expect(status).toBe(1)
    expect(stderr).toContain('Not texts of the site: content/no.md, content/integrations.yaml')
    expect(recorded()).toEqual({ approvals: {} })
  })

  test('approves the files that are named, then all others, and keeps who approved the first', () => {
    expect(approve(`./${article}`, '--by', "Jo O'Brien")).toMatchObject({
      status: 0,
      stdout: expect.stringContaining(article),
    })
    expect(Object.keys(recorded().approvals)).toEqual([article])
    expect(approve('--by', 'Sam Lee').stdout).not.toContain(article)
    expect(recorded().approvals[article]?.by).toBe("Jo O'Brien")
    expect(content.read(FILE)).toMatch(/^# The head\.\n/)
    const { siteContent, texts, problems } = content.check()
    expect(problems).toEqual([])
    expect(awaitingApproval(siteContent!.approvals, texts)).toEqual([])
    expect(approve('--by', 'Sam Lee').stdout).toBe('Every text is approved as it is.\n')
  })
})
