import { dayInSydney } from './today'

/** Whether an advert still takes applications: until its last day is over in Sydney. */
export const isOpen = ({ closes }: { closes: string }, now = new Date()): boolean => dayInSydney(now) <= closes
