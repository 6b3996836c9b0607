import { dirname, join } from 'node:path'
import type { LoadedModule, LoadTrigger, ModuleName } from '../../components/enhancements/modules'

/** What the loader knows of a module. */
interface KnownModule {
  selector: string
  when: LoadTrigger
  files: string[]
}

/** What the loader at an address lists in its code, where it is an object: `page:["html",…]`. */
export function listedModules(code: string, loader: string): Record<ModuleName, KnownModule> {
  const [list = ''] = /\{page:\[.*?\]\}/.exec(code) ?? []
  const modules = JSON.parse(list.replaceAll(/([{,])(\w+):\[/g, '$1"$2":[')) as Record<ModuleName, LoadedModule>
  const known = Object.entries(modules).map(([name, [selector, when, files = name]]) => [
    name,
    { selector, when: when || 'gesture', files: files.split(' ').map((file) => join(dirname(loader), `${file}.js`)) },
  ])
  return Object.fromEntries(known) as Record<ModuleName, KnownModule>
}
