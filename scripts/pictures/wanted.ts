import { findMasters, masterOf } from '../../lib/images/masters'
import { wantedPictures } from '../../lib/images/picture-names'
import type { Content } from '../../lib/content/types'
import type { WantedMaster } from './measure'

/** Every picture that the content asks for and that has a master below `root`. */
export function wantedMasters(root: string, content: Content): WantedMaster[] {
  const masters = findMasters(root)
  return wantedPictures(content).flatMap(({ name }) => {
    const master = masterOf(masters, name)
    return master ? [{ name, master }] : []
  })
}
