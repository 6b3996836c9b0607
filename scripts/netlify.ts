// Copies the site in Netlify's own builds into the folder that netlify.toml has it publish.
import { NETLIFY_FOLDER, copyForNetlify } from './deploy/hosts'
import { OUT } from './release/folders'

copyForNetlify(OUT, NETLIFY_FOLDER)
console.log(`netlify: the site is in ${NETLIFY_FOLDER}/, with redirects and headers in Netlify’s way`)
