import { isInContent, pathsIn } from '../../scripts/edit/paths'

// Regression: whatever reached the editor's server could read and write any file of the project.
test.each([
  ['content/services/office-cleaning.md', true],
  ['content/photos', true],
  ['package.json', false],
  ['scripts/edit.ts', false],
  ['content/../package.json', false],
  ['content\\..\\package.json', false],
  ['../content/site.yaml', false],
  ['/etc/passwd', false],
  ['content', false],
  ['', false],
])('the editor may have %j: %s', (path, isAllowed) => {
  expect(isInContent(path)).toBe(isAllowed)
})

test('every path of a request is looked at, wherever it stands', () => {
  const saves = {
    branch: 'main',
    dataFiles: [{ slug: 'a', path: 'a.md', newPath: 'b.md', raw: 'path: c.md' }],
    assets: [{ path: 'd.jpg', content: '', encoding: 'base64' }],
  }
  expect(pathsIn(saves)).toEqual(['a.md', 'b.md', 'd.jpg'])
  expect(pathsIn({ paths: ['a.md', 'b.md'], files: [{ path: 'c.md', label: 'C' }] })).toEqual(['a.md', 'b.md', 'c.md'])
  expect(pathsIn({ folder: 'a', extension: 'md', mediaFolder: 'b' })).toEqual(['a', 'b'])
})
