// The development server: npm run dev.
import { createServer } from 'node:http'
import { writeJsonSchemas } from '../check-content/json-schema'
import { readArguments } from './arguments'
import { HOST, developmentSite } from './development'

writeJsonSchemas()

const { port } = readArguments()
const server = createServer(await developmentSite())
server.listen(port, HOST, () => console.log(`The site is at http://localhost:${port}, and its parts at /styleguide/`))
