import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, firefox, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { firefoxProxyPrefs, type ProxyAddress } from '../support/connect-proxy'
import { clickPoint, withTimeout, type Driver, type SessionOptions } from './driver'
import { descendantsOf, kill } from './processes'

/** How long an action of the browser may take, in ms. */
const TIMEOUT = 15_000

/** Playwright's browser type and options for a browser whose requests all go to the proxy. */
function launchSettings(engine: 'chromium' | 'firefox', executablePath: string | undefined, proxy: ProxyAddress) {
  const executable = executablePath ? { executablePath } : {}
  if (engine === 'chromium') {
    const options = {
      ...executable,
      proxy: { server: `${proxy.host}:${proxy.port}` },
      args: [
        '--disable-background-networking',
        '--no-first-run',
        // Playwright ignores certificate errors by page; a request may outlive its page.
        '--ignore-certificate-errors',
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    }
    return { type: chromium, options }
  }
  const firefoxUserPrefs = {
    ...firefoxProxyPrefs(proxy),
    // Playwright never resolves going back to a page of another process in the bfcache.
    'fission.bfcacheInParent': false,
  }
  // Drives the released Firefox by WebDriver BiDi, so that Playwright's own is not needed.
  const options = { ...executable, channel: 'moz-firefox', firefoxUserPrefs }
  return { type: firefox, options }
}

/** Chromium and Firefox. */
export class PlaywrightDriver implements Driver {
  private context: BrowserContext | undefined
  private readonly pages: Page[] = []
  private profile = ''
  private hasScript = true

  private constructor(
    private readonly launcher: ReturnType<typeof launchSettings>,
    private browser: Browser,
  ) {}

  static async launch(engine: 'chromium' | 'firefox', executablePath: string | undefined, proxy: ProxyAddress) {
    const launcher = launchSettings(engine, executablePath, proxy)
    return new PlaywrightDriver(launcher, await launcher.type.launch(launcher.options))
  }

  stop(): Promise<void> {
    return this.browser.close()
  }

  async startSession({ hasScript, keepsProfile }: SessionOptions): Promise<void> {
    this.hasScript = hasScript
    this.profile = keepsProfile ? mkdtempSync(join(tmpdir(), 'matrix-profile-')) : ''
    if (!this.browser.isConnected()) this.browser = await this.launcher.type.launch(this.launcher.options)
    await this.open()
  }

  private async open(): Promise<void> {
    const options = {
      ignoreHTTPSErrors: true,
      javaScriptEnabled: this.hasScript,
      viewport: { width: 1280, height: 900 },
    }
    this.context = this.profile
      ? await this.launcher.type.launchPersistentContext(this.profile, { ...this.launcher.options, ...options })
      : await this.browser.newContext(options)
    this.context.setDefaultTimeout(TIMEOUT)
    await this.openTab()
  }

  async endSession(): Promise<void> {
    this.pages.length = 0
    await this.context?.close().catch(() => {})
    if (this.profile) rmSync(this.profile, { recursive: true, force: true, maxRetries: 5 })
    this.context = undefined
  }

  private get page(): Page {
    return this.pages.at(-1)!
  }

  async goto(address: string): Promise<void> {
    await this.page.goto(address, { waitUntil: 'load' }).catch(() => {})
  }

  async reload(): Promise<void> {
    await this.page.reload({ waitUntil: 'domcontentloaded' }).catch(() => {})
  }

  async goBack(): Promise<void> {
    await this.page.goBack({ waitUntil: 'domcontentloaded' }).catch(() => {})
  }

  async openTab(): Promise<void> {
    const open = () => withTimeout(this.context!.newPage())
    // The spare process for a new page may have been killed with the page before.
    const page = await open().catch(open)
    page.on('dialog', (dialog) => void dialog.accept().catch(() => {}))
    this.pages.push(page)
  }

  async closeTab(): Promise<void> {
    await this.pages.pop()?.close()
    if (this.pages.length === 0) await this.openTab()
  }

  async crash(what: 'page' | 'browser'): Promise<void> {
    const processes = descendantsOf(process.pid)
    if (what === 'browser') {
      // The first may be a script that starts the browser.
      const own = processes.filter(({ command }) => command.includes(this.profile))
      if (own.length === 0) throw new Error(`No browser runs with the profile ${this.profile}.`)
      const closed = new Promise((resolve) => this.context!.once('close', resolve))
      for (const { pid } of own) kill(pid)
      await closed
      this.pages.length = 0
      return this.open()
    }
    const isPage = /--type=renderer|-contentproc .*\btab$/
    const crashed = this.pages.pop()!.waitForEvent('crash')
    for (const { pid, command } of processes) if (isPage.test(command)) kill(pid)
    await crashed
    await this.openTab()
  }

  async click(place: string, times = 1): Promise<void> {
    const { x, y } = await clickPoint(this, place)
    // By coordinates: locator.click() blocks until a navigation that it starts has a response.
    await this.page.mouse.click(x, y, { clickCount: times })
  }

  pressKey(name: 'Enter' | 'Escape'): Promise<void> {
    return this.page.keyboard.press(name)
  }

  async fill(place: string, value: string): Promise<void> {
    const control = this.page.locator(place).filter({ visible: true }).first()
    const kind = await control.evaluate((element: HTMLInputElement) => element.type)
    if (kind === 'checkbox' || kind === 'radio') await control.check()
    else if (kind === 'select-one') await control.selectOption(value)
    else await control.fill(value)
  }

  async setOffline(isOffline: boolean): Promise<boolean> {
    await this.context!.setOffline(isOffline)
    return true
  }

  evaluate<Given extends unknown[], Result>(script: (...given: Given) => Result, ...given: Given): Promise<Result> {
    const source = `(${String(script)})(...${JSON.stringify(given)})`
    return withTimeout(this.page.evaluate(source) as Promise<Result>)
  }
}
