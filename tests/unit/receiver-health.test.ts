import { keyOf } from '@/hosting/receiver/store'
import { SETTINGS, posted, receiverForTests } from '../support/receiver'

const { running, withReceiver } = receiverForTests()

afterEach(() => jest.restoreAllMocks())

/** What /health answers now, or in some minutes. */
async function health(query = '', minutes = 0): Promise<string> {
  for (const clock of [Date, performance]) {
    const then = clock.now() + minutes * 60_000
    jest.spyOn(clock, 'now').mockImplementation(() => then)
  }
  const response = await fetch(`${running().address}/quote/health${query}`)
  jest.restoreAllMocks()
  return `${response.status} ${(await response.text()).trim()}`
}

test('health is ok while requests can be stored and the office is mailed them', async () => {
  await withReceiver([], async () => {
    const lead = posted()
    await running().post(lead)
    expect(await health()).toBe('200 ok')
    await running().store.noteMailed(keyOf({ id: lead.leadId, revision: 1 }), 'office')
    // The visitor's copy may wait, such as for an address that does not exist.
    expect(await health('', 600)).toBe('200 ok')
  })
})

// Regression: with a wrong password of the mail server each visitor was thanked, nobody was mailed,
// and health said ok.
test('health says that requests do not reach the office, and nothing of them', async () => {
  await withReceiver([], async () => {
    await running().post(posted())
    expect(await health('', 29)).toBe('200 ok')
    expect(await health('', 31)).toBe(
      '503 not ok: the office has not been mailed a request that came more than 30 minutes ago',
    )
  })
})

test('health says that requests cannot be stored, or read, and is asked by many at the price of one', async () => {
  const broken = () => Promise.reject(Object.assign(new Error('read-only'), { code: 'EROFS' }))
  let count = 0
  await withReceiver([{}, (store) => ({ ...store, tryWriting: () => (count++, broken()) })], async () => {
    for (let i = 0; i < 5; i++) expect(await health()).toBe('503 not ok: requests or their files cannot be stored')
    expect(count).toBe(1)
  })
  await withReceiver([{}, (store) => ({ ...store, find: broken, unmailed: broken })], async () => {
    expect(await health()).toBe('503 not ok: stored requests cannot be read')
  })
})

test('health of one request says whether the office was mailed it, at once', async () => {
  const lead = posted()
  const query = `?lead=${lead.leadId}`
  expect(await health(query)).toBe('503 not ok: there is no such request')
  await running().post(lead)
  expect(await health(query)).toBe('503 not ok: the office has not been mailed this request yet')
  await running().store.noteMailed(keyOf({ id: lead.leadId, revision: 1 }), 'office')
  expect(await health(query)).toBe('200 ok')
})

// Regression: questions for the day's requests counted as posts, so that a few a second with a
// wrong key kept every visitor's request out.
test('who asks for the requests without the key keeps no visitor’s request out', async () => {
  await withReceiver([{ rates: { perClient: 2, inAll: 2 } }], async () => {
    const ask = (key: string) =>
      fetch(`${running().address}/leads.csv`, { headers: { authorization: `Bearer ${key}` } })
    for (let i = 0; i < 4; i++) expect((await ask('wrong')).status).toBe(401)
    expect((await running().post(posted())).status).toBe(200)
    expect((await ask(SETTINGS.ownerKey)).status).toBe(200)
  })
})
