import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

const { resolve } = createRequire(import.meta.url)

/**
 * Loads a module of a tool in this folder, which `node scripts/tools/install.mjs tests/audit`
 * installs. It has no types: the tools are not among the project's own dependencies.
 * @param {string} name
 */
export async function loadTool(name) {
  return import(pathToFileURL(resolve(name)).href)
}
