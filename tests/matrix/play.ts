import { catalogue } from '../../content/catalogue'
import { HONEYPOT } from '../../content/integrations'
import { THANK_YOU_PATH, pagePath } from '../../content/routes'
import { CONNECTED, addressOf } from '../support/variants'
import { ANSWERS } from './answers'
import { CHANGES } from './changes'
import { pause, type Driver } from './driver'
import { fillingsOf, missingIn, valuesIn, type Filling } from './form'
import { controlsOf, isVisible, setSilently, whatIsSaid, writtenIn, type Said, type Words } from './in-page'
import type { Form, Row } from './row'
import type { World } from './world'

const { quote, services, special } = catalogue()
const SITE = addressOf(CONNECTED)

const WORDS: Words = {
  site: SITE,
  thanksPath: THANK_YOU_PATH,
  thanksTitle: special['thank-you'].title,
  arrived: [quote.outbox.sent, quote.toasts.sent],
  failed: quote.toasts.failed,
}

/** What is said while the site goes on by itself. */
const GOING_ON = [...Object.values(quote.progress), quote.outbox.sending]

const STARTS: Record<Form, string> = {
  'the contact page': pagePath('contact'),
  'the home page': '/',
  'the dialog': services[0]!.path,
}

const ELSEWHERE = pagePath('faqs')
const FORMS = ['[role=dialog] form', '#quote form']

/** How long the visitor is to wait at most until something is said, in ms: the strip takes 8 s. */
const TOLD_MS = 15_000

/** How long it takes at most, in ms, until a request arrives once all is well. */
const ARRIVED_MS = 45_000

/** What became of a row. */
export interface Result {
  /** Requests that a visitor asked for: 1 or 0. */
  sends: number
  requests: number
  stored: number
  thanked: number
  surplus: number
  lost: number
  notTold: number
  /** What is wrong, in sentences; empty when the invariant holds. */
  faults: string[]
  /** What happened, with its time in ms. */
  log: string[]
}

/** Plays a row and checks that thanked means stored, once, and that nothing typed is lost. */
export async function play(row: Row, driver: Driver, world: World, mark: string): Promise<Result> {
  const player = new Player(row, driver, world, mark)
  try {
    await player.play()
  } catch (error) {
    player.fault(`The row could not be played: ${(error as Error).message}`)
  } finally {
    await driver.end().catch(() => {})
  }
  return player.result()
}

class Player {
  private readonly began = Date.now()
  private readonly log: string[] = []
  private readonly faults: string[] = []
  private typed: Record<string, string> = {}
  private said: Said = { is: 'nothing', text: '' }
  private counts = { sends: 0, thanked: 0, surplus: 0, lost: 0, notTold: 0 }
  private form = ''

  constructor(
    private readonly row: Row,
    private readonly driver: Driver,
    private readonly world: World,
    private readonly mark: string,
  ) {}

  fault(text: string): void {
    this.faults.push(text)
    this.note(`FAULT ${text}`)
  }

  result(): Result {
    const requests = this.world.posts.length
    return { ...this.counts, requests, stored: this.leads().length > 0 ? 1 : 0, faults: this.faults, log: this.log }
  }

  private note(text: string): void {
    this.log.push(`${String(Date.now() - this.began).padStart(6)} ${text}`)
  }

  /** What the store has of this row's lead: a file for each revision. */
  private leads() {
    return this.world.stored().filter(({ fields }) => JSON.stringify(fields).includes(this.mark))
  }

  private holdsTyped(): boolean {
    return this.leads().some(({ fields }) => missingIn(fields, this.typed).length === 0)
  }

