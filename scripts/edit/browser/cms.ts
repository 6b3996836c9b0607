import type { ComponentType, ReactNode } from 'react'

/** The part of an entry, an Immutable.js map, that is used here. */
export interface Entry {
  get: (name: 'path') => string
  getIn: (path: readonly string[]) => unknown
}

/** The props that Decap passes to the preview of an entry. */
export interface PreviewProps {
  entry: Entry
}

/** A component of a text that Decap shows as a form of its own. */
interface EditorComponent {
  id: string
  label: string
  fields: readonly Readonly<Record<string, unknown>>[]
  pattern: RegExp
  fromBlock: (match: RegExpMatchArray) => Record<string, string>
  toBlock: (data: Record<string, string>) => string
  toPreview: (data: Record<string, string>) => string
}

/** The part of the configuration that is used here: scripts/edit/config.ts. */
export interface Config {
  collections: { name: string; files?: { name: string }[] }[]
}

/** The part of Decap's interface that is used here. */
export interface Cms {
  init: (options: { config: Config & { load_config_file: false } }) => void
  registerPreviewStyle: (address: string) => void
  registerPreviewTemplate: (name: string, component: ComponentType<PreviewProps>) => void
  registerEditorComponent: (component: EditorComponent) => void
  registerEventListener: (listener: { name: 'postSave' | 'postUnpublish'; handler: () => void }) => void
}

declare global {
  interface Window {
    CMS: Cms
    /** Keeps Decap from starting by itself. */
    CMS_MANUAL_INIT: boolean
    /** createElement of Decap's own copy of React. */
    h: (type: string, props: object, ...children: ReactNode[]) => ReactNode
  }
}

/** Loads Decap, which is a classic script, without starting it. */
export async function loadCms(address: string): Promise<Cms> {
  window.CMS_MANUAL_INIT = true
  const script = Object.assign(document.createElement('script'), { src: address })
  document.head.append(script)
  await new Promise((resolve, reject) => {
    script.onload = resolve
    script.onerror = reject
  })
  return window.CMS
}
