// Netlify's own program for a site on a computer, without its account: serves the project in a
// folder as Netlify does what redirects, headers and files decide. Says its address on one line.
//
//     node tests/hosts/netlify.mjs <folder with netlify.toml>
import { once } from 'node:events'
import { createAdaptorServer } from '@hono/node-server'
import { NetlifyDev } from '@netlify/dev'

const [projectRoot] = process.argv.slice(2)
const off = { enabled: false }
const services = ['aiGateway', 'blobs', 'database', 'edgeFunctions', 'environmentVariables', 'functions']
const others = Object.fromEntries([...services, 'geolocation', 'images'].map((name) => [name, off]))
const netlify = new NetlifyDev({ projectRoot, skipGitignore: true, serverAddress: null, ...others })
await netlify.start()

const server = createAdaptorServer({
  // Where nothing is at an address, the program leaves the answer to its caller; the real service
  // sends 404.html.
  fetch: async (request) => (await netlify.handle(request)) ?? new Response(null, { status: 404 }),
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')
console.log(`http://127.0.0.1:${server.address().port}`)
