import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server.node'
import { quoteSetup } from '@/app/quote-setup'
import { clearDraft, draftValues, saveDraft } from '@/components/behaviour/draft'
import { enterStep, firstStep } from '@/components/behaviour/request'
import { sendLead, type Outcome } from '@/components/behaviour/send-lead'
import { QuoteForm } from '@/components/islands/quote-form.client'
import type { QuoteSetup } from '@/components/behaviour/quote-setup'
import { catalogue } from '@/content/catalogue'
import type { FormTarget } from '@/content/types'

let pathname = '/contact/'
const router = { replace: jest.fn() }
jest.mock('next/navigation', () => ({ usePathname: () => pathname, useRouter: () => router }))
jest.mock('@/components/behaviour/send-lead', () => ({ sendLead: jest.fn() }))

const { setup } = quoteSetup()
const { words } = setup
const { faults, form: labels } = words
const { services } = catalogue()

const ENDPOINT: FormTarget = {
  kind: 'endpoint',
  name: 'quote',
  action: 'https://formspree.io/f/x',
  format: 'json',
  fields: { access_key: 'public' },
  honeypot: '_gotcha',
}
const example = (change: Partial<QuoteSetup> = {}) => <QuoteForm {...setup} target={ENDPOINT} {...change} />

const field = (name: 'name' | 'contact' | 'location' | 'service' | 'size' | 'message' | 'times') =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${labels[name].label.replace('?', '\\?')}`))
const send = () => screen.getByRole('button', { name: labels.send })
const summary = () => screen.queryByRole('group', { name: faults.title })
/** What a screen reader adds to a field. */
const description = (name: Parameters<typeof field>[0]) =>
  (field(name).getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent)

const sent = jest.mocked(sendLead)
const answers = (outcome: Outcome) => sent.mockResolvedValue(outcome)

/** Fills in what has to be filled in. */
async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(field('name'), 'Sam Lee')
  await user.type(field('contact'), '0412 345 678')
  await user.type(field('location'), 'Parramatta')
  await user.selectOptions(field('service'), labels.service.unsure)
}

beforeEach(() => {
  pathname = '/contact/'
  clearDraft()
  enterStep(firstStep())
  sent.mockReset()
  router.replace.mockReset()
})

describe('a field that is wrong', () => {
  test('says so when it is left, never while it is typed into', async () => {
    const user = userEvent.setup()
    render(example())
    await user.type(field('contact'), '0412 345')
    expect(screen.queryByText(faults.phoneInvalid)).not.toBeInTheDocument()
    expect(field('contact')).not.toHaveAttribute('aria-invalid')
    await user.tab()
    expect(await screen.findByText(faults.phoneInvalid)).toBeInTheDocument()
  })

  test('is marked, and its fault is read with its hint', async () => {
    const user = userEvent.setup()
    render(example())
    expect(description('contact')).toEqual([labels.contact.hint])
    await user.type(field('contact'), '0412 345')
    await user.tab()
    expect(field('contact')).toHaveAttribute('aria-invalid', 'true')
    expect(description('contact')).toEqual([labels.contact.hint, faults.phoneInvalid])
  })

  test('keeps its fault while it is mended, and loses it when it is left right', async () => {
    const user = userEvent.setup()
    render(example())
    await user.type(field('contact'), '0412 345')
    await user.tab()
    await user.type(field('contact'), ' 678')
    expect(field('contact')).toHaveAttribute('aria-invalid')
    await user.tab()
    expect(field('contact')).not.toHaveAttribute('aria-invalid')
    expect(description('contact')).toEqual([labels.contact.hint])
    expect(summary()).toBeNull()
  })

  test('says so once the mouse is released, since what moves under it does not get its click', async () => {
    const user = userEvent.setup()
    render(example())
    await user.type(field('contact'), '0412 345')
    await user.pointer({ keys: '[MouseLeft>]', target: field('message') })
    expect(field('message')).toHaveFocus()
    expect(screen.queryByText(faults.phoneInvalid)).not.toBeInTheDocument()
    await user.pointer('[/MouseLeft]')
    expect(await screen.findByText(faults.phoneInvalid)).toBeInTheDocument()
  })

  test('that is empty stays quiet when it is only passed through', async () => {
    const user = userEvent.setup()
    render(example())
    await user.click(field('name'))
    for (let i = 0; i < 6; i++) await user.tab()
    expect(summary()).toBeNull()
    expect(document.querySelector('[aria-invalid]')).toBeNull()
  })
})

describe('a form that is sent with faults', () => {
  test('lists them only then, so that nothing moves while the visitor goes from field to field', async () => {
    const user = userEvent.setup()
    render(example())
    await user.type(field('contact'), '0412 345')
    await user.tab()
    expect(screen.getByText(faults.phoneInvalid)).toBeInTheDocument()
    expect(summary()).toBeNull()
  })

  test('lists them in its order, moves there, and sends nothing', async () => {
    const user = userEvent.setup()
    render(example())
    await user.click(send())
    const list = within(summary()!).getAllByRole('link')
    expect(list.map((link) => link.textContent)).toEqual([
      faults.nameMissing,
      faults.contactMissing,
      faults.locationMissing,
      faults.serviceMissing,
    ])
    await waitFor(() => expect(summary()).toHaveFocus())
    expect(sent).not.toHaveBeenCalled()
  })

  test('leads from each fault to its field', async () => {
    const user = userEvent.setup()
    render(example())
    await user.click(send())
    for (const [fault, name] of [
      [faults.nameMissing, 'name'],
      [faults.contactMissing, 'contact'],
      [faults.locationMissing, 'location'],
      [faults.serviceMissing, 'service'],
    ] as const) {
      const link = within(summary()!).getByRole('link', { name: fault })
      expect(link).toHaveAttribute('href', `#${field(name).id}`)
      await user.click(link)
      expect(field(name)).toHaveFocus()
    }
  })

  test('moves to the list again when it is sent with faults again', async () => {
    const user = userEvent.setup()
    render(example())
    await user.click(send())
    await waitFor(() => expect(summary()).toHaveFocus())
    await user.click(send())
    await waitFor(() => expect(summary()).toHaveFocus())
  })
})

