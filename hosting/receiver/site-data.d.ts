declare module 'site:receiver' {
  import type { receiverContent } from '@/hosting/receiver/content'

  const content: ReturnType<typeof receiverContent>
  export default content
}
