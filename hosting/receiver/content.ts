import { getContent } from '@/lib/content/get-content'
import { HONEYPOT } from '@/lib/integrations/integrations'

/**
 * The site content that the receiver needs. A process reads it when it starts; functions have no
 * content/ folder, so scripts/build-receiver.ts bundles it into their files as `site:receiver`.
 */
export function receiverContent() {
  const { site, quote, receiver } = getContent()
  return { words: { quote, receiver }, company: site.name.value, office: site.email.value, honeypot: HONEYPOT }
}
