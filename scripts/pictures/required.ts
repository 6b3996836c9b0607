import { findSourceImages, sourceImageOf } from '../../lib/images/source-images'
import { requiredPictures, wordsOf } from '../../lib/images/required-pictures'
import { filesOnDisk } from '../../lib/content/content-files'
import type { PartialContent } from '../../lib/content/whole'
import type { RequiredSourceImage } from './measure'

/** Every picture that the content refers to and that has a source image below `root`. */
export function requiredSourceImages(root: string, content: PartialContent): RequiredSourceImage[] {
  const sourceImages = findSourceImages(filesOnDisk(root))
  return requiredPictures(content).flatMap(({ name }) => {
    const sourceImage = sourceImageOf(sourceImages, name)
    // Only a photograph can have an aspect ratio that differs from its picture's.
    const focus = sourceImage?.kind === 'photo' ? wordsOf(content, name).words?.focus : undefined
    return sourceImage ? [{ name, sourceImage, focus }] : []
  })
}
