import type { TAGS } from '../../../lib/content/markdown'
import { escaped } from '../../../lib/site/html'
import type { Cms } from './cms'

/**
 * The forms of the tags that a text may contain; the names are those of lib/content/markdown.ts.
 */
export function registerTags(cms: Cms, pictures: readonly string[]): void {
  const figure: keyof typeof TAGS = 'figure'
  const quote: keyof typeof TAGS = 'quote'
  cms.registerEditorComponent({
    id: figure,
    label: 'Picture',
    fields: [
      { name: 'picture', label: 'Picture', widget: 'select', options: pictures },
      { name: 'caption', label: 'Caption', widget: 'string' },
    ],
    pattern: /^\{% figure picture="([^"]*)" caption="([^"]*)" \/%\}/,
    fromBlock: ([, picture = '', caption = '']) => ({ picture, caption }),
    // A quotation mark would end the attribute.
    toBlock: ({ picture = '', caption = '' }) =>
      `{% figure picture="${picture}" caption="${caption.replaceAll('"', '”')}" /%}`,
    toPreview: ({ caption = '' }) => `<p>${escaped(caption)}</p>`,
  })
  cms.registerEditorComponent({
    id: quote,
    label: 'Pull quote',
    fields: [{ name: 'text', label: 'A sentence of this text, word for word', widget: 'text' }],
    pattern: /^\{% quote %\}\n?([\s\S]*?)\n?\{% \/quote %\}/,
    fromBlock: ([, text = '']) => ({ text }),
    toBlock: ({ text = '' }) => `{% quote %}\n${text}\n{% /quote %}`,
    toPreview: ({ text = '' }) => `<p>${escaped(text)}</p>`,
  })
}
