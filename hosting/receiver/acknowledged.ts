import { DAY_MS } from '@/lib/units'

/**
 * Maximum number of acknowledgements in a day, to one address and in all, so that nobody can flood
 * a mailbox, or have a mail provider close the company's account.
 */
const ACKNOWLEDGED_A_DAY = { toOne: 3, inAll: 200 }

/** Counts, by address and day, the acknowledgements that the server has accepted. */
export function countPerAddress(): { mayBe: (email: string) => boolean; add: (email: string) => void } {
  let began = performance.now()
  let all = 0
  const counts = new Map<string, number>()
  const to = (email: string) => counts.get(mailboxOf(email)) ?? 0
  return {
    mayBe: (email) => {
      if (performance.now() - began >= DAY_MS) {
        began = performance.now()
        all = 0
        counts.clear()
      }
      return to(email) < ACKNOWLEDGED_A_DAY.toOne && all < ACKNOWLEDGED_A_DAY.inAll
    },
    add: (email) => {
      all++
      counts.set(mailboxOf(email), to(email) + 1)
    },
  }
}

/**
 * The mailbox of an address: many providers deliver sam+anything@… and "sam"@… to sam@…, and Gmail
 * s.am@….
 */
function mailboxOf(email: string): string {
  const bare = email
    .toLowerCase()
    .replaceAll('"', '')
    .replace(/\+[^@]*@/, '@')
  return /@(gmail|googlemail)\.com$/.test(bare) ? bare.replaceAll(/\.(?=.*@)/g, '') : bare
}
