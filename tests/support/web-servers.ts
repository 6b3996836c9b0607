import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { generate } from 'selfsigned'
import type { HostTable } from '../../scripts/hosting/rules'
import { configurations } from '../../scripts/hosting/configurations'
import { exportServer } from '../../scripts/serve/export-server'
import { findServer, type Server, type ServerName } from '../../scripts/tools/servers'

/** An answer as it was sent: fetch would unpack it, and tidy the path. */
export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

interface Question {
  method?: string
  headers?: Record<string, string>
  /** For whom the server is asked; the site's own name otherwise. */
  host?: string
  /** With http, where the server also knows https. */
  isPlain?: boolean
  isIPv6?: boolean
}

/** A server that has the site, on this computer. */
export interface RunningServer {
  ask: (path: string, question?: Question) => Promise<Answer>
  stop: () => Promise<void>
}

interface Ports {
  http: number
  /** Where it has https. */
  https?: number
}

/** What a start is given: the site is in `folder`/out. */
interface Place {
  folder: string
  table: HostTable
}

/** Each server with what the build writes for it, and the program that it needs. */
export const WEB_SERVERS: Record<string, { needs?: ServerName; start: (place: Place) => Promise<RunningServer> }> = {
  'the bundled server': { start: startBundled },
  'nginx with nginx.conf': { needs: 'nginx', start: startNginx },
  'nginx with nginx-site.conf': { needs: 'nginx', start: startNginxSite },
  'Caddy with Caddyfile': { needs: 'caddy', start: startCaddy },
  'Caddy with Caddyfile-site': { needs: 'caddy', start: startCaddySite },
  'Apache with .htaccess': { needs: 'apache', start: startApache },
  'lighttpd with lighttpd.conf': { needs: 'lighttpd', start: startLighttpd },
}

function installed(name: ServerName): Server {
  const server = findServer(name)
  if (!server) throw new Error(`${name} is not on this computer.`)
  return server
}

async function startBundled({ folder, table }: Place): Promise<RunningServer> {
  const server = createServer(exportServer(join(folder, 'out')))
  server.listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { ask: asker({ http: port }, table), stop: async () => void server.close() }
}

async function startNginx({ folder, table }: Place) {
  const server = installed('nginx')
  const ports = { http: await freePort() }
  const text = configurations(table)['nginx.conf'] ?? ''
  const own = text.replaceAll(/(listen (?:\[::\]:)?)8080/g, `$1${ports.http}`).replace(/^pid .*/m, 'pid nginx.pid;')
  writeFileSync(join(folder, 'nginx.conf'), own.replace('http {', `http { ${temporary(folder)}`))
  return run(server, ['-p', folder, '-c', 'nginx.conf', '-e', 'error.log', '-g', 'daemon off;'], folder, ports, table)
}

/** The site beside others, on an nginx with the configuration of its Debian package. */
async function startNginxSite({ folder, table }: Place) {
  const server = installed('nginx')
  const ports = { http: await freePort(), https: await freePort() }
  const etc = join(folder, 'etc')
  for (const name of ['conf.d', 'sites-enabled', 'modules-enabled']) mkdirSync(join(etc, name), { recursive: true })
  const stock = join(server.root, 'etc/nginx')
  cpSync(join(stock, 'mime.types'), join(etc, 'mime.types'))
  const main = readFileSync(join(stock, 'nginx.conf'), 'utf8')
    .replaceAll('/etc/nginx/', `${etc}/`)
    .replaceAll('/var/log/nginx/', `${folder}/`)
    .replace('/run/nginx.pid', `${folder}/nginx-site.pid`)
    .replace('http {', `http { ${temporary(folder)}`)
  writeFileSync(join(etc, 'nginx.conf'), main)
  const { key, certificate } = await writeCertificate(folder, table)
  const site = (configurations(table)['nginx-site.conf'] ?? '')
    .replaceAll(/(listen (?:\[::\]:)?)80;/g, `$1${ports.http};`)
    .replaceAll(/(listen (?:\[::\]:)?)443 /g, `$1${ports.https} `)
    .replaceAll(/(ssl_certificate) .*/g, `$1 ${certificate};`)
    .replaceAll(/(ssl_certificate_key) .*/g, `$1 ${key};`)
    .replace(/root \/var\/www\/.+;\n\n {4}types/, `root ${join(folder, 'out')};\n\n    types`)
  writeFileSync(join(etc, 'sites-enabled', 'site'), site)
  const args = ['-p', folder, '-c', join(etc, 'nginx.conf'), '-e', 'error.log', '-g', 'daemon off;']
  return run(server, args, folder, ports, table)
}

/** Debian's nginx has its temporary files where a program that was only unpacked has no folder. */
const temporary = (folder: string) =>
  ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')

async function startCaddy({ folder, table }: Place) {
  const server = installed('caddy')
  const ports = { http: await freePort() }
  const text = (configurations(table).Caddyfile ?? '').replace(':8080', `:${ports.http}`)
  return runCaddy(server, 'Caddyfile', `{\n\tadmin off\n}\n${text}`, { folder, table }, ports)
}

