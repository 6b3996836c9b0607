import { findSourceImages, sourceImageOf } from '../../lib/images/source-images'
import { requiredPictures } from '../../lib/images/required-pictures'
import { diskSource } from '../../lib/content/source'
import type { PartialContent } from '../../lib/content/whole'
import type { RequiredSourceImage } from './measure'

/** Every picture that the content asks for and that has a master below `root`. */
export function requiredSourceImages(root: string, content: PartialContent): RequiredSourceImage[] {
  const masters = findSourceImages(diskSource(root))
  return requiredPictures(content).flatMap(({ name }) => {
    const master = sourceImageOf(masters, name)
    return master ? [{ name, master }] : []
  })
}
