import { getContent } from '../../lib/content/get-content'
import { HONEYPOT } from '../../lib/integrations/integrations'
import { pagePath } from '../../lib/content/routes'
import { CONNECTED, addressOf } from '../support/variants'
import { CHANGES } from './changes'
import { pause, waitUntil, type Driver } from './driver'
import { inputsFor, type FieldInput } from './form'
import { hasValue, isVisible, setWithoutEvents, timeOriginIfVisible, visibleControls } from './in-page'
import type { FormLocation, Scenario } from './scenario'

const { quote, services } = getContent()

export const SITE_URL = addressOf(CONNECTED)

/** The texts that the site shows while it is sending or retrying by itself. */
export const IN_PROGRESS_TEXTS = [...Object.values(quote.progress), quote.outbox.sending]

const START_PATHS: Record<FormLocation, string> = {
  'the contact page': pagePath('contact'),
  'the home page': '/',
  'the dialog': services[0]!.path,
}

/** A page without a form. */
export const OTHER_PATH = pagePath('faqs')

/** Every place of a form: in the dialog, or in the page. */
export const FORM_SELECTORS = ['[role=dialog] form', '#quote form']

const SEND_NOW_BUTTON = '.outbox-strip button'

/** The visitor of a scenario: opens the form, fills it in, submits it and goes on. */
export class Visitor {
  /** What was entered, by the names of the fields. */
  typed: Record<string, string> = {}
  /** The selector of the form that is filled in. */
  private form = ''
  private resentAt = 0

  constructor(
    private readonly scenario: Scenario,
    private readonly driver: Driver,
    /** A text at the end of the message, by which the lead is recognized. */
    private readonly marker: string,
    private readonly log: (text: string) => void,
  ) {}

  /** Opens the page of the form, modifies it the first time, and waits for the form. */
  async openForm(isFirst = false): Promise<void> {
    const { scenario, driver } = this
    await driver.goto(SITE_URL + START_PATHS[scenario.form])
    if (isFirst) await this.applyChange()
    // Only with script does a provider's frame come first, unless the page merely forbids script.
    const ownFormButton = '#quote [data-shows=own]'
    if (
      scenario.form === 'the home page' &&
      (scenario.script !== 'script disabled' || (await driver.evaluate(isVisible, ownFormButton)))
    )
      await driver.click(ownFormButton)
    if (scenario.form === 'the dialog') await driver.click('main a[data-opens=quote]')
    await this.findForm(20_000)
    if (isFirst && scenario.form === 'the dialog') await this.applyChange()
  }

  private async applyChange(): Promise<void> {
    const { change } = this.scenario
    if (change !== 'left unchanged') await this.driver.evaluate(CHANGES[change]).catch(() => {})
  }

  /**
   * Waits at most `ms` for a visible form, and gives whether there is one. Throws instead of giving
   * false where it waits for more than 5 s.
   */
  async findForm(ms: number): Promise<boolean> {
    const { driver } = this
    const ownFormButton = '[role=dialog] [data-shows=own]'
    for (const end = Date.now() + ms; Date.now() < end; await pause(100)) {
      for (const form of FORM_SELECTORS) {
        const first = await driver.evaluate(timeOriginIfVisible, `${form} [name=name]`).catch(() => null)
        if (!first) continue
        // Without the form's code, the click may still navigate to another page.
        await pause(300)
        const second = await driver.evaluate(timeOriginIfVisible, `${form} [name=name]`).catch(() => null)
        if (first !== second) continue
        this.form = form
        return true
      }
      if (await driver.evaluate(isVisible, ownFormButton).catch(() => false))
        await driver.click(ownFormButton).catch(() => {})
    }
    if (ms > 5000) throw new Error('No form is visible.')
    return false
  }

  /** Fills in every visible field. */
  async fillIn(): Promise<void> {
    const { driver, form, scenario } = this
    const controls = () => driver.evaluate(visibleControls, form)
    const closedDetails = `${form} details:not([open]) > summary`
    // A click misses while the page still scrolls to its form.
    await waitUntil(async () => {
      if (!(await driver.evaluate(isVisible, closedDetails))) return true
      await driver.click(closedDetails)
      return false
    }, 10_000)
    // The times of a walkthrough are visible once one is asked for.
    const walkthrough = (await controls()).find(({ name }) => name === 'walkthrough')
    if (walkthrough) await driver.fill(`${form} [name=walkthrough]`, walkthrough.choices[0]!)
    const inputs = inputsFor(await controls(), scenario.message, this.marker)
    this.typed = Object.fromEntries(inputs.map(({ name, value }) => [name, value]))
    const typedCount =
      scenario.fillMethod === 'typing'
        ? inputs.length
        : scenario.fillMethod.startsWith('typing')
          ? Math.ceil(inputs.length / 2)
          : 0
    const fieldsOf = (some: readonly FieldInput[]) =>
      some.flatMap(({ controls }) =>
        controls.map(({ selector, value }) => ({ selector: `${form} ${selector}`, value })),
      )
    for (const { selector, value } of fieldsOf(inputs.slice(0, typedCount))) await driver.fill(selector, value)
    await driver.evaluate(setWithoutEvents, fieldsOf(inputs.slice(typedCount)))
    if (scenario.fillsHoneypot) {
      await driver.evaluate(setWithoutEvents, [
        { selector: `${form} [name="${HONEYPOT}"]`, value: 'https://spam.example' },
      ])
    }
    this.log(`filled in ${Object.keys(this.typed).join(', ')}`)
  }

