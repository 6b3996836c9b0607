import { getContent } from '../../lib/content/get-content'
import { HONEYPOT } from '../../lib/integrations/integrations'
import { pagePath } from '../../lib/content/routes'
import { CONNECTED, addressOf } from '../support/variants'
import { CHANGES } from './changes'
import { pause, until, type Driver } from './driver'
import { fillingsOf, type Filling } from './form'
import { controlsOf, holds, isVisible, pageWith, setSilently } from './in-page'
import type { Form, Row } from './row'

const { quote, services } = getContent()

export const SITE = addressOf(CONNECTED)

/** What is said while the site goes on by itself. */
export const GOING_ON = [...Object.values(quote.progress), quote.outbox.sending]

const STARTS: Record<Form, string> = {
  'the contact page': pagePath('contact'),
  'the home page': '/',
  'the dialog': services[0]!.path,
}

/** A page without a form of its own. */
export const ELSEWHERE = pagePath('faqs')

/** Where a form may stand: in the dialog, or in the page. */
export const FORMS = ['[role=dialog] form', '#quote form']

const SEND_NOW = '.outbox-strip button'

/** The visitor of a row: what is typed, pressed and left. */
export class Visitor {
  /** What was typed, by the names of the fields. */
  typed: Record<string, string> = {}
  /** The selector of the form that is filled in. */
  private form = ''
  private pressedAt = 0

  constructor(
    private readonly row: Row,
    private readonly driver: Driver,
    /** What the message ends with. */
    private readonly mark: string,
    private readonly note: (text: string) => void,
  ) {}

  /** Opens the page that has the form, changes it, and gives the form that can be filled in. */
  async reachForm(isFirst = false): Promise<void> {
    const { row, driver } = this
    await driver.go(SITE + STARTS[row.form])
    if (isFirst) await this.change()
    // Without script there is no frame before it, unless a page only forbids script.
    const own = '#quote [data-shows=own]'
    if (row.form === 'the home page' && (row.script !== 'script switched off' || (await driver.run(isVisible, own))))
      await driver.press(own)
    if (row.form === 'the dialog') await driver.press('main a[data-opens=quote]')
    await this.findForm(20_000)
    if (isFirst && row.form === 'the dialog') await this.change()
  }

  private async change(): Promise<void> {
    const change = CHANGES[this.row.change]
    if (change && this.row.change !== 'as it came') await this.driver.run(change).catch(() => {})
  }

  /** Looks for a form that can be filled in; gives whether there is one. */
  async findForm(ms: number): Promise<boolean> {
    const { driver } = this
    const shows = '[role=dialog] [data-shows=own]'
    for (const end = Date.now() + ms; Date.now() < end; await pause(100)) {
      for (const form of FORMS) {
        const first = await driver.run(pageWith, `${form} [name=name]`).catch(() => null)
        if (!first) continue
        // The press may still lead to another page, where the form's code has not come in time.
        await pause(300)
        const second = await driver.run(pageWith, `${form} [name=name]`).catch(() => null)
        if (first !== second) continue
        this.form = form
        return true
      }
      if (await driver.run(isVisible, shows).catch(() => false)) await driver.press(shows).catch(() => {})
    }
    if (ms > 5000) throw new Error('No form can be seen.')
    return false
  }

  /** Fills in every field that can be seen. */
  async fillIn(): Promise<void> {
    const { driver, form, row } = this
    const controls = () => driver.run(controlsOf, form)
    const more = `${form} details:not([open]) > summary`
    // A press misses while the page that was asked for still scrolls to its form.
    await until(async () => {
      if (!(await driver.run(isVisible, more))) return true
      await driver.press(more)
      return false
    }, 10_000)
    // The times of a walkthrough can be seen once one is asked for.
    const walkthrough = (await controls()).find(({ name }) => name === 'walkthrough')
    if (walkthrough) await driver.fill(`${form} [name=walkthrough]`, walkthrough.choices[0]!)
    const fillings = fillingsOf(await controls(), row.message, this.mark)
    this.typed = Object.fromEntries(fillings.map(({ name, value }) => [name, value]))
    const half =
      row.filler === 'typing' ? fillings.length : row.filler.startsWith('typing') ? Math.ceil(fillings.length / 2) : 0
    const placesOf = (some: readonly Filling[]) =>
      some.flatMap((filling) => filling.controls.map(({ control, value }) => ({ place: `${form} ${control}`, value })))
    for (const { place, value } of placesOf(fillings.slice(0, half))) await driver.fill(place, value)
    await driver.run(setSilently, placesOf(fillings.slice(half)))
    if (row.isTrapped) {
      await driver.run(setSilently, [{ place: `${form} [name="${HONEYPOT}"]`, value: 'https://spam.example' }])
    }
    this.note(`filled in ${Object.keys(this.typed).join(', ')}`)
  }

