import { DATA } from '@/scripts/browser/site-data'

export default DATA['frame-words']()
