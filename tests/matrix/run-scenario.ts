import { getContent } from '../../lib/content/get-content'
import { THANK_YOU_PATH } from '../../lib/content/routes'
import { pause, waitUntil, type Driver } from './driver'
import type { FaultProxy } from './fault-proxy'
import { missingFields, parseStored } from './form'
import { readFormsAndStorage, readStatus, type Status, type StatusTexts } from './in-page'
import { Report, type ScenarioResult } from './report'
import { RESPONSES, type EndpointResponse } from './responses'
import type { Scenario } from './scenario'
import { FORM_SELECTORS, IN_PROGRESS_TEXTS, OTHER_PATH, SITE_URL, Visitor } from './visitor'

const { quote, templatePages } = getContent()

const STATUS_TEXTS: StatusTexts = {
  site: SITE_URL,
  thankYouPath: THANK_YOU_PATH,
  thankYouTitle: templatePages['thank-you'].title,
  confirmations: [quote.outbox.sent, quote.toasts.sent],
}

/** How long the page may take to show a status, in ms: the outbox strip takes 8 s. */
const STATUS_TIMEOUT_MS = 15_000

/** How long a request may take to arrive once there are no faults, in ms. */
const DELIVERY_TIMEOUT_MS = 45_000

/**
 * Runs a scenario and checks that a confirmed request is stored, once, and that no input is lost.
 * `marker` is a text that no other scenario's lead has.
 */
export async function runScenario(
  scenario: Scenario,
  driver: Driver,
  proxy: FaultProxy,
  marker: string,
): Promise<ScenarioResult> {
  const run = new ScenarioRun(scenario, driver, proxy, marker)
  try {
    await run.runSteps()
  } catch (error) {
    run.report.violation(`The scenario could not run to its end: ${(error as Error).message}`)
  } finally {
    await driver.endSession().catch(() => {})
  }
  return run.result()
}

class ScenarioRun {
  readonly report = new Report()
  private status: Status = { kind: 'none', text: '' }
  private readonly visitor: Visitor

  constructor(
    private readonly scenario: Scenario,
    private readonly driver: Driver,
    private readonly proxy: FaultProxy,
    private readonly marker: string,
  ) {
    this.visitor = new Visitor(scenario, driver, marker, (text) => this.report.log(text))
  }

  result(): ScenarioResult {
    return { ...this.report.result, requests: this.proxy.endpoint.posts, stored: this.leads().length > 0 ? 1 : 0 }
  }

  private get counts(): ScenarioResult {
    return this.report.result
  }

  /** The revisions of this scenario's lead that are stored. */
  private leads() {
    return this.proxy.endpoint.storedLeads().filter(({ fields }) => JSON.stringify(fields).includes(this.marker))
  }

  private isInputStored(): boolean {
    return this.leads().some(({ fields }) => missingFields(fields, this.visitor.typed).length === 0)
  }

  async runSteps(): Promise<void> {
    const { scenario, driver, visitor, proxy } = this
    await proxy.reset()
    proxy.script = scenario.script
    proxy.endpoint.respondWith(...scenario.responses)
    const hasScript = scenario.script !== 'script disabled'
    await driver.startSession({ hasScript, keepsProfile: scenario.nextAction === 'sees the browser crash' })
    // For engines that cannot disable script.
    proxy.forbidsScript = !hasScript
    if (scenario.nextAction === 'goes back') await driver.goto(SITE_URL + OTHER_PATH)
    await visitor.openForm(true)
    await visitor.fillIn()
    if (scenario.outage.endsWith('before Send is pressed')) await this.startOutage()
    if (scenario.submit !== 'none') {
      this.counts.submitted = 1
      await visitor.submit()
    }
    if (scenario.outage.endsWith('after Send is pressed')) await this.startOutage()
    if (scenario.edit === 'edits the message while sending') await this.editWhileSending()
    await this.waitForMoment()
    const { kind } = await this.updateStatus()
    // Some engines have the response before an outage can begin.
    if (kind === 'confirmed' && scenario.outage.endsWith('after Send is pressed')) return this.checkDelivered()
    await visitor.doNextAction()
    if (scenario.expected === 'draft kept') return this.checkDraftKept()
    if (scenario.expected === 'delivered in the background') return this.checkDeliveredInBackground()
    await this.expectStatus(scenario.expected)
    if (scenario.edit === 'edits the message after the response') await this.editAndSend()
    if (scenario.expected === 'unconfirmed' || this.status.kind !== 'confirmed') await this.recover()
    await this.checkDelivered()
  }

