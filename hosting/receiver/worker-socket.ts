import { connect } from 'node:net'
import { connect as connectSecurely } from 'node:tls'
import type { SMTPTransportGetSocket } from 'nodemailer/lib/smtp-transport'

/**
 * Opens the connection to a mail server in a Worker. nodemailer resolves the host name and connects
 * to its IP address; a Worker then checks the server's certificate against that address, and
 * refuses it. This function connects by name.
 */
export const connectByName: SMTPTransportGetSocket = ({ host = '', port, secure, connectionTimeout = 0 }, callback) => {
  const to = { host, port: Number(port) || (secure ? 465 : 587) }
  const socket = secure ? connectSecurely({ ...to, servername: host }) : connect(to)
  // nodemailer sets several timeouts on the socket, and each adds a listener.
  socket.setMaxListeners(0)
  const timer = setTimeout(() => fail(Object.assign(new Error('No answer'), { code: 'ETIMEDOUT' })), connectionTimeout)
  const fail = (error: Error) => {
    clearTimeout(timer)
    socket.destroy()
    callback(error)
  }
  socket.once('error', fail)
  socket.once(secure ? 'secureConnect' : 'connect', () => {
    clearTimeout(timer)
    socket.off('error', fail)
    callback(null, { connection: socket, secured: Boolean(secure) })
  })
}
