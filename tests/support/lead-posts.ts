import { readFileSync, readdirSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { load } from 'cheerio'
import { LIST_SEPARATOR, PHOTOS } from '../../components/quote/fields'
import { NETLIFY, folderOf } from './variants'

/** A request that carried a lead. */
export interface Post {
  fields: Record<string, string>
  /** The names of the files that came with it. */
  files: string[]
  contentType: string
}

/** The whole body of a request. */
export async function bodyOf(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

/** Several fields of one name are one text, as the receiver reads them. */
export async function postOf(request: IncomingMessage, body: Buffer<ArrayBuffer>): Promise<Post> {
  const contentType = request.headers['content-type'] ?? ''
  const form = await new Response(new Blob([body]), { headers: { 'content-type': contentType } }).formData()
  const isText = (value: File | string): value is string => typeof value === 'string'
  const texts = [...new Set(form.keys())]
    .map((name) => [name, form.getAll(name).filter(isText)] as const)
    .filter(([, values]) => values.length > 0)
  return {
    fields: Object.fromEntries(texts.map(([name, values]) => [name, values.join(LIST_SEPARATOR)])),
    files: form.getAll(PHOTOS).flatMap((file) => (isText(file) || file.name === '' ? [] : [file.name])),
    contentType: contentType.split(';')[0] ?? '',
  }
}

interface NetlifyForm {
  fields: Set<string>
  honeypot: string
}

/** The forms that Netlify finds in the HTML, by name. */
export function netlifyForms(): Map<string, NetlifyForm> {
  const folder = folderOf(NETLIFY)
  const forms = new Map<string, NetlifyForm>()
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.html$/.test(name),
  )) {
    const $ = load(readFileSync(join(folder, file)))
    for (const form of $('form[data-netlify=true]').toArray()) {
      const names = $(form).find('[name]').toArray()
      const { fields, honeypot } = forms.get($(form).attr('name') ?? '') ?? { fields: new Set(), honeypot: '' }
      forms.set($(form).attr('name') ?? '', {
        fields: new Set([...fields, ...names.map((control) => $(control).attr('name') ?? '')]),
        honeypot: honeypot || ($(form).attr('data-netlify-honeypot') ?? ''),
      })
    }
  }
  return forms
}
