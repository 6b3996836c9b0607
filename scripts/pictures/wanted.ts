import { findMasters, masterOf } from '../../lib/images/masters'
import { wantedPictures } from '../../lib/images/picture-names'
import { diskSource } from '../../lib/content/source'
import type { PartialContent } from '../../lib/content/whole'
import type { WantedMaster } from './measure'

/** Every picture that the content asks for and that has a master below `root`. */
export function wantedMasters(root: string, content: PartialContent): WantedMaster[] {
  const masters = findMasters(diskSource(root))
  return wantedPictures(content).flatMap(({ name }) => {
    const master = masterOf(masters, name)
    return master ? [{ name, master }] : []
  })
}
