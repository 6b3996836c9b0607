import { getContent } from '../content/get-content'

/** Data of the page about changing cleaners. */
export const changingSections = () => ({ copyFailed: getContent().site.words.copyFailed })
