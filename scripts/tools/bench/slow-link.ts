import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A phone's link as in Lighthouse's "slow 4G": round-trip time in ms, and rate in kbit/s. */
const ROUND_TRIP_MS = 150
const KILOBITS = 1600

/**
 * What a server sends before the first acknowledgement, in bytes: 10 segments,
 * rfc-editor.org/rfc/rfc6928.
 */
const SEGMENT = 1460
const FIRST_FLIGHT = 10 * SEGMENT

/** How much the proxy buffers before it pauses the server, and before it resumes, in bytes. */
const FULL = 262_144
const ROOM_AGAIN = 65_536

/**
 * Starts a TCP proxy that simulates such a link: one round trip for the handshake, half of one in
 * each direction, one rate for all connections together, and slow start for each. Returns its port.
 */
export async function slowLink(target: number): Promise<number> {
  /** When the link will have sent everything that it was given, in ms. */
  let free = 0

  const server = createServer((client) => {
    const origin = connect(target, '127.0.0.1')
    for (const socket of [client, origin]) socket.setNoDelay(true)
    const opened = performance.now() + ROUND_TRIP_MS
    const [up, down, acknowledged] = [inOrder(), inOrder(), inOrder()]

    client.on('data', (bytes) => up(Math.max(performance.now(), opened) + ROUND_TRIP_MS / 2, () => send(origin, bytes)))

    const waiting: Buffer[] = []
    let queued = 0
    let window = FIRST_FLIGHT
    let inFlight = 0
    const pump = () => {
      while (waiting[0] && inFlight < window) {
        const segment = waiting[0].subarray(0, SEGMENT)
        if (segment.length < waiting[0].length) waiting[0] = waiting[0].subarray(SEGMENT)
        else waiting.shift()
        queued -= segment.length
        inFlight += segment.length
        free = Math.max(free, performance.now()) + (segment.length * 8) / KILOBITS
        down(free + ROUND_TRIP_MS / 2, () => send(client, segment))
        acknowledged(free + ROUND_TRIP_MS, () => {
          inFlight -= segment.length
          window += segment.length
          pump()
        })
      }
      if (queued < ROOM_AGAIN) origin.resume()
    }
    origin.on('data', (bytes) => {
      waiting.push(bytes)
      queued += bytes.length
      if (queued > FULL) origin.pause()
      pump()
    })
    for (const socket of [client, origin]) {
      const end = () => {
        client.destroy()
        origin.destroy()
      }
      socket.on('error', end)
      socket.on('close', end)
    }
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  server.unref()
  return (server.address() as AddressInfo).port
}

function send(socket: Socket, bytes: Buffer): void {
  if (!socket.destroyed) socket.write(bytes)
}

/** Runs actions at their times, in ms, but none before one that was added earlier. */
function inOrder(): (at: number, act: () => void) => void {
  const queue: { at: number; act: () => void }[] = []
  const step = () => {
    while (queue[0] && queue[0].at <= performance.now() + 0.5) queue.shift()?.act()
    if (queue[0]) setTimeout(step, queue[0].at - performance.now())
  }
  return (at, act) => {
    queue.push({ at: Math.max(at, queue.at(-1)?.at ?? 0), act })
    if (queue.length === 1) setTimeout(step, at - performance.now())
  }
}
