declare module 'site:receiver' {
  import type { ReceiverContent } from './content'

  const content: ReceiverContent
  export default content
}