  /** Asks for the request to be sent. */
  async press(): Promise<void> {
    const { driver, form, row } = this
    const submit = `${form} [type=submit]`
    this.note(row.press)
    switch (row.press) {
      case 'Enter in a field':
        await driver.press(`${form} [name=name]`)
        return driver.key('Enter')
      case 'a double click on Send':
        return driver.press(submit, 2)
      case 'a double click on Send, and Enter':
        await driver.press(submit, 2)
        return driver.key('Enter').catch(() => {})
      case 'Send twice':
      case 'Send five times': {
        const times = row.press === 'Send twice' ? 2 : 5
        await driver.press(submit)
        for (let time = 1; time < times; time++) {
          await pause(100)
          // The page may be on its way to another one.
          if (await driver.run(isVisible, submit).catch(() => false)) await driver.press(submit).catch(() => {})
        }
        return
      }
      default:
        return driver.press(submit)
    }
  }

  /** Leaves the form, as the row says. */
  async leave(): Promise<void> {
    const { driver, row } = this
    if (row.leaving !== 'stays') this.note(`the visitor ${row.leaving}`)
    switch (row.leaving) {
      case 'follows a link':
        if (row.form === 'the dialog') await driver.key('Escape')
        await driver.press(`footer a[href="${ELSEWHERE}"]`)
        await until(() => this.isAt(ELSEWHERE), 10_000)
        return
      case 'types another address':
        return driver.go(SITE + ELSEWHERE)
      case 'goes back':
        return driver.back()
      case 'loads the page again':
        return driver.reload()
      case 'closes the tab for good':
        return driver.closeTab()
      case 'closes the tab':
        await driver.closeTab()
        return driver.go(SITE + ELSEWHERE)
      case 'closes the dialog':
        return driver.key('Escape')
      case 'opens another tab':
      case 'opens another tab and sends it there as well':
        await driver.openTab()
        await driver.go(SITE + ELSEWHERE)
        if (row.leaving === 'opens another tab') return
        await until(() => driver.run(isVisible, SEND_NOW), 12_000)
        await driver.press(SEND_NOW).catch(() => {})
        return
      case 'sees the page crash':
      case 'sees the browser crash':
        await driver.crash(row.leaving === 'sees the page crash' ? 'page' : 'browser')
        return driver.go(SITE + ELSEWHERE)
      case 'stays':
    }
  }

  private isAt(path: string): Promise<boolean> {
    return this.driver.run(() => location.pathname).then((now) => now === path)
  }

  /** Does what the page offers where the site does not go on by itself. */
  async helpOn(text: string): Promise<void> {
    if (GOING_ON.some((words) => text.includes(words)) || Date.now() - this.pressedAt < 3000) return
    const { driver } = this
    if (text.startsWith('another page')) return
    this.pressedAt = Date.now()
    const submit = `${this.form} [type=submit]`
    for (const place of [SEND_NOW, submit]) {
      if (!(await driver.run(isVisible, place).catch(() => false))) continue
      this.note(`presses ${place}`)
      return driver.press(place).catch(() => {})
    }
  }

  /** Writes another message into the form; gives whether it stands there. */
  async editMessage(message: string): Promise<boolean> {
    const place = `${this.form} [name=message]`
    await this.driver.fill(place, message).catch(() => {})
    return this.driver.run(holds, place, message)
  }

  /** Uses the form, which brings its code. */
  wakeForm(): Promise<void> {
    return this.driver.press(`${this.form} [name=name]`)
  }

  send(): Promise<void> {
    return this.driver.press(`${this.form} [type=submit]`)
  }

  /** Goes back to the form that was posted, or opens its page again. */
  async returnToForm(): Promise<void> {
    await this.driver.back()
    if (!(await this.findForm(5000))) await this.driver.go(SITE + STARTS[this.row.form])
  }
}
