import type { Announcement } from '../content/schema/dates-and-hours'
import type { SiteFields } from '../content/schema/site'
import { dayInSydney } from './today'

/** The announcement on one of its days; undefined on any other. */
export function announcementAt({ announcement }: SiteFields, now = new Date()): Announcement | undefined {
  const today = dayInSydney(now)
  return announcement && announcement.from <= today && today <= announcement.until ? announcement : undefined
}
