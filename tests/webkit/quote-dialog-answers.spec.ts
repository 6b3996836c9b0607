import { pagePath } from '../../lib/content/routes'
import { service } from '../support/dialog'
import { REQUEST } from '../support/request'
import { BUTTON, DIALOG, openDialog } from './dialog'
import { enhance, expect, isShown, test, valuesOf, visit } from './webkit'

const FORM = `${DIALOG} form`

test('a service’s page asks for that service', async ({ webkit }) => {
  await openDialog(webkit)
  await expect.poll(() => valuesOf(webkit, FORM)).toMatchObject({ service: service.title })
})

test('the walkthrough button opens the dialog with the walkthrough box checked and its times shown', async ({
  webkit,
}) => {
  await visit(webkit, pagePath('home'))
  await webkit.click('main a[data-opens=walkthrough]')
  await expect.poll(() => valuesOf(webkit, FORM)).toMatchObject({ walkthrough: 'yes' })
  await expect.poll(() => isShown(webkit, `${FORM} [name=times]`)).toBe(true)
})

test('what was typed is there when it is opened again, on another page and after a reload', async ({ webkit }) => {
  const typed = { name: REQUEST.name, message: REQUEST.message }
  await openDialog(webkit)
  await enhance(webkit, FORM)
  await webkit.fill(`${FORM} [name=name]`, typed.name)
  if (!(await isShown(webkit, `${FORM} [name=message]`))) await webkit.click(`${FORM} .more summary`)
  await webkit.fill(`${FORM} [name=message]`, typed.message)
  await webkit.pressKey('Escape')
  await expect.poll(() => isShown(webkit, DIALOG)).toBe(false)
  await webkit.click(BUTTON)
  await expect.poll(() => valuesOf(webkit, FORM)).toMatchObject(typed)
  await openDialog(webkit, pagePath('faqs'))
  await expect.poll(() => valuesOf(webkit, FORM)).toMatchObject(typed)
  await webkit.reload()
  await expect.poll(() => valuesOf(webkit, FORM)).toMatchObject(typed)
})
