import type { Announcement } from '../content/schema/dates-and-hours'
import type { SiteFields } from '../content/schema/site'
import { zoneOf } from '../content/schema/states'
import { dayAt } from './today'

/** The announcement, on the days for which it is shown; undefined on any other. */
export function announcementAt(
  { announcement, address }: Pick<SiteFields, 'announcement' | 'address'>,
  now = new Date(),
): Announcement | undefined {
  const today = dayAt(zoneOf({ address }), now)
  return announcement && announcement.from <= today && today <= announcement.until ? announcement : undefined
}
