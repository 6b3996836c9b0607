import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { diskSource } from '@/lib/content/source'
import { findSourceImages, sourceImageOf } from '@/lib/images/source-images'

/**
 * A folder with source images of its own: `add` makes a picture of a size, `damage` cuts its file
 * short, `wanted` is what the pictures step works on.
 */
export function makeSourceImages() {
  const root = mkdtempSync(join(tmpdir(), 'sourceImages-'))
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
    write: (file: string, text: string) => {
      mkdirSync(dirname(path(file)), { recursive: true })
      writeFileSync(path(file), text)
    },
    damage: (file: string) => {
      const whole = readFileSync(path(file))
      writeFileSync(path(file), whole.subarray(0, Math.floor(whole.length / 2)))
    },
    wanted: (name: string) => {
      const sourceImage = sourceImageOf(findSourceImages(diskSource(root)), name)
      if (!sourceImage) throw new Error(`expected a source image of ${name}`)
      return { name, sourceImage }
    },
    done: () => rmSync(root, { recursive: true }),
  }
}
