import { posix } from 'node:path'

/** The parameters of decap-server that are paths. */
const NAMES = ['path', 'newPath', 'folder', 'mediaFolder', 'paths']

/** Whether a path is inside content/: the editor may read and write nothing else. */
export const isInContent = (path: string): boolean => posix.normalize(path.replaceAll('\\', '/')).startsWith('content/')

/** Every path in a request to decap-server. */
export function pathsIn(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return NAMES.includes(name) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => pathsIn(part, Array.isArray(value) ? name : key))
}