  private async startOutage(): Promise<void> {
    const { outage } = this.scenario
    this.report.log(`outage ${outage}`)
    if (outage.startsWith('of the connection')) await this.driver.setOffline(true)
    this.proxy.disconnect(outage.startsWith('of the receiver') ? 'receiver' : 'all')
  }

  /** An edit while sending does not change the request: `typed` stays as it is. */
  private async editWhileSending(): Promise<void> {
    await waitUntil(() => this.proxy.endpoint.posts > 0, 10_000)
    const isEdited = await this.visitor.editMessage(`And the windows ${this.marker}`)
    this.report.log(isEdited ? 'The message was edited.' : 'The message could not be edited.')
  }

  /** Edits the message after the response, ends the faults and sends the request again. */
  private async editAndSend(): Promise<void> {
    const { visitor, proxy } = this
    const message = `Three floors ${this.marker}`
    await visitor.editMessage(message)
    visitor.typed = { ...visitor.typed, message }
    proxy.endpoint.respondWith('good')
    this.report.log('The message was edited; Send')
    await visitor.clickSend()
  }

  private async waitForMoment(): Promise<void> {
    switch (this.scenario.moment) {
      case 'immediately':
        return
      case 'after 0.3 s':
        return pause(300)
      case 'after 8 s':
        return pause(8000)
      case 'during a retry':
        await waitUntil(() => this.proxy.endpoint.posts > 1, 10_000)
        return
      case 'after the response':
        await this.expectStatus(this.scenario.expected === 'confirmed' ? 'confirmed' : 'unconfirmed', true)
    }
  }

  /** Reads the page's status. A request that is not stored must not be confirmed. */
  private async updateStatus(): Promise<Status> {
    const noPage: Status = { kind: 'none', text: 'no page' }
    const status = await this.driver.evaluate(readStatus, STATUS_TEXTS).catch(() => noPage)
    const { kind, text } = this.status
    if (status.kind !== kind || status.text !== text) this.report.log(`${status.kind}: ${status.text}`)
    if (status.kind === 'confirmed' && kind !== 'confirmed' && !this.isInputStored()) {
      this.report.violation('The page confirmed the request, and the receiver does not have what was typed.')
    }
    this.status = status
    return status
  }

  /** Waits for a status. A final one is none of the texts of sending in progress. */
  private async expectStatus(expected: 'confirmed' | 'unconfirmed', isFinal = this.isFinal()): Promise<void> {
    const delays = this.scenario.responses.map((response) => RESPONSES[response].responseDelayMs ?? 0)
    const deliveryMs = delays.some((delay) => delay > 20_000) ? 2 * DELIVERY_TIMEOUT_MS : DELIVERY_TIMEOUT_MS
    const statusDeadline = Date.now() + STATUS_TIMEOUT_MS
    const isMet = await waitUntil(
      async () => {
        const { kind, text } = await this.updateStatus()
        if (expected === 'confirmed') {
          if (kind === 'unconfirmed') await this.visitor.sendAgain(text)
          if (kind === 'none' && Date.now() > statusDeadline && (await this.wasConfirmedOnLeaving())) return true
          return kind === 'confirmed'
        }
        return kind === 'unconfirmed' && (!isFinal || !IN_PROGRESS_TEXTS.some((words) => text.includes(words)))
      },
      expected === 'unconfirmed' ? STATUS_TIMEOUT_MS : deliveryMs,
    )
    if (isMet) return
    if (this.status.kind === 'none' && expected === 'unconfirmed') this.counts.withoutStatus = 1
    this.report.violation(`Expected the status ${expected}, got ${this.status.kind} (${this.status.text}).`)
  }

  /** Whether the response came while the page was left: stored, and the browser keeps nothing. */
  private async wasConfirmedOnLeaving(): Promise<boolean> {
    if (this.scenario.nextAction === 'stays' || !this.isInputStored()) return false
    const { drafts, outbox } = await this.driver.evaluate(readFormsAndStorage, FORM_SELECTORS.join())
    if ([...outbox, ...drafts].some((entry) => entry.includes(this.marker))) return false
    this.report.log('The response came as the page was left.')
    this.status = { kind: 'confirmed', text: 'as the page was left' }
    return true
  }

  /** Whether the site stops retrying by itself, so that its final status is waited for. */
  private isFinal(): boolean {
    const { responses, edit, nextAction, outage } = this.scenario
    if (edit === 'edits the message after the response') return true
    return outage === 'none' && nextAction === 'stays' && isResponseInstead(responses.at(-1)!)
  }

