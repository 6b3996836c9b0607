// The function on Netlify that mails what has not gone out. Netlify runs it as often as it says.
import { receiver } from './netlify'

export default receiver.mailWaiting

export const config = { schedule: '*/10 * * * *' }
