import { readFileSync } from 'node:fs'
import { build } from 'esbuild'

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
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
  })
  return new Map<string, PageFile>([
    ['editor.js', { type: 'js', text: outputFiles.map(({ text }) => text).join('\n') }],
    ['editor.css', { type: 'css', text: readFileSync('scripts/edit/browser/editor.css', 'utf8') }],
  ])
}
