// The development server: npm run dev.
import { writeJsonSchemas } from '../check-content/json-schema'
import { readArguments } from './arguments'
import { developmentSite } from './development'
import { listen } from './listen'
import { HOST, forThisMachine } from './this-machine'

const COMMAND = 'npm run dev'

const { port } = readArguments(COMMAND)
writeJsonSchemas()
const site = await developmentSite()
const server = await listen(port, COMMAND, HOST)
server.on('request', forThisMachine(site))
console.log(`The site is at http://localhost:${port}, and its parts at /styleguide/`)
