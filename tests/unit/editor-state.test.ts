import type { ChildProcess } from 'node:child_process'
import { EventEmitter } from 'node:events'
import { notePhotograph, stateOf } from '../../scripts/edit/state'

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
  notePhotograph()
  mockPictures.meanwhile = notePhotograph
  await stateOf()
  mockPictures.meanwhile = () => {}
  await stateOf()
  await stateOf()
  expect(mockPictures.runs).toBe(2)
})
