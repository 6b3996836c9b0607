import type { OpeningHoursSpecification } from 'schema-dts'
import { LAST_MINUTE, WEEK, type OpenTimes } from '../content/schema/dates-and-hours'
import type { SiteFields } from '../content/schema/site'
import { openClosures } from '../site/closures'

/** The whole day, each day: Google reads these two times so. */
export const ALWAYS = hours({ days: WEEK, opens: '00:00', closes: LAST_MINUTE })

/** Google reads these two times as closed. */
const CLOSED = { opens: '00:00', closes: '00:00' }

/** Whether the promise `support` is that somebody answers at any time: “24/7”. */
export const isAlwaysAnswered = ({ promises }: SiteFields): boolean => /^24\W7$/.test(promises.support?.value ?? '')

/** The office's hours, and the days on which it is closed, as properties of the business. */
export function officeHours(site: SiteFields) {
  const closures = openClosures(site).map(({ from, until }) => ({
    '@type': 'OpeningHoursSpecification' as const,
    validFrom: from,
    validThrough: until,
    ...CLOSED,
  }))
  return {
    openingHoursSpecification: [
      ...site.officeHours.times.map(hours),
      { '@type': 'OpeningHoursSpecification' as const, dayOfWeek: 'PublicHolidays' as const, ...CLOSED },
    ],
    ...(closures.length > 0 && { specialOpeningHoursSpecification: closures }),
  }
}

function hours({
  days,
  opens,
  closes,
}: Omit<OpenTimes, 'days'> & { days: readonly OpenTimes['days'][number][] }): OpeningHoursSpecification {
  return { '@type': 'OpeningHoursSpecification', dayOfWeek: days, opens, closes }
}
