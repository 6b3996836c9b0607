import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { decodable } from '../../scripts/pictures/heic'

/** How many photographs are being decoded, and the most that were at one time. */
const mockDecoding = { now: 0, most: 0, begun: () => {} }
jest.mock('libheif-js/wasm-bundle.js', () => {
  const image = {
    is_primary: () => true,
    get_width: () => 1,
    get_height: () => 1,
    free: () => {},
    display(pixels: object, done: (pixels: object) => void) {
      mockDecoding.most = Math.max(mockDecoding.most, ++mockDecoding.now)
      mockDecoding.begun()
      setTimeout(() => {
        mockDecoding.now -= 1
        done(pixels)
      }, 200)
    },
  }
  return {
    __esModule: true,
    default: {
      HeifDecoder: class {
        decode = () => [image]
      },
    },
  }
})

const folder = mkdtempSync(join(tmpdir(), 'heic-'))
afterAll(() => rmSync(folder, { recursive: true }))

function photograph(name: string): string {
  const file = join(folder, name)
  copyFileSync('tests/support/phone.heic', file)
  return file
}

// Regression: asking for a photograph that had been decoded before let the next one begin at once.
test('photographs of iPhones are decoded one at a time, each once', async () => {
  const [first, second, third] = ['1.heic', '2.heic', '3.heic'].map(photograph) as [string, string, string]
  const jpeg = await decodable(first)
  const begun = new Promise<void>((resolve) => (mockDecoding.begun = resolve))
  const waiting = decodable(second)
  await begun
  expect(await decodable(first)).toBe(jpeg)
  await Promise.all([waiting, decodable(third)])
  expect(mockDecoding.most).toBe(1)
})
