// The function on Netlify that mails what has not been mailed, on the schedule below.
import { receiver } from './netlify'

export default receiver.mailWaiting

/** Read by Netlify on deploy: every ten minutes. */
export const config = { schedule: '*/10 * * * *' }