  /** Ends all faults; then a visitor who is still there does what the page offers. */
  private async recover(): Promise<void> {
    const { driver, visitor, proxy, scenario } = this
    this.report.log('all faults end')
    proxy.endpoint.respondWith('good')
    proxy.disconnect('none')
    if (scenario.outage.startsWith('of the connection')) await driver.setOffline(false)
    if (this.status.text.startsWith('another page')) {
      if (isPostedByBrowser(scenario)) {
        await visitor.returnToForm()
        await this.checkInputKept()
        await visitor.findForm(5000)
      } else await driver.goto(SITE_URL + OTHER_PATH)
    }
    const isConfirmed = await waitUntil(async () => {
      const { kind, text } = await this.updateStatus()
      // While the browser itself posts the form, the page shows no status.
      if (kind === 'unconfirmed' || (kind === 'none' && isPostedByBrowser(scenario))) await visitor.sendAgain(text)
      return kind === 'confirmed'
    }, DELIVERY_TIMEOUT_MS)
    const { kind, text } = this.status
    if (!isConfirmed) this.report.violation(`The faults ended, but the request was not confirmed: ${kind} (${text}).`)
  }

  private async checkInputKept(): Promise<void> {
    if (await waitUntil(async () => (await this.lostFields()).length === 0, 3000)) return
    this.counts.lost = 1
    this.report.violation(`What was typed is lost: ${(await this.lostFields()).join(', ')}.`)
  }

  /** The fields whose input is neither in a form of the page nor kept by the browser. */
  private async lostFields(): Promise<string[]> {
    const { forms, drafts, outbox } = await this.driver.evaluate(readFormsAndStorage, FORM_SELECTORS.join())
    const found = [...forms, ...[...drafts, ...outbox].map(parseStored)]
    const lists = found.map((values) => missingFields(values, this.visitor.typed))
    return lists.sort((a, b) => a.length - b.length)[0] ?? Object.keys(this.visitor.typed)
  }

  private async checkDraftKept(): Promise<void> {
    const { scenario, visitor } = this
    const staysOnPage = ['closes the dialog', 'reloads the page'].includes(scenario.nextAction)
    const isFormThere = staysOnPage && (await visitor.findForm(2000))
    if (!isFormThere) await visitor.openForm()
    await visitor.activateForm()
    await this.checkInputKept()
    if (this.leads().length > 0) this.report.violation('A request was sent that was not submitted.')
  }

  /** The browser completes the request after its page is closed. */
  private async checkDeliveredInBackground(): Promise<void> {
    if (await waitUntil(() => this.isInputStored(), STATUS_TIMEOUT_MS)) return
    this.counts.lost = 1
    this.report.violation('The request is lost: the page was closed, and nothing of it is stored.')
  }

  private async checkDelivered(): Promise<void> {
    const { counts, report } = this
    if (this.status.kind === 'confirmed') counts.confirmed = 1
    const leads = this.leads()
    const ids = new Set(leads.map(({ id }) => id))
    const revisions = new Set(leads.map(({ revision }) => revision))
    const expected = this.scenario.edit === 'none' ? 1 : 2
    if (leads.length === 0) {
      counts.lost = 1
      return report.violation('The request is lost: nothing of it is stored.')
    }
    counts.duplicates = leads.length - revisions.size + Math.max(0, revisions.size - expected)
    if (ids.size > 1) report.violation(`It is stored as ${ids.size} leads: ${[...ids].join(', ')}.`)
    if (counts.duplicates > 0 && ids.size === 1) report.violation(`It is stored ${leads.length} times.`)
    const last = leads.sort((a, b) => a.revision - b.revision).at(-1)!
    if (!this.isInputStored()) {
      counts.lost = 1
      report.violation(`Typed, but not stored: ${missingFields(last.fields, this.visitor.typed).join(', ')}.`)
    }
    const isOutboxEmpty = async () => {
      const { outbox } = await this.driver.evaluate(readFormsAndStorage, FORM_SELECTORS.join())
      return !outbox.some((entry) => entry.includes(this.marker))
    }
    if (!(await waitUntil(isOutboxEmpty, 5000))) report.violation('It has arrived, and is still in the outbox.')
  }
}

/** Whether the form's code is not loaded, so that the browser itself posts the form. */
const isPostedByBrowser = ({ script }: Scenario) => script !== 'script intact' && script !== 'script delayed by 2 s'

/** Whether something else responds in the receiver's place. */
const isResponseInstead = (response: EndpointResponse) => typeof RESPONSES[response].reply === 'function'
