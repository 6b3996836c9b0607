import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { fictitiousValues } from '@/content/launch'
import { copyContent } from '../support/content-copy'

type Edits = [from: RegExp, to: string][]

/** The fields that reach nobody after the edits to site.yaml. */
function remaining(siteUrl: string, edits: Edits) {
  const content = copyContent()
  try {
    for (const [from, to] of edits) content.edit('site.yaml', from, to)
    const { catalogue, problems } = content.check()
    expect(problems).toEqual([])
    const found = catalogue ? fictitiousValues(catalogue, siteUrl) : []
    return found.filter(({ reason }) => reason === 'reaches nobody').map(({ field }) => field)
  } finally {
    content.done()
  }
}

const FICTITIOUS: Edits = [
  [/^phone: .*$/m, 'phone: { value: (02) 5550 0142 }'],
  [/^helpdesk: .*$/m, 'helpdesk: { value: 1300 975 707 }'],
  [/^abn: .*$/m, 'abn: { value: 51 824 753 556 }'],
  [/^email: .*$/m, 'email: { value: hello@cleaners.example }'],
]
const REAL: Edits = [
  [/^phone: .*$/m, 'phone: { value: (02) 9999 9999 }'],
  [/^helpdesk: .*$/m, 'helpdesk: { value: 13 23 00 }'],
  [/^abn: .*$/m, 'abn: { value: 11 000 000 560 }'],
  [/^email: .*$/m, 'email: { value: hello@cleaners.com.au }'],
]

test('a fictitious number, ABN, mailbox or site address is refused even when nobody marked it as a sample', () => {
  expect(remaining('https://www.cleaners.example', FICTITIOUS)).toEqual([
    'phone',
    'helpdesk',
    'abn',
    'email',
    'SITE_URL',
  ])
})

test('real ones are let through', () => {
  expect(remaining('https://www.cleaners.com.au', REAL)).toEqual([])
})

test('words that only a sample has are refused wherever they stand', () => {
  const content = copyContent()
  try {
    content.edit('pages/about.md', /\n---\n/, '\n---\n\nThis is a placeholder.\n')
    const { catalogue } = content.check()
    expect(catalogue && fictitiousValues(catalogue, 'https://www.cleaners.com.au')).toContainEqual({
      file: 'content/pages/about.md',
      field: 'text',
      reason: 'reads like a sample',
    })
  } finally {
    content.done()
  }
})

test('the launch build refuses, and lists what it waits for with file and field', () => {
  const content = copyContent({ pictures: true })
  try {
    content.edit('site.yaml', /^phone: .*$/m, 'phone: { value: (02) 5550 0142, sample: true }')
    content.edit('site.yaml', /^happyClients: .*$/m, 'happyClients: { value: "1,000", confirmed: false }')
    const { status, stderr } = spawnSync(
      process.execPath,
      [
        '--conditions=react-server',
        '--import',
        pathToFileURL(require.resolve('tsx')).href,
        resolve('scripts/check-content.ts'),
        '--launch',
      ],
      { encoding: 'utf8', cwd: content.root, env: { ...process.env, SITE_URL: 'https://www.cleaners.example' } },
    )
    expect(status).toBe(1)
    expect(stderr).toMatch(/^\d+ values are samples or not confirmed, so the site cannot be launched:/)
    expect(stderr).toContain('content/site.yaml  phone  (sample)')
    expect(stderr).toContain('content/site.yaml  happyClients  (not confirmed)')
    expect(stderr).toContain('the environment  SITE_URL  (reaches nobody)')
  } finally {
    content.done()
  }
})
