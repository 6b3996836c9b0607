import { posix } from 'node:path'

/** The names under which decap-server takes paths. */
const NAMES = ['path', 'newPath', 'folder', 'mediaFolder', 'paths']

/** Whether a path stands in content/: nothing else is the editor's to read or to write. */
export const isInContent = (path: string): boolean => posix.normalize(path.replaceAll('\\', '/')).startsWith('content/')

/** Every path that is named in a request to decap-server. */
export function pathsIn(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return NAMES.includes(name) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => pathsIn(part, Array.isArray(value) ? name : key))
}
