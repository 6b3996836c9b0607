import { catalogue } from '@/lib/content/catalogue'
import { HONEYPOT } from '@/lib/integrations/integrations'

/**
 * What the receiver needs of the content. A process reads it when it starts; functions have no
 * content/ to read, so scripts/receiver.ts puts it into their files as `site:receiver`.
 */
export function receiverContent() {
  const { site, quote, receiver } = catalogue()
  return { words: { quote, receiver }, company: site.name.value, office: site.email.value, honeypot: HONEYPOT }
}
