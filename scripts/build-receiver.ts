// Bundles the lead receiver for Netlify and for Cloudflare into .build/receiver/: self-contained
// files that include the texts of content/, since functions cannot read files.
// hosting/receiver/README.md explains how to deploy them.
import { rmSync } from 'node:fs'
import { build, type BuildOptions } from 'esbuild'
import { receiverContent } from '../hosting/receiver/content'
import { siteData } from './browser/site-data'

const FOLDER = '.build/receiver'

const OPTIONS = {
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  outExtension: { '.js': '.mjs' },
  legalComments: 'none',
  plugins: [siteData({ receiver: receiverContent() })],
  logLevel: 'warning',
  metafile: true,
} satisfies BuildOptions

rmSync(FOLDER, { recursive: true, force: true })
const results = await Promise.all([
  build({
    ...OPTIONS,
    entryPoints: { receiver: 'hosting/receiver/netlify.ts', 'receiver-mail': 'hosting/receiver/netlify-mail.ts' },
    outdir: `${FOLDER}/netlify`,
  }),
  build({ ...OPTIONS, entryPoints: ['hosting/receiver/cloudflare.ts'], outdir: `${FOLDER}/cloudflare` }),
])
for (const { metafile } of results) {
  for (const [file, { bytes }] of Object.entries(metafile.outputs)) console.log(`receiver: ${file}, ${bytes} bytes`)
}