async function startCaddySite({ folder, table }: Place) {
  const server = installed('caddy')
  const ports = { http: await freePort(), https: await freePort() }
  const settings = ['admin off', `http_port ${ports.http}`, `https_port ${ports.https}`, 'local_certs']
  const text = (configurations(table)['Caddyfile-site'] ?? '').replace(/root \* .*/, 'root * out')
  const own = `{\n${[...settings, 'skip_install_trust'].map((line) => `\t${line}\n`).join('')}}\n${text}`
  return runCaddy(server, 'Caddyfile-site', own, { folder, table }, ports)
}

function runCaddy(server: Server, file: string, text: string, { folder, table }: Place, ports: Ports) {
  writeFileSync(join(folder, file), text)
  const env = { ...server.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
  return run({ ...server, env }, ['run', '--config', file, '--adapter', 'caddyfile'], folder, ports, table)
}

/** The modules that Debian enables and the site uses, and two that the owner enables. */
const APACHE_MODULES = ['mpm_event', 'authz_core', 'alias', 'dir', 'mime', 'filter', 'deflate', 'negotiation']

/** Starts an Apache whose owner may only write an .htaccess, behind a program that ends https. */
export async function startApache({ folder, table }: Place, own = ['rewrite', 'headers']) {
  const server = installed('apache')
  const ports = { http: await freePort() }
  const modules = join(server.root, 'usr/lib/apache2/modules')
  const name = `apache-${own.join('-')}`
  const text = [
    `ServerRoot ${folder}`,
    `DefaultRuntimeDir ${folder}`,
    `PidFile ${name}.pid`,
    `Listen 0.0.0.0:${ports.http}`,
    `Listen [::]:${ports.http}`,
    'ServerName localhost',
    'ErrorLog error.log',
    ...[...APACHE_MODULES, ...own].map((each) => `LoadModule ${each}_module ${modules}/mod_${each}.so`),
    ...(process.getuid?.() === 0 ? ['User www-data', 'Group www-data'] : []),
    'TypesConfig /dev/null',
    `DocumentRoot ${folder}/out`,
    `<Directory ${folder}/out>`,
    'AllowOverride All',
    'Require all granted',
    '</Directory>',
  ]
  writeFileSync(join(folder, `${name}.conf`), text.join('\n'))
  writeFileSync(join(folder, 'out/.htaccess'), configurations(table)['apache.htaccess'] ?? '')
  const args = ['-d', folder, '-f', `${name}.conf`, '-D', 'FOREGROUND']
  return run(server, args, folder, ports, table)
}

async function startLighttpd({ folder, table }: Place) {
  const server = installed('lighttpd')
  const ports = { http: await freePort() }
  const text = (configurations(table)['lighttpd.conf'] ?? '').replaceAll('8080', String(ports.http))
  writeFileSync(join(folder, 'lighttpd.conf'), text)
  const modules = join(server.root, 'usr/lib/lighttpd')
  return run(server, ['-D', '-f', 'lighttpd.conf', '-m', modules], folder, ports, table)
}

async function writeCertificate(folder: string, { name, otherName }: HostTable) {
  const altNames = [name, otherName].map((value) => ({ type: 2 as const, value }))
  const made = await generate([{ name: 'commonName', value: name }], {
    keySize: 2048,
    extensions: [{ name: 'subjectAltName', altNames }],
  })
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  writeFileSync(key, made.private)
  writeFileSync(certificate, made.cert)
  return { key, certificate }
}

/** Runs a server until it is stopped; throws with its words where it does not answer. */
async function run(server: Server, args: string[], folder: string, ports: Ports, table: HostTable) {
  // Servers that root starts answer as another user.
  chmodSync(folder, 0o755)
  const child = spawn(server.program, args, { cwd: folder, env: server.env, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (said += data.toString()))
  const ask = asker(ports, table)
  for (let attempt = 0; attempt < 100; attempt++) {
    if (child.exitCode !== null) break
    const answer = await ask('/').catch(() => undefined)
    if (answer) return { ask, stop: () => stop(child) }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  await stop(child)
  throw new Error(`${server.program} ${args.join(' ')} did not answer:\n${said}`)
}

/** Stops a program that was started, and waits until it has ended. */
export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill()
  await exited
}

/** Asks a server on this computer, by default for the site's own name. */
export const asker =
  (ports: Ports, { name }: Pick<HostTable, 'name'>): RunningServer['ask'] =>
  (path, { method = 'GET', headers = {}, host = name, isPlain = false, isIPv6 = false } = {}) =>
    new Promise((resolve, reject) => {
      const isSecure = ports.https !== undefined && !isPlain
      const forwarded: Record<string, string> = isPlain ? {} : { 'X-Forwarded-Proto': 'https' }
      const send = isSecure ? httpsRequest : httpRequest
      const sent = send(
        {
          host: isIPv6 ? '::1' : '127.0.0.1',
          port: isSecure ? ports.https : ports.http,
          path,
          method,
          headers: { Host: host, ...forwarded, ...headers },
          servername: host,
          rejectUnauthorized: false,
        },
        (response) => {
          const parts: Buffer[] = []
          response.on('data', (part: Buffer) => parts.push(part))
          response.on('end', () =>
            resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
          )
        },
      )
      sent.on('error', reject)
      sent.end(method === 'POST' ? 'name=Dana' : undefined)
    })

/** A port that is free. */
export async function freePort(): Promise<number> {
  const server = createServer()
  server.listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
