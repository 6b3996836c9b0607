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

// The vendor's snippet, as many public sites contain it. A spread here would keep the bundler from
// dropping this from the browser code.
export const leadconnector: Provider = {
  // A product of HighLevel, whose policy covers it.
  party: { name: 'LeadConnector', privacyUrl: 'https://www.gohighlevel.com/privacy-policy' },
  form: { id: ID, example: EXAMPLE, address: (id) => `https://api.leadconnectorhq.com/widget/form/${id}` },
  calendar: { id: ID, example: EXAMPLE, address: (id) => `https://api.leadconnectorhq.com/widget/booking/${id}` },
}

// The vendor documents none; the names are those that public sites have observed in live frames.
const NAMES: ReadonlyMap<unknown, FrameMessage> = new Map([
  ['[iFrameResizerChild]Ready', ALIVE],
  ['iframeLoaded', ALIVE],
  ['fetch-query-params', ALIVE],
  ['fetch-sticky-contacts', ALIVE],
  ['msgsndr-booking-complete', BOOKED],
  // Reports differ on whether it is ever sent; it is accepted if it is.
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
