// What React renders in the browser: the quote dialog and the providers' frames.
export { open, resume } from './dialog'
export { attach } from './frame'
