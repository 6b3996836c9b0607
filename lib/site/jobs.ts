import { dayAt } from './today'

/**
 * Whether an advert still takes applications: until the end of its last day, in the company's time
 * zone.
 */
export const isOpen = ({ closes }: { closes: string }, zone: string, now = new Date()): boolean =>
  dayAt(zone, now) <= closes
