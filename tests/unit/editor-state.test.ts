import type { ChildProcess } from 'node:child_process'
import { EventEmitter } from 'node:events'
import { noteSave, placed, stateOf } from '../../scripts/edit/state'

/** How often npm run pictures was started, and what happens while it runs. */
const mockPictures = { runs: 0, meanwhile: () => {} }
jest.mock('node:child_process', () => ({
  ...jest.requireActual<object>('node:child_process'),
  spawn() {
    const run = new EventEmitter()
    mockPictures.runs += 1
    process.nextTick(() => {
      mockPictures.meanwhile()
      run.emit('exit')
    })
    return run as ChildProcess
  },
}))

// Regression: a photograph that was saved while those of an earlier one were made got no variants.
test('a photograph that is saved while pictures are made has its own made afterwards', async () => {
  noteSave()
  mockPictures.meanwhile = noteSave
  await stateOf()
  mockPictures.meanwhile = () => {}
  await stateOf()
  await stateOf()
  expect(mockPictures.runs).toBe(2)
})

describe('what is wrong has a link to the form in which it can be corrected', () => {
  const problem = (file: string, field: string) => placed({ file, field, found: 'this', expected: 'that' })

  test.each([
    ['content/services/x-y.md:3', 'scope[3].check', 'Services, X y: Scope › 4 › Check', 'services/entries/x-y'],
    // Regression: what was wrong with a photograph had no link.
    ['content/photos/team/x-y.jpg', 'the picture’s size', 'Team, X y: Photograph', 'team/entries/x-y'],
  ])('%s', (file, field, place, href) => {
    expect(problem(file, field)).toMatchObject({ place, href: `#/collections/${href}` })
  })

  test.each([
    ['content/photos/hero/office.jpg', 'the file’s name'],
    ['content/brand/mark.svg', 'width'],
    // Regression: the link led to a form that there is not.
    ['content/approvals.yaml', 'approvals'],
  ])('%s has no form, and no link', (file, field) => {
    expect(problem(file, field)).toMatchObject({ place: `${file}: ${field}` })
    expect(problem(file, field)).not.toHaveProperty('href')
  })

  test('so has each text that is to be corrected', () => {
    const places = [{ file: 'content/pages/about.md:9', words: 'zebras' }]
    const { texts } = placed({ file: 'content/claims.yaml', field: 'a', found: 'b', expected: 'c', places })
    expect(texts).toEqual([
      { words: 'zebras', file: places[0]?.file, place: 'Pages, About', href: '#/collections/pages/entries/about' },
    ])
  })
})
