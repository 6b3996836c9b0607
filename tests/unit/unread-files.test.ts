// Regression: nobody was told that a folder or file with a misspelt name was not on the site.
import { filesOnDisk } from '@/lib/content/content-files'
import { unreadFiles } from '@/lib/content/unread'

/** What is pointed out where a folder has these files and folders. */
const named = (folder: string, names: readonly string[]) =>
  unreadFiles({
    ...filesOnDisk('.'),
    list: (asked) => (asked === folder ? names.map((name) => ({ name, isFile: true })) : undefined),
  })

test('files and folders with other names than those that are read are pointed out with these', () => {
  expect(named('content', ['case_studies', 'Team', 'sites.yaml', 'team', 'site.yaml', 'photos', '.schema'])).toEqual(
    ['case_studies', 'Team', 'sites.yaml'].map((name) => ({
      file: `content/${name}`,
      field: 'the name',
      found: `"${name}", which the site does not read`,
      expected: expect.stringMatching(/^one of .*\bcase-studies\b.*\bsite\.yaml\b.*\bteam\b.*: correct the name/),
    })),
  )
  expect(named('content/brand', ['logo.svg', 'mark.svg', 'wordmark.svg', 'colours.yaml'])).toEqual([
    expect.objectContaining({
      file: 'content/brand/logo.svg',
      expected:
        'one of colours.yaml, font-licence.txt, font.woff2, mark.svg, wordmark.svg: correct the name, or keep it elsewhere',
    }),
  ])
})

test('nothing of the content is left unread', () => {
  expect(unreadFiles(filesOnDisk('.'))).toEqual([])
})
