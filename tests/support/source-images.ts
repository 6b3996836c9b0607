import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { filesOnDisk } from '@/lib/content/content-files'
import { findSourceImages, sourceImageOf } from '@/lib/images/source-images'

/**
 * A folder with source images of its own: `add` makes a picture of a size, `addMarked` one with a
 * mark, `damage` cuts its file short, `wanted` is what the pictures step works on.
 */
export function makeSourceImages() {
  const root = mkdtempSync(join(tmpdir(), 'source-images-'))
  const path = (file: string) => join(root, 'content', file)
  const save = async (file: string, image: Sharp) => {
    mkdirSync(dirname(path(file)), { recursive: true })
    await image.toFile(path(file))
  }
  return {
    root,
    /**
     * Half dark, half light, so that its edges can be told apart; `orientation` is how a camera was
     * held.
     */
    add: (file: string, width: number, height: number, orientation = 1) =>
      save(
        file,
        sharp({ create: { width, height, channels: 3, background: 'white' } })
          .composite([
            {
              input: { create: { width: Math.floor(width / 2), height, channels: 3, background: 'black' } },
              left: 0,
              top: 0,
            },
          ])
          .withMetadata({ orientation }),
      ),
    /** White, with a red mark centred on a place, given as parts of its width and height. */
    addMarked: (file: string, width: number, height: number, [x = 0, y = 0]: number[], orientation = 1) => {
      const side = Math.round(Math.min(width, height) / 10)
      return save(
        file,
        sharp({ create: { width, height, channels: 3, background: 'white' } })
          .composite([
            {
              input: { create: { width: side, height: side, channels: 3, background: 'red' } },
              left: Math.round(x * width - side / 2),
              top: Math.round(y * height - side / 2),
            },
          ])
          .withMetadata({ orientation }),
      )
    },
    write: (file: string, text: string | Uint8Array) => {
      mkdirSync(dirname(path(file)), { recursive: true })
      writeFileSync(path(file), text)
    },
    damage: (file: string) => {
      const whole = readFileSync(path(file))
      writeFileSync(path(file), whole.subarray(0, Math.floor(whole.length / 2)))
    },
    wanted: (name: string, focus?: number[]) => {
      const sourceImage = sourceImageOf(findSourceImages(filesOnDisk(root)), name)
      if (!sourceImage) throw new Error(`expected a source image of ${name}`)
      return { name, sourceImage, focus }
    },
    done: () => rmSync(root, { recursive: true }),
  }
}
