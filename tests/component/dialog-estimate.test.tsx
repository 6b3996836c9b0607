// The quote dialog when it opens again, and what the pricing page leaves for its form.
import { act, fireEvent } from '@testing-library/react'
import type { Loader } from '@/components/enhancements/loader-api'
import { open } from '@/components/quote/dialog'
import { TYPED_KEY } from '@/components/quote/draft-store'
import { draftValues } from '@/components/quote/draft'
import * as form from '@/components/quote/form'

// The dialog's module loads the form's.
const loader = { load: async () => form, scan: async () => undefined } as unknown as Loader

const field = (name: string) => document.querySelector<HTMLInputElement>(`[role=dialog] [name=${name}]`)!
const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } })

async function openWith(size: string): Promise<void> {
  sessionStorage.setItem(TYPED_KEY, String(new URLSearchParams({ size, message: `Floor area: ${size}.` })))
  await act(async () => open({ href: location.href, subject: 'quote' }, loader))
}

async function close(): Promise<void> {
  history.replaceState(null, '')
  await act(async () => void window.dispatchEvent(new PopStateEvent('popstate')))
}

beforeEach(() => {
  document.body.innerHTML = '<div id="page"></div><div id="dialog"></div>'
})

// Regression: the dialog kept the first estimate, and the request was sent with it.
test('an estimate that was changed since is in the form, beside what the visitor has written', async () => {
  await openWith('500')
  expect(field('size')).toHaveValue('500')
  type('name', 'Sam Lee')
  // Some password managers report nothing.
  field('phone').value = '0412 345 678'
  await close()
  await openWith('800')
  expect(field('size')).toHaveValue('800')
  expect(field('message')).toHaveValue('Floor area: 800.')
  expect(field('name')).toHaveValue('Sam Lee')
  expect(field('phone')).toHaveValue('0412 345 678')
  expect(draftValues()).toMatchObject({ size: '800', name: 'Sam Lee', phone: '0412 345 678' })
})
