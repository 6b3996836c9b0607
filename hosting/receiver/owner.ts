import { digest } from './native-id'

/** Whether the request has the owner's key. Compares in constant time. */
export async function isOwner(request: Request, ownerKey: string): Promise<boolean> {
  const [scheme = '', value = ''] = (request.headers.get('authorization') ?? '').split(' ')
  const given = scheme.toLowerCase() === 'basic' ? passwordOf(value) : value
  const [a, b] = [await digest(new TextEncoder().encode(given)), await digest(new TextEncoder().encode(ownerKey))]
  let difference = 0
  for (let i = 0; i < a.length; i++) difference |= a.charCodeAt(i) ^ b.charCodeAt(i)
  return difference === 0
}

/** The password of Basic credentials (RFC 7617): everything after the first colon. */
function passwordOf(credentials: string): string {
  try {
    return atob(credentials).replace(/^[^:]*:/, '')
  } catch {
    return ''
  }
}
