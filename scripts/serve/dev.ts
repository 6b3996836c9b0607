// The development server: npm run dev.
import { createServer } from 'node:http'
import { writeJsonSchemas } from '../check-content/json-schema'
import { readArguments } from './arguments'
import { developmentSite } from './development'
import { HOST, forThisMachine } from './this-machine'

writeJsonSchemas()

const { port } = readArguments()
const server = createServer(forThisMachine(await developmentSite()))
server.listen(port, HOST, () => console.log(`The site is at http://localhost:${port}, and its parts at /styleguide/`))
