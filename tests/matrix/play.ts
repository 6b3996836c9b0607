import { getContent } from '../../lib/content/get-content'
import { THANK_YOU_PATH } from '../../lib/content/routes'
import { ANSWERS } from './answers'
import { pause, until, type Driver } from './driver'
import { missingIn, valuesIn } from './form'
import { whatIsSaid, writtenIn, type Said, type Words } from './in-page'
import type { Row } from './row'
import { ELSEWHERE, FORMS, GOING_ON, SITE, Visitor } from './visitor'
import type { World } from './world'

const { quote, templatePages } = getContent()

const WORDS: Words = {
  site: SITE,
  thanksPath: THANK_YOU_PATH,
  thanksTitle: templatePages['thank-you'].title,
  arrived: [quote.outbox.sent, quote.toasts.sent],
}

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
  private said: Said = { is: 'nothing', text: '' }
  private counts = { sends: 0, thanked: 0, surplus: 0, lost: 0, notTold: 0 }
  private readonly visitor: Visitor

  constructor(
    private readonly row: Row,
    private readonly driver: Driver,
    private readonly world: World,
    private readonly mark: string,
  ) {
    this.visitor = new Visitor(row, driver, mark, (text) => this.note(text))
  }

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
    return this.leads().some(({ fields }) => missingIn(fields, this.visitor.typed).length === 0)
  }

  async play(): Promise<void> {
    const { row, driver, visitor, world } = this
    await world.reset()
    world.script = row.script
    world.answer(...row.answers)
    const hasScript = row.script !== 'script switched off'
    await driver.begin({ hasScript, isKilled: row.leaving === 'sees the browser crash' })
    // An engine that cannot switch it off is sent a page that forbids it.
    world.forbidsScript = !hasScript
    if (row.leaving === 'goes back') await driver.go(SITE + ELSEWHERE)
    await visitor.reachForm(true)
    await visitor.fillIn()
    if (row.outage.endsWith('before Send is pressed')) await this.breakOff()
    if (row.press !== 'nothing') {
      this.counts.sends = 1
      await visitor.press()
    }
    if (row.outage.endsWith('after Send is pressed')) await this.breakOff()
    if (row.edit === 'changes the message while it is sent') await this.editWhileSent()
    await this.waitForMoment()
    const { is } = await this.look()
    // Some engines have the answer before an outage can begin.
    if (is === 'thanked' && row.outage.endsWith('after Send is pressed')) return this.checkArrived()
    await visitor.leave()
    if (row.ends === 'kept') return this.checkKept()
    if (row.ends === 'arrives') return this.checkArrivesAlone()
    await this.expectSaid(row.ends)
    if (row.edit === 'changes the message after the answer') await this.editAndSend()
    if (row.ends === 'told' || this.said.is !== 'thanked') await this.recover()
    await this.checkArrived()
  }

  private async breakOff(): Promise<void> {
    const { outage } = this.row
    this.note(`outage ${outage}`)
    if (outage.startsWith('of the connection')) await this.driver.setOffline(true)
    this.world.disconnect(outage.startsWith('of the receiver') ? 'the receiver' : 'everybody')
  }

  /** What was asked for stays what stood there when Send was pressed. */
  private async editWhileSent(): Promise<void> {
    await until(() => this.world.posts.length > 0, 10_000)
    const isChanged = await this.visitor.editMessage(`And the windows ${this.mark}`)
    this.note(isChanged ? 'The message was changed.' : 'The message could not be changed.')
  }

  /** Changes the message once the answer is there, and sends it again when all is well. */
  private async editAndSend(): Promise<void> {
    const { visitor, world } = this
    const message = `Three floors ${this.mark}`
    await visitor.editMessage(message)
    visitor.typed = { ...visitor.typed, message }
    world.answer('good')
    this.note('The message was changed; Send')
    await visitor.send()
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
        await until(() => this.world.posts.length > 1, 10_000)
        return
      case 'when the answer is there':
        await this.expectSaid(this.row.ends === 'thanked' ? 'thanked' : 'told', true)
    }
  }

  /** Looks at the page. Nobody may be thanked for what is not stored. */
  private async look(): Promise<Said> {
    const said = await this.driver.run(whatIsSaid, WORDS).catch((): Said => ({ is: 'nothing', text: 'no page' }))
    if (said.is !== this.said.is || said.text !== this.said.text) this.note(`${said.is}: ${said.text}`)
    if (said.is === 'thanked' && this.said.is !== 'thanked' && !this.holdsTyped()) {
      this.fault('The visitor was thanked, and the receiver does not have what was typed.')
    }
    this.said = said
    return said
  }

  /** Waits for what is said; of a final answer more than that it is waited for. */
  private async expectSaid(expected: 'thanked' | 'told', isFinal = this.isFinal()): Promise<void> {
    const slow = this.row.answers.map((answer) => ANSWERS[answer]).some(({ afterMs = 0 }) => afterMs > 20_000)
    const ms = expected === 'told' ? TOLD_MS : slow ? 2 * ARRIVED_MS : ARRIVED_MS
    const end = Date.now() + TOLD_MS
    const isSo = await until(async () => {
      const { is, text } = await this.look()
      if (expected === 'thanked') {
        if (is === 'told') await this.visitor.helpOn(text)
        if (is === 'nothing' && Date.now() > end && (await this.wasThankedAsItLeft())) return true
        return is === 'thanked'
      }
      return is === 'told' && (!isFinal || !GOING_ON.some((words) => text.includes(words)))
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

  /** Whether it is waited until the site itself does no more about it. */
  private isFinal(): boolean {
    const { answers, edit, leaving, outage } = this.row
    if (edit === 'changes the message after the answer') return true
    return outage === 'none' && leaving === 'stays' && isFinalAnswer(answers.at(-1)!)
  }

  /** All is well again, and the visitor, who is still there, does what the page offers. */
  private async recover(): Promise<void> {
    const { driver, visitor, world, row } = this
    this.note('all is well again')
    world.answer('good')
    world.disconnect('nobody')
    if (row.outage.startsWith('of the connection')) await driver.setOffline(false)
    if (this.said.text.startsWith('another page')) {
      if (isPosted(row)) {
        await visitor.returnToForm()
        await this.checkStillTyped()
        await visitor.findForm(5000)
      } else await driver.go(SITE + ELSEWHERE)
    }
    const isSo = await until(async () => {
      const { is, text } = await this.look()
      // Where the browser itself posts the form, nothing is said while it does.
      if (is === 'told' || (is === 'nothing' && isPosted(row))) await this.visitor.helpOn(text)
      return is === 'thanked'
    }, ARRIVED_MS)
    if (!isSo) this.fault(`All was well again, but the visitor was not thanked: ${this.said.is} (${this.said.text}).`)
  }

  private async checkStillTyped(): Promise<void> {
    const isThere = await until(async () => (await this.missing()).length === 0, 3000)
    if (isThere) return
    this.counts.lost = 1
    this.fault(`What was typed is lost: ${(await this.missing()).join(', ')}.`)
  }

  /** What of the typed is neither in a form of the page nor kept by the browser. */
  private async missing(): Promise<string[]> {
    const written = await this.driver.run(writtenIn, FORMS.join())
    const found = [...written.forms, ...[...written.kept, ...written.asked].map(valuesIn)]
    const lists = found.map((values) => missingIn(values, this.visitor.typed))
    return lists.sort((a, b) => a.length - b.length)[0] ?? Object.keys(this.visitor.typed)
  }

  private async checkKept(): Promise<void> {
    const { row, visitor } = this
    const isThere =
      ['closes the dialog', 'loads the page again'].includes(row.leaving) && (await visitor.findForm(2000))
    if (!isThere) await visitor.reachForm()
    await visitor.wakeForm()
    await this.checkStillTyped()
    if (this.leads().length > 0) this.fault('Something was sent that nobody had asked for.')
  }

  /** The browser goes on with the request after its page is gone. */
  private async checkArrivesAlone(): Promise<void> {
    if (await until(() => this.holdsTyped(), TOLD_MS)) return
    this.counts.lost = 1
    this.fault('The request is lost: the page was closed, and the receiver has nothing of it.')
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
    if (ids.size > 1) this.fault(`It is stored as ${ids.size} leads: ${[...ids].join(', ')}.`)
    if (this.counts.surplus > 0 && ids.size === 1) this.fault(`It is stored ${leads.length} times.`)
    const last = leads.sort((a, b) => a.revision - b.revision).at(-1)!
    if (!this.holdsTyped()) {
      this.counts.lost = 1
      this.fault(`Something typed is not stored: ${missingIn(last.fields, this.visitor.typed).join(', ')}.`)
    }
    const isForgotten = () =>
      this.driver.run(writtenIn, FORMS.join()).then(({ asked }) => !asked.some((entry) => entry.includes(this.mark)))
    if (!(await until(isForgotten, 5000))) this.fault('It has arrived, and the browser would send it again.')
  }
}

/** Whether the browser itself posts the form, and shows the answer. */
const isPosted = ({ script }: Row) => script !== 'script as it should be' && script !== 'script that comes 2 s late'

const isFinalAnswer = (answer: Row['answers'][number]) => {
  const { reply } = ANSWERS[answer]
  return typeof reply === 'function'
}
