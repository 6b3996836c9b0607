import {
  ALIVE,
  BOOKED,
  SUBMITTED,
  get,
  heightOf,
  type FrameMessage,
  type FrameMessages,
  type Provider,
} from './provider'

const ID = /^[A-Za-z0-9]{20}$/
const EXAMPLE = 'aB3dE5fG7hJ9kL1mN2pQ'

// The vendor's snippet, as many public sites have it. A spread here would keep the bundler from
// leaving this out of the browser's code.
export const leadconnector: Provider = {
  // A product of HighLevel’s, whose policy covers it.
  party: { name: 'LeadConnector', privacyUrl: 'https://www.gohighlevel.com/privacy-policy' },
  form: { id: ID, example: EXAMPLE, address: (id) => `https://api.leadconnectorhq.com/widget/form/${id}` },
  calendar: { id: ID, example: EXAMPLE, address: (id) => `https://api.leadconnectorhq.com/widget/booking/${id}` },
}

// No documents by the vendor; names as public sites have seen them from live frames.
const NAMES: ReadonlyMap<unknown, FrameMessage> = new Map([
  ['[iFrameResizerChild]Ready', ALIVE],
  ['iframeLoaded', ALIVE],
  ['fetch-query-params', ALIVE],
  ['fetch-sticky-contacts', ALIVE],
  ['msgsndr-booking-complete', BOOKED],
  // Said by some to be sent, by others never to be: taken if it comes.
  ['msgsndr-form-submit', SUBMITTED],
])

export const leadconnectorMessages: FrameMessages = {
  reportsReady: true,
  read: (data) => {
    if (!Array.isArray(data)) return NAMES.get(data)
    if (data[0] === 'highlevel.setHeight') return heightOf(get(data[1], 'height'))
    // data[1] is the storage key; data[2], the visitor's data, is never read.
    if (data[0] === 'set-sticky-contacts') return data[1] === '_ud' ? SUBMITTED : ALIVE
    return NAMES.get(data[0])
  },
}
