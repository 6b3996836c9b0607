declare module 'site:receiver' {
  import type { receiverContent } from './content'

  const content: ReturnType<typeof receiverContent>
  export default content
}
