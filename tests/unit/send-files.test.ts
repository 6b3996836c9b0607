// Photographs and plans, which follow the request that they belong to once it has arrived.
import {
  ID,
  LEAD,
  REVISION,
  endpoint,
  inTurn,
  json,
  proof,
  received,
  replies,
  requests,
  sendFiles,
} from '../support/lead-endpoint'

const FILES = [new File(['a kitchen'], 'kitchen.jpg'), new File(['a lobby'], 'lobby.jpg')]

/** What the server was posted, with the names of the files and what is in them. */
const postedForm = async () => {
  const { body = '', type = '' } = received.at(-1) ?? {}
  const form = await new Response(body, { headers: { 'content-type': type } }).formData()
  const files = form
    .getAll('photos')
    .map(async (file) => (file instanceof File ? [file.name, await file.text()] : file))
  form.delete('photos')
  return { fields: Object.fromEntries(form), files: await Promise.all(files) }
}

test('they are posted with all of the request, by which its service knows them', async () => {
  endpoint.answer = proof
  expect(await sendFiles(FILES, { fields: { access_key: 'a b&c' } })).toEqual({ kind: 'sent' })
  const own = { leadId: ID, revision: `${REVISION}`, try: '1', access_key: 'a b&c' }
  const lines = Object.entries({ ...LEAD, ...own }).map(([name, text]) => [name, text.replaceAll('\n', '\r\n')])
  expect(await postedForm()).toEqual({
    fields: Object.fromEntries(lines),
    files: [
      ['kitchen.jpg', 'a kitchen'],
      ['lobby.jpg', 'a lobby'],
    ],
  })
})

// Fetch standard, "HTTP-network-or-cache fetch": such a request may have 64 KiB.
test('the page has to stay open for them', async () => {
  endpoint.answer = proof
  await sendFiles(FILES)
  expect(requests[0]?.keepalive).toBe(false)
})

// A request without files is given up after 30 s, in which a phone sends no photograph.
test('the service has ten minutes for an answer', async () => {
  endpoint.answer = proof
  await sendFiles(FILES)
  expect(setTimeout).toHaveBeenCalledWith(expect.any(Function), 10 * 60 * 1000)
})

test('they are tried again where the server is out of order, and given up after four tries', async () => {
  endpoint.answer = inTurn(replies(503), proof)
  expect(await sendFiles(FILES)).toEqual({ kind: 'sent' })
  expect((await postedForm()).fields.try).toBe('2')
  received.length = 0
  endpoint.answer = replies(500)
  expect(await sendFiles(FILES)).toEqual({ kind: 'failed' })
  expect(received).toHaveLength(4)
})

test('they are not tried again where the service refuses them, and its reason is told', async () => {
  endpoint.answer = json({ message: 'Too large.' }, 413)
  expect(await sendFiles(FILES)).toEqual({ kind: 'refused', reason: 'Too large.' })
  expect(received).toHaveLength(1)
})
