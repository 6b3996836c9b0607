// How many requests are acknowledged: whoever posts thousands of them, each with another address,
// must not have the company's mail account closed. No mail server is needed to count them.
import { createLeadMail, type MailSettings } from '@/hosting/receiver/mail'
import type { LeadStore, StoredLead } from '@/hosting/receiver/store'
import { DAY_MS } from '@/lib/units'

const mockSent: { to: { address: string } }[] = []
jest.mock('nodemailer', () => ({
  createTransport: () => ({ sendMail: async (mail: (typeof mockSent)[number]) => mockSent.push(mail) }),
}))

const NOW = Date.now()
const lead = { reference: 'CQ-7F3K', revision: 1, received: new Date(NOW).toISOString(), status: 'new' }
const store = {
  find: async (key: string) => ({ ...lead, id: key, fields: { email: `${key}@b.example` } }) as unknown as StoredLead,
  noteMailed: async () => undefined,
} as unknown as LeadStore
const settings = {
  server: 'smtp://mail.example',
  from: 'website@clearquay.example',
  words: { receiver: { acknowledgement: {} } },
  log: () => undefined,
} as unknown as MailSettings

afterEach(() => jest.restoreAllMocks())

test('of a day 200 requests at most are acknowledged, to whichever addresses', async () => {
  const clock = jest.spyOn(performance, 'now').mockReturnValue(0)
  const { mail } = createLeadMail(settings, store)
  const acknowledge = async (day: number) => {
    mockSent.length = 0
    clock.mockReturnValue(day * DAY_MS)
    for (let i = 0; i < 210; i++) expect(await mail({ key: `${day}-${i}`, mailed: 'office' })).toBe('mailed')
    return new Set(mockSent.map(({ to }) => to.address)).size
  }
  expect([await acknowledge(0), await acknowledge(1)]).toEqual([200, 200])
})
