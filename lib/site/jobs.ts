import { dayAt } from './today'

/** Whether an advert still takes applications: until its last day is over where the company is. */
export const isOpen = ({ closes }: { closes: string }, zone: string, now = new Date()): boolean =>
  dayAt(zone, now) <= closes