  /** Submits the form in the scenario's way. */
  async submit(): Promise<void> {
    const { driver, form, scenario } = this
    const submit = `${form} [type=submit]`
    this.log(scenario.submit)
    switch (scenario.submit) {
      case 'Enter in a field':
        await driver.click(`${form} [name=name]`)
        return driver.pressKey('Enter')
      case 'a double click on Send':
        return driver.click(submit, 2)
      case 'a double click on Send, and Enter':
        await driver.click(submit, 2)
        return driver.pressKey('Enter').catch(() => {})
      case 'Send twice':
      case 'Send five times': {
        const times = scenario.submit === 'Send twice' ? 2 : 5
        await driver.click(submit)
        for (let time = 1; time < times; time++) {
          await pause(100)
          // The page may be navigating.
          if (await driver.evaluate(isVisible, submit).catch(() => false)) await driver.click(submit).catch(() => {})
        }
        return
      }
      default:
        return driver.click(submit)
    }
  }

  /** Does what the scenario's visitor does after submitting. */
  async doNextAction(): Promise<void> {
    const { driver, scenario } = this
    if (scenario.nextAction !== 'stays') this.log(`the visitor ${scenario.nextAction}`)
    switch (scenario.nextAction) {
      case 'follows a link':
        if (scenario.form === 'the dialog') await driver.pressKey('Escape')
        await driver.click(`footer a[href="${OTHER_PATH}"]`)
        await waitUntil(() => this.isAt(OTHER_PATH), 10_000)
        return
      case 'enters another address':
        return driver.goto(SITE_URL + OTHER_PATH)
      case 'goes back':
        return driver.goBack()
      case 'reloads the page':
        return driver.reload()
      case 'closes the tab for good':
        return driver.closeTab()
      case 'closes the tab':
        await driver.closeTab()
        return driver.goto(SITE_URL + OTHER_PATH)
      case 'closes the dialog':
        return driver.pressKey('Escape')
      case 'opens another tab':
      case 'opens another tab and sends from there, too':
        await driver.openTab()
        await driver.goto(SITE_URL + OTHER_PATH)
        if (scenario.nextAction === 'opens another tab') return
        await waitUntil(() => driver.evaluate(isVisible, SEND_NOW_BUTTON), 12_000)
        await driver.click(SEND_NOW_BUTTON).catch(() => {})
        return
      case 'sees the page crash':
      case 'sees the browser crash':
        await driver.crash(scenario.nextAction === 'sees the page crash' ? 'page' : 'browser')
        return driver.goto(SITE_URL + OTHER_PATH)
      case 'stays':
    }
  }

  private isAt(path: string): Promise<boolean> {
    return this.driver.evaluate(() => location.pathname).then((now) => now === path)
  }

  /** Clicks what the page offers to send the request, where the site does not retry by itself. */
  async sendAgain(text: string): Promise<void> {
    if (IN_PROGRESS_TEXTS.some((words) => text.includes(words)) || Date.now() - this.resentAt < 3000) return
    const { driver } = this
    if (text.startsWith('another page')) return
    this.resentAt = Date.now()
    const submit = `${this.form} [type=submit]`
    for (const selector of [SEND_NOW_BUTTON, submit]) {
      if (!(await driver.evaluate(isVisible, selector).catch(() => false))) continue
      this.log(`clicks ${selector}`)
      return driver.click(selector).catch(() => {})
    }
  }

  /** Replaces the message; gives whether the form has it then. */
  async editMessage(message: string): Promise<boolean> {
    const selector = `${this.form} [name=message]`
    await this.driver.fill(selector, message).catch(() => {})
    return this.driver.evaluate(hasValue, selector, message)
  }

  /** Focuses the form, which loads its code. */
  activateForm(): Promise<void> {
    return this.driver.click(`${this.form} [name=name]`)
  }

  clickSend(): Promise<void> {
    return this.driver.click(`${this.form} [type=submit]`)
  }

  /** Goes back to the form that the browser posted, or opens its page again. */
  async returnToForm(): Promise<void> {
    await this.driver.goBack()
    if (!(await this.findForm(5000))) await this.driver.goto(SITE_URL + START_PATHS[this.scenario.form])
  }
}
