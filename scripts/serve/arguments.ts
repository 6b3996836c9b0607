import { commandLine, fail } from '../command-line'

/**
 * The options of `command`: `--port 8080`, 3000 by default, and `--build` to build the site first.
 * Exits with a message if the port is not a port number.
 */
export function readArguments(command: string) {
  const { values } = commandLine(
    { options: { port: { type: 'string', default: '3000' }, build: { type: 'boolean', default: false } } },
    `${command} -- --port 8080`,
  )
  const port = Number(values.port)
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    fail(`--port is ${values.port}; expected a number from 1 to 65535, such as --port 8080`)
  }
  return { port, build: values.build }
}
