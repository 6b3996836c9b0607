import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

const { resolve } = createRequire(import.meta.url)

/**
 * A module of a tool in this folder, which `node scripts/tools/install.mjs tests/audit` installs. Its
 * types are not known: the tools are no part of the project's own dependencies.
 * @param {string} name
 */
export async function loadTool(name) {
  return import(pathToFileURL(resolve(name)).href)
}
