// The script of the editor's page: loads Decap, and adds what is specific to this site.
import type { State } from '../state'
import { loadCms, type Config } from './cms'
import { rememberField } from './insert-text'
import { createPanel } from './panel'
import { previewOf } from './preview'
import { registerTags } from './tags'

const NOTHING: State = { problems: [], warnings: [], facts: {}, conditions: {}, pictures: {} }

/** The address of a form. */
const FORM = /\/entries\/[^/]+$/

let state = NOTHING
const panel = createPanel()
rememberField()
// Decap keeps showing the previous form if the address changes directly from one form to another.
addEventListener('hashchange', ({ oldURL, newURL }) => {
  if (FORM.test(oldURL) && FORM.test(newURL)) location.reload()
})
const [cms, config] = await Promise.all([
  loadCms('/admin/decap/decap-cms.js'),
  read<Config>('/admin/config.yml'),
  check(),
])

void stylesheets().then((addresses) => addresses.forEach(cms.registerPreviewStyle))
for (const name of templatesOf(config))
  cms.registerPreviewTemplate(
    name,
    previewOf(() => state),
  )
registerTags(cms, Object.keys(state.pictures))
// Decap calls the deletion of an entry “unpublish”.
for (const name of ['postSave', 'postUnpublish'] as const)
  cms.registerEventListener({ name, handler: () => void check() })
cms.init({ config: { ...config, load_config_file: false } })

async function check(): Promise<void> {
  panel.wait()
  try {
    state = await read<State>('/admin/state.json')
    panel.show(state)
  } catch {
    panel.fail()
  }
}

async function read<Answer>(address: string): Promise<Answer> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
  return (await answer.json()) as Answer
}

/** The names under which Decap asks for previews: of a folder, or of a single file. */
function templatesOf({ collections }: Config): string[] {
  return collections.flatMap(({ name, files }) => files?.map((file) => file.name) ?? [name])
}

/** The stylesheets of the site, to which each of its pages links. */
async function stylesheets(): Promise<string[]> {
  const html = await (await fetch('/')).text()
  const page = new DOMParser().parseFromString(html, 'text/html')
  return [...page.querySelectorAll('link[rel="stylesheet"]')].map((link) => link.getAttribute('href') ?? '')
}
