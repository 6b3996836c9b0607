import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { listen } from '../../scripts/serve/listen'

afterEach(() => jest.restoreAllMocks())

// Regression: where the port was in use, npm run dev and npm run edit ended with a stack trace.
test('a port in use ends a command with a message that says what to do', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const said = jest.spyOn(console, 'error').mockImplementation()
  const ended = new Promise((resolve) => {
    jest.spyOn(process, 'exit').mockImplementation((status) => resolve(status) as never)
  })
  void listen(port, 'npm run edit', '127.0.0.1')
  expect(await ended).toBe(1)
  expect(said.mock.calls).toEqual([
    [
      `Port ${port} is taken by another program. Stop that program, or choose another port: npm run edit -- --port ${port + 1}`,
    ],
  ])
  other.close()
})