  async play(): Promise<void> {
    const { row, driver, world } = this
    await world.reset()
    world.script = row.script
    world.answer(...row.answers)
    const hasScript = row.script !== 'script switched off'
    await driver.begin({ hasScript, isKilled: row.leaving === 'sees the browser crash' })
    // An engine that cannot switch it off is sent a page that forbids it.
    world.forbidsScript = !hasScript
    if (row.leaving === 'goes back') await driver.go(SITE + ELSEWHERE)
    await this.reachForm(true)
    await this.fillIn()
    if (row.outage.endsWith('before Send is pressed')) await this.breakOff()
    if (row.press !== 'nothing') await this.press()
    if (row.outage.endsWith('after Send is pressed')) await this.breakOff()
    if (row.edit === 'changes the message while it is sent') await this.editWhileSent()
    await this.waitForMoment()
    await this.leave()
    if (row.ends === 'kept') return this.checkKept()
    await this.expectSaid(row.ends)
    if (row.edit === 'changes the message after the answer') await this.editAndSend()
    if (row.ends === 'told' || this.said.is !== 'thanked') await this.recover()
    await this.checkArrived()
  }

  /** Opens the page that has the form, changes it, and gives the form that can be filled in. */
  private async reachForm(isFirst = false): Promise<void> {
    const { row, driver } = this
    await driver.go(SITE + STARTS[row.form])
    if (isFirst) await this.change()
    if (row.form === 'the home page') await driver.press('#quote [data-shows=own]')
    if (row.form === 'the dialog') await driver.press('main a[data-opens=quote]')
    await this.findForm(20_000)
    if (isFirst && row.form === 'the dialog') await this.change()
  }

  private async change(): Promise<void> {
    const change = CHANGES[this.row.change]
    if (change && this.row.change !== 'as it came') await this.driver.run(change).catch(() => {})
  }

  private async findForm(ms: number): Promise<boolean> {
    const { driver } = this
    const shows = '[role=dialog] [data-shows=own]'
    for (const end = Date.now() + ms; Date.now() < end; await pause(100)) {
      for (const form of FORMS) {
        if (!(await driver.run(isVisible, `${form} [name=name]`).catch(() => false))) continue
        this.form = form
        return true
      }
      if (await driver.run(isVisible, shows).catch(() => false)) await driver.press(shows).catch(() => {})
    }
    if (ms > 5000) throw new Error('No form can be seen.')
    return false
  }

