import { getContent } from '@/lib/content/get-content'
import { editorFiles } from '../../scripts/edit/bundle'

// Regression: a component of the preview read its words from files, which a browser has none of, so
// that npm run edit ended before it had begun.
test('the editor’s script is made for a browser, with the words of the components in its preview', async () => {
  const script = (await editorFiles()).get('editor.js')?.text
  expect(script).toContain(getContent().site.words.anotherSite)
})