describe('a form that is right', () => {
  test('goes once, however often the button is pressed', async () => {
    const user = userEvent.setup()
    let finish: (outcome: Outcome) => void = () => {}
    sent.mockReturnValue(new Promise((resolve) => (finish = resolve)))
    render(example())
    await fillIn(user)
    await user.dblClick(send())
    await user.click(send())
    fireEvent.submit(send().closest('form')!)
    expect(sent).toHaveBeenCalledTimes(1)
    await act(async () => finish({ kind: 'sent' }))
    expect(router.replace).toHaveBeenCalledTimes(1)
  })

  test('is sent with what was understood and what the service wants, and then forgotten', async () => {
    const user = userEvent.setup()
    answers({ kind: 'sent' })
    render(example())
    await fillIn(user)
    await user.click(send())
    const [lead, target] = sent.mock.calls[0] ?? []
    expect(lead).toEqual({
      name: 'Sam Lee',
      contact: '0412 345 678',
      phone: '+61412345678',
      location: 'Parramatta',
      service: labels.service.unsure,
      idempotencyKey: expect.any(String),
    })
    expect(target).toEqual({ address: ENDPOINT.action, format: 'json', fields: { access_key: 'public' } })
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith(setup.thanksHref, { scroll: false }))
    expect(draftValues()).toEqual({})
    expect(field('name')).toHaveValue('')
  })

  test.each([
    ['sending', words.progress.sending],
    ['retrying', words.progress.retrying],
    ['offline', words.progress.offline],
  ] as const)('says what happens while it is %s, and the button stays where it is', async (progress, text) => {
    const user = userEvent.setup()
    sent.mockImplementation((_, __, onProgress) => {
      onProgress(progress)
      return new Promise(() => {})
    })
    render(example())
    await fillIn(user)
    await user.click(send())
    expect(await screen.findByText(text)).toHaveAttribute('role', 'status')
    expect(send()).toHaveAttribute('aria-disabled', 'true')
    expect(send()).toBeEnabled()
  })

  test('sends along what only a program can have filled in', async () => {
    const user = userEvent.setup()
    answers({ kind: 'sent' })
    const { container } = render(example())
    await fillIn(user)
    const trap = container.querySelector<HTMLInputElement>('[name=_gotcha]')!
    fireEvent.input(trap, { target: { value: 'https://spam.example' } })
    await user.click(send())
    expect(sent.mock.calls[0]?.[1].fields).toEqual({ access_key: 'public', _gotcha: 'https://spam.example' })
  })
})

describe('a request that did not arrive', () => {
  test.each([
    ['refused', { kind: 'refused', reason: undefined }],
    ['failed', { kind: 'failed' }],
  ] as const)('(%s) keeps everything, says what to do and gets the focus', async (is, outcome) => {
    const user = userEvent.setup()
    answers(outcome)
    render(example())
    await fillIn(user)
    await user.click(send())
    const notice = (await screen.findByText(words[is].title)).closest<HTMLElement>('[role=alert]')!
    await waitFor(() => expect(notice).toHaveFocus())
    expect(field('name')).toHaveValue('Sam Lee')
    expect(within(notice).getByRole('link', { name: words.otherWays.draft })).toHaveAttribute(
      'href',
      expect.stringContaining('Sam%20Lee'),
    )
    expect(
      within(notice).getByRole('link', { name: new RegExp(setup.phone.text.replace(/[()]/g, '.')) }),
    ).toHaveAttribute('href', setup.phone.href)
    expect(router.replace).not.toHaveBeenCalled()
  })

  test('shows the server’s reason as text, whatever is in it', async () => {
    const user = userEvent.setup()
    answers({ kind: 'refused', reason: '<img src=x onerror=alert(1)><b>No phone</b>' })
    const { container } = render(example())
    await fillIn(user)
    await user.click(send())
    expect(await screen.findByText('<img src=x onerror=alert(1)><b>No phone</b>')).toBeInTheDocument()
    expect(container.querySelector('img, b')).toBeNull()
  })

  test('says when the server gave no reason', async () => {
    const user = userEvent.setup()
    answers({ kind: 'refused', reason: undefined })
    render(example())
    await fillIn(user)
    await user.click(send())
    expect(await screen.findByText(words.refused.noReason)).toBeInTheDocument()
  })

  test('can be sent again, under the same key', async () => {
    const user = userEvent.setup()
    answers({ kind: 'failed' })
    render(example())
    await fillIn(user)
    await user.click(send())
    await screen.findByText(words.failed.title)
    answers({ kind: 'sent' })
    await user.click(send())
    const [first, second] = sent.mock.calls.map(([lead]) => lead.idempotencyKey)
    expect(second).toBe(first)
    await waitFor(() => expect(screen.queryByText(words.failed.title)).not.toBeInTheDocument())
  })

  test('makes room for the list of faults when it is sent again with one', async () => {
    const user = userEvent.setup()
    answers({ kind: 'failed' })
    render(example())
    await fillIn(user)
    await user.click(send())
    await screen.findByText(words.failed.title)
    await user.clear(field('name'))
    await user.click(send())
    expect(screen.queryByText(words.failed.title)).not.toBeInTheDocument()
    await waitFor(() => expect(summary()).toHaveFocus())
  })
})