  private async fillIn(): Promise<void> {
    const { driver, form, row } = this
    const controls = () => driver.run(controlsOf, form)
    const more = `${form} details:not([open]) > summary`
    if (await driver.run(isVisible, more)) await driver.press(more)
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

  private async breakOff(): Promise<void> {
    const { outage } = this.row
    this.note(`outage ${outage}`)
    if (outage.startsWith('of the connection')) await this.driver.setOffline(true)
    this.world.disconnect(outage.startsWith('of the receiver') ? 'the receiver' : 'everybody')
  }

  private async press(): Promise<void> {
    const { driver, form, row } = this
    const submit = `${form} [type=submit]`
    this.counts.sends = 1
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

  private async editWhileSent(): Promise<void> {
    await this.until(() => this.world.posts.length > 0, 10_000)
    const place = `${this.form} [name=message]`
    const message = `And the windows ${this.mark}`
    const before = this.typed
    await this.driver.fill(place, message).catch(() => {})
    const { forms } = await this.driver.run(writtenIn, this.form)
    if (!forms.some((values) => values.message === message)) return this.note('The message could not be changed.')
    this.note('The message was changed.')
    // What was asked for is what stood there when Send was pressed.
    this.typed = before
  }

  private async waitForMoment(): Promise<void> {
    switch (this.row.moment) {
      case 'at once':
        return
      case 'after 0.3 s':
        return pause(300)
      case 'after 8 s':
        return pause(8000)
      case 'while it is tried again':
        await this.until(() => this.world.posts.length > 1, 10_000)
        return
      case 'when the answer is there':
        await this.expectSaid(this.row.ends === 'kept' ? 'told' : this.row.ends)
    }
  }

  private async leave(): Promise<void> {
    const { driver, row } = this
    await this.look()
    if (row.leaving !== 'stays') this.note(`the visitor ${row.leaving}`)
    switch (row.leaving) {
      case 'follows a link':
        if (row.form === 'the dialog') await driver.key('Escape')
        await driver.press(`footer a[href="${ELSEWHERE}"]`)
        await this.until(() => this.isAt(ELSEWHERE), 10_000)
        return
      case 'types another address':
        return driver.go(SITE + ELSEWHERE)
      case 'goes back':
        return driver.back()
      case 'loads the page again':
        return driver.reload()
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
        await this.until(() => driver.run(isVisible, '.outbox-strip button'), 12_000)
        await driver.press('.outbox-strip button').catch(() => {})
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

  /** Waits until this is so; gives whether it is. */
  private async until(isSo: () => boolean | Promise<boolean>, ms: number): Promise<boolean> {
    for (const end = Date.now() + ms; Date.now() < end; await pause(150)) {
      if (await Promise.resolve(isSo()).catch(() => false)) return true
    }
    return false
  }

  /** Looks at the page. Nobody may be thanked for what is not stored. */
  private async look(): Promise<Said> {
    const said = await this.driver.run(whatIsSaid, WORDS).catch((): Said => ({ is: 'nothing', text: 'no page' }))
    if (said.is !== this.said.is || said.text !== this.said.text) this.note(`${said.is}: ${said.text.slice(0, 160)}`)
    if (said.is === 'thanked' && this.said.is !== 'thanked' && !this.holdsTyped()) {
      this.fault('The visitor was thanked, and the receiver does not have what was typed.')
    }
    this.said = said
    return said
  }

  private async expectSaid(expected: 'thanked' | 'told'): Promise<void> {
    const slow = this.row.answers.map((answer) => ANSWERS[answer]).some(({ afterMs = 0 }) => afterMs > 20_000)
    const ms = expected === 'told' ? TOLD_MS : slow ? 2 * ARRIVED_MS : ARRIVED_MS
    const end = Date.now() + TOLD_MS
    const isSo = await this.until(async () => {
      const { is, text } = await this.look()
      if (expected === 'thanked') {
        if (is === 'told') await this.helpOn(text)
        if (is === 'nothing' && Date.now() > end && (await this.wasThankedAsItLeft())) return true
        return is === 'thanked'
      }
      // Of a final answer more is told than that it is waited for.
      return is === 'told' && (!this.isFinal() || !GOING_ON.some((words) => text.includes(words)))
    }, ms)
    if (isSo) return
    if (this.said.is === 'nothing' && expected === 'told') this.counts.notTold = 1
    this.fault(`The visitor was to be ${expected}, but: ${this.said.is} (${this.said.text}).`)
  }

  /** Whether the answer came while the page was left: it has given thanks, and nothing is kept. */
  private async wasThankedAsItLeft(): Promise<boolean> {
    if (this.row.leaving === 'stays' || !this.holdsTyped()) return false
    const { asked, kept } = await this.driver.run(writtenIn, FORMS.join())
    if ([...asked, ...kept].some((entry) => entry.includes(this.mark))) return false
    this.note('The answer came as the page was left.')
    this.said = { is: 'thanked', text: 'as the page was left' }
    return true
  }

  /** Whether the site gives up after the answer and leaves it to the visitor. */
  private isFinal(): boolean {
    const last = this.row.answers.at(-1)!
    return this.row.outage === 'none' && this.row.leaving === 'stays' && isFinalAnswer(last)
  }

  private pressedAt = 0

  /** Does what the page offers where the site does not go on by itself. */
  private async helpOn(text: string): Promise<void> {
    if (GOING_ON.some((words) => text.includes(words)) || Date.now() - this.pressedAt < 3000) return
    const { driver } = this
    if (text.startsWith('another page')) return
    this.pressedAt = Date.now()
    const strip = '.outbox-strip button'
    const submit = `${this.form} [type=submit]`
    for (const place of [strip, submit]) {
      if (!(await driver.run(isVisible, place).catch(() => false))) continue
      this.note(`presses ${place}`)
      return driver.press(place).catch(() => {})
    }
  }

  /** Changes the message once the answer is there, and sends it again when all is well. */
  private async editAndSend(): Promise<void> {
    const { driver, form, world } = this
    const message = `Three floors ${this.mark}`
    await driver.fill(`${form} [name=message]`, message)
    this.typed = { ...this.typed, message }
    world.answer('good')
    this.note('The message was changed; Send')
    await driver.press(`${form} [type=submit]`)
  }

  /** All is well again, and the visitor, who is still there, does what the page offers. */
  private async recover(): Promise<void> {
    const { driver, world, row } = this
    this.note('all is well again')
    world.answer('good')
    world.disconnect('nobody')
    if (row.outage.startsWith('of the connection')) await driver.setOffline(false)
    if (this.said.text.startsWith('another page')) {
      if (isPosted(row)) {
        await driver.back()
        if (!(await this.findForm(5000))) await driver.go(SITE + STARTS[row.form])
        await this.checkStillTyped()
        await this.findForm(5000)
      } else await driver.go(SITE + ELSEWHERE)
    }
    const isSo = await this.until(async () => {
      const { is, text } = await this.look()
      // Where the browser itself posts the form, nothing is said while it does.
      if (is === 'told' || (is === 'nothing' && isPosted(row))) await this.helpOn(text)
      return is === 'thanked'
    }, ARRIVED_MS)
    if (!isSo) this.fault(`All was well again, but the visitor was not thanked: ${this.said.is} (${this.said.text}).`)
  }

  private async checkStillTyped(): Promise<void> {
    const isThere = await this.until(async () => (await this.missing()).length === 0, 3000)
    if (isThere) return
    this.counts.lost = 1
    this.fault(`What was typed is lost: ${(await this.missing()).join(', ')}.`)
  }

  /** What of the typed is neither in a form of the page nor kept by the browser. */
  private async missing(): Promise<string[]> {
    const written = await this.driver.run(writtenIn, FORMS.join())
    const found = [...written.forms, ...[...written.kept, ...written.asked].map(valuesIn)]
    const lists = found.map((values) => missingIn(values, this.typed))
    return lists.sort((a, b) => a.length - b.length)[0] ?? Object.keys(this.typed)
  }

  private async checkKept(): Promise<void> {
    const { driver } = this
    if (this.row.leaving !== 'closes the dialog' && this.row.leaving !== 'loads the page again') await this.reachForm()
    else if (!(await this.findForm(2000))) await this.reachForm()
    await driver.press(`${this.form} [name=name]`)
    await this.checkStillTyped()
    if (this.leads().length > 0) this.fault('Something was sent that nobody had asked for.')
  }

  private async checkArrived(): Promise<void> {
    if (this.said.is === 'thanked') this.counts.thanked = 1
    const leads = this.leads()
    const ids = new Set(leads.map(({ id }) => id))
    const revisions = new Set(leads.map(({ revision }) => revision))
    const expected = this.row.edit === 'none' ? 1 : 2
    if (leads.length === 0) {
      this.counts.lost = 1
      return this.fault('The request is lost: the receiver has nothing of it.')
    }
    this.counts.surplus = leads.length - revisions.size + Math.max(0, revisions.size - expected)
    if (ids.size > 1) this.fault(`It is stored as ${ids.size} leads.`)
    if (this.counts.surplus > 0 && ids.size === 1) this.fault(`It is stored ${leads.length} times.`)
    const last = leads.sort((a, b) => a.revision - b.revision).at(-1)!
    if (!this.holdsTyped()) {
      this.counts.lost = 1
      this.fault(`Something typed is not stored: ${missingIn(last.fields, this.typed).join(', ')}.`)
    }
    const isForgotten = () =>
      this.driver.run(writtenIn, FORMS.join()).then(({ asked }) => !asked.some((entry) => entry.includes(this.mark)))
    if (!(await this.until(isForgotten, 5000))) this.fault('It has arrived, and the browser would send it again.')
  }
}

/** Whether the browser itself posts the form, and shows the answer. */
const isPosted = ({ script }: Row) => script !== 'script as it should be' && script !== 'script that comes 2 s late'

const isFinalAnswer = (answer: Row['answers'][number]) => {
  const { reply } = ANSWERS[answer]
  return typeof reply === 'function'
}
