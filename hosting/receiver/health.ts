import { keyOf, type LeadStore } from './store'

/**
 * How long a lead may wait for its mail to the office, in minutes. Until then each platform has
 * tried it several times.
 */
const WAIT_MINUTES = 30

/** How long an answer is kept, in ms, so that asking often costs nothing. */
const KEPT_MS = 30_000

/**
 * Creates the check whether leads reach people: why not, without personal data, or undefined. With
 * the id of a lead: why the office has not been mailed this one.
 */
export function createHealth(store: LeadStore): (id?: string) => Promise<string | undefined> {
  let asked = -Infinity
  let answer: Promise<string | undefined>

  async function faultOfAll(): Promise<string | undefined> {
    try {
      await store.tryWriting()
    } catch {
      return 'requests or their files cannot be stored'
    }
    try {
      for (const { key } of await unmailedToOffice()) {
        const lead = await store.find(key)
        if (lead && Date.now() - Date.parse(lead.received) > WAIT_MINUTES * 60_000) {
          return `the office has not been mailed a request that came more than ${WAIT_MINUTES} minutes ago`
        }
      }
    } catch {
      return 'stored requests cannot be read'
    }
    return undefined
  }

  async function faultOf(id: string): Promise<string | undefined> {
    const keys = (await store.revisions(id)).map((revision) => keyOf({ id, revision }))
    if (keys.length === 0) return 'there is no such request'
    const waits = (await unmailedToOffice()).some(({ key }) => keys.includes(key))
    return waits ? 'the office has not been mailed this request yet' : undefined
  }

  const unmailedToOffice = async () => (await store.unmailed()).filter(({ mailed }) => mailed === undefined)

  return (id) => {
    if (id !== undefined) return faultOf(id)
    if (performance.now() - asked > KEPT_MS) {
      asked = performance.now()
      answer = faultOfAll()
    }
    return answer
  }
}
