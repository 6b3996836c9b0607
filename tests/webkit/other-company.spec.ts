// The site of a company of another shape, with long names: tests/support/variants.ts.
import { exportServer } from '../../scripts/serve/export-server'
import { filesIn } from '../../scripts/release/manifest'
import { cutTexts, overflowingElements } from '../support/layout'
import { startServer } from '../support/local-server'
import { OTHER_COMPANY, builtFolderOf } from '../support/variants'
import { axeViolations } from './frame'
import { expect, test } from './webkit'

test('each page of the other company fits the screen, cuts no text and is accessible', async ({ webkit }) => {
  test.setTimeout(600_000)
  const folder = builtFolderOf(OTHER_COMPANY)
  const pages = filesIn(folder).filter((file) => file.endsWith('index.html'))
  const server = await startServer(exportServer(folder))
  try {
    for (const page of pages) {
      const path = `/${page.replace('index.html', '')}`
      await webkit.goto(server.address + path)
      for (const width of [1440, 390, 320]) {
        await webkit.resize({ width, height: 740 })
        expect.soft(await overflowingElements(webkit), `${path} at ${width} px: overflowing elements`).toEqual([])
        expect.soft(await cutTexts(webkit), `${path} at ${width} px: cut texts`).toEqual([])
      }
      expect.soft(await axeViolations(webkit), `${path}: accessibility`).toEqual([])
    }
  } finally {
    await server.stop()
  }
})