describe('on a service’s page', () => {
  const [service, other] = services

  test('that service is chosen already', () => {
    pathname = service!.path
    render(example())
    expect(field('service')).toHaveValue(service!.title)
    expect(draftValues()).toEqual({})
  })

  test('what the visitor has chosen stays chosen', () => {
    pathname = service!.path
    saveDraft({ service: other!.title })
    render(example())
    expect(field('service')).toHaveValue(other!.title)
  })

  test('the next service’s page chooses its own, as long as the visitor has chosen nothing', () => {
    pathname = service!.path
    const { rerender } = render(example())
    pathname = other!.path
    rerender(example())
    expect(field('service')).toHaveValue(other!.title)
  })

  test('elsewhere nothing is chosen', () => {
    render(example())
    expect(field('service')).toHaveValue('')
  })
})

describe('two forms of one page', () => {
  test('show the same', async () => {
    const user = userEvent.setup()
    const { container } = render(
      <>
        {example()}
        {example()}
      </>,
    )
    const [one, two] = container.querySelectorAll<HTMLInputElement>('[name=name]')
    await user.type(one!, 'Sam')
    expect(two).toHaveValue('Sam')
    const [tick, otherTick] = container.querySelectorAll<HTMLInputElement>('[name=walkthrough]')
    await user.click(tick!)
    expect(otherTick).toBeChecked()
    await user.click(otherTick!)
    expect(tick).not.toBeChecked()
  })

  test('have no id in common', () => {
    const { container } = render(
      <>
        {example()}
        {example()}
      </>,
    )
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe('before script has arrived', () => {
  const html = () => {
    const place = document.createElement('div')
    place.innerHTML = renderToString(example())
    document.body.append(place)
    return place
  }
  afterEach(() => document.body.replaceChildren())

  test('the browser checks the form; after that script does', async () => {
    const place = html()
    const form = place.querySelector('form')!
    expect(form.noValidate).toBe(false)
    const root = await act(async () => hydrateRoot(place, example()))
    expect(form.noValidate).toBe(true)
    await act(async () => root.unmount())
  })

  test('what was typed stays, and counts', async () => {
    const place = html()
    const typed = { name: 'Sam Lee', contact: '0412 345 678', message: 'Two floors\nKitchen' }
    for (const [name, value] of Object.entries(typed))
      place.querySelector<HTMLInputElement>(`[name=${name}]`)!.value = value
    place.querySelector<HTMLInputElement>('[name=walkthrough]')!.checked = true
    const errors = jest.fn()
    const root = await act(async () => hydrateRoot(place, example(), { onRecoverableError: errors }))
    for (const [name, value] of Object.entries(typed)) expect(place.querySelector(`[name=${name}]`)).toHaveValue(value)
    expect(place.querySelector('[name=walkthrough]')).toBeChecked()
    expect(draftValues()).toEqual({ ...typed, walkthrough: 'yes' })
    expect(errors).not.toHaveBeenCalled()
    await act(async () => root.unmount())
  })

  test('and stays the visitor’s choice on a service’s page', async () => {
    pathname = services[0]!.path
    const place = html()
    place.querySelector<HTMLSelectElement>('[name=service]')!.value = labels.service.unsure
    const root = await act(async () => hydrateRoot(place, example()))
    expect(place.querySelector('[name=service]')).toHaveValue(labels.service.unsure)
    await act(async () => root.unmount())
  })
})

describe('a site without an endpoint', () => {
  test('says so on its button, and takes nothing along that only programs fill in', () => {
    const { container } = render(<QuoteForm {...setup} target={{ ...setup.target, kind: 'email' }} />)
    expect(screen.getByRole('button', { name: labels.draft })).toBeInTheDocument()
    expect(container.querySelectorAll('[type=hidden], .hidden')).toHaveLength(0)
    expect(container.querySelector('form')).toHaveAttribute('enctype', 'text/plain')
  })
})
