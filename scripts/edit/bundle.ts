import { readFileSync } from 'node:fs'
import { build, type Plugin } from 'esbuild'
import { filesOnDisk } from '../../lib/content/content-files'
import { CONTENT_ROOT } from '../../lib/content/get-content'
import { loadContent } from '../../lib/content/load'

/** A file of the editor's page. */
interface PageFile {
  type: 'js' | 'css'
  text: string
}

/** The script and the styles of the editor's page, by their names. */
export async function editorFiles(): Promise<ReadonlyMap<string, PageFile>> {
  const { outputFiles } = await build({
    entryPoints: ['scripts/edit/browser/editor.ts'],
    bundle: true,
    format: 'esm',
    write: false,
    jsx: 'automatic',
    plugins: [contentOfWords()],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
  })
  return new Map<string, PageFile>([
    ['editor.js', { type: 'js', text: outputFiles.map(({ text }) => text).join('\n') }],
    ['editor.css', { type: 'css', text: readFileSync('scripts/edit/browser/editor.css', 'utf8') }],
  ])
}

/**
 * An esbuild plugin that includes the words that components read from the content, since a browser
 * cannot read files. If the content is faulty, the preview lacks them.
 */
function contentOfWords(): Plugin {
  return {
    name: 'content-of-words',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /\/get-content$/ }, ({ path }) => ({ path, namespace: 'content' }))
      onLoad({ filter: /.*/, namespace: 'content' }, () => {
        const { site, sources } = loadContent(filesOnDisk(CONTENT_ROOT)).content
        const content = { site: { words: site?.words ?? {} }, sources: sources ?? { sources: {} } }
        return { contents: `export const getContent = () => (${JSON.stringify(content)})` }
      })
    },
  }
}
