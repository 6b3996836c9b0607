import { spawnSync } from 'node:child_process'
import { fictitiousValues } from '@/content/launch'
import { copyContent } from '../support/content-copy'

/** The fields of site.yaml that still reach nobody after the marks have been taken out and the edits been made. */
function remaining(siteUrl: string, edits: [from: RegExp, to: string][] = []) {
  const content = copyContent()
  try {
    for (const [from, to] of edits) content.edit('site.yaml', from, to)
    const { catalogue, problems } = content.check()
    expect(problems).toEqual([])
    return catalogue && fictitiousValues(catalogue, siteUrl).map(({ field }) => field)
  } finally {
    content.done()
  }
}

test('a fictitious number, ABN, mailbox or site address is refused even when nobody marked it as a sample', () => {
  expect(remaining('https://www.clearquay.example')).toEqual(['phone', 'helpdesk', 'abn', 'email', 'SITE_URL'])
})

test('real ones are let through', () => {
  const edits: [RegExp, string][] = [
    [/^phone: .*$/m, 'phone: { value: (02) 9999 9999 }'],
    [/^helpdesk: .*$/m, 'helpdesk: { value: 13 23 00 }'],
    [/^abn: .*$/m, 'abn: { value: 11 000 000 560 }'],
    [/^email: .*$/m, 'email: { value: hello@cleaners.com.au }'],
  ]
  expect(remaining('https://www.cleaners.com.au', edits)).toEqual([])
})

test('the launch build refuses, and lists what it waits for with file and field', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--conditions=react-server', '--import', 'tsx', 'scripts/check-content.ts', '--launch'],
    { encoding: 'utf8' },
  )
  expect(status).toBe(1)
  expect(stderr).toMatch(/^\d+ values are samples or not confirmed, so the site cannot be launched:/)
  expect(stderr).toContain('content/site.yaml  phone  (sample)')
  expect(stderr).toContain('content/site.yaml  promises.start  (not confirmed)')
  expect(stderr).toContain('the environment  SITE_URL  (reaches nobody)')
})
