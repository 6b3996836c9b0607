import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, firefox, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { centreOfPlace, inTime, type Driver, type Visitor } from './driver'
import { descendantsOf, kill } from './processes'

/** How long a browser may take for anything, in ms. */
const TIMEOUT = 15_000

interface Proxy {
  host: string
  port: number
}

/** What starts a browser whose requests all go to the proxy. */
function launcher(engine: 'chromium' | 'firefox', executablePath: string | undefined, { host, port }: Proxy) {
  const given = executablePath ? { executablePath } : {}
  if (engine === 'chromium') {
    const options = {
      ...given,
      proxy: { server: `${host}:${port}` },
      args: [
        '--disable-background-networking',
        '--no-first-run',
        // Playwright forgives certificates by page; a request may outlive its page.
        '--ignore-certificate-errors',
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    }
    return { type: chromium, options }
  }
  const proxied = Object.fromEntries(
    ['http', 'ssl'].flatMap((name) => [
      [`network.proxy.${name}`, host],
      [`network.proxy.${name}_port`, port],
    ]),
  )
  const firefoxUserPrefs = {
    'network.proxy.type': 1,
    ...proxied,
    // Playwright waits without an end for a page of another process that Back brings as it was.
    'fission.bfcacheInParent': false,
  }
  // Playwright's own Firefox is not needed: it drives the released one by WebDriver BiDi.
  const options = { ...given, channel: 'moz-firefox', firefoxUserPrefs }
  return { type: firefox, options }
}

/** Chromium and Firefox. */
export class PlaywrightDriver implements Driver {
  private context: BrowserContext | undefined
  private readonly pages: Page[] = []
  private profile = ''
  private hasScript = true

  private constructor(
    private readonly engine: 'chromium' | 'firefox',
    private readonly start: ReturnType<typeof launcher>,
    private browser: Browser,
  ) {}

  static async launch(engine: 'chromium' | 'firefox', executablePath: string | undefined, proxy: Proxy) {
    const start = launcher(engine, executablePath, proxy)
    return new PlaywrightDriver(engine, start, await start.type.launch(start.options))
  }

  stop(): Promise<void> {
    return this.browser.close()
  }

  async begin({ hasScript, isKilled }: Visitor): Promise<void> {
    this.hasScript = hasScript
    this.profile = isKilled ? mkdtempSync(join(tmpdir(), 'matrix-profile-')) : ''
    if (!this.browser.isConnected()) this.browser = await this.start.type.launch(this.start.options)
    await this.open()
  }

  private async open(): Promise<void> {
    const options = {
      ignoreHTTPSErrors: true,
      javaScriptEnabled: this.hasScript,
      viewport: { width: 1280, height: 900 },
    }
    this.context = this.profile
      ? await this.start.type.launchPersistentContext(this.profile, { ...this.start.options, ...options })
      : await this.browser.newContext(options)
    this.context.setDefaultTimeout(TIMEOUT)
    await this.openTab()
  }

  async end(): Promise<void> {
    this.pages.length = 0
    await this.context?.close().catch(() => {})
    if (this.profile) rmSync(this.profile, { recursive: true, force: true, maxRetries: 5 })
    this.context = undefined
  }

  private get page(): Page {
    return this.pages.at(-1)!
  }

  async go(address: string): Promise<void> {
    await this.page.goto(address, { waitUntil: 'load' }).catch(() => {})
  }

  async reload(): Promise<void> {
    await this.page.reload({ waitUntil: 'domcontentloaded' }).catch(() => {})
  }

  async back(): Promise<void> {
    await this.page.goBack({ waitUntil: 'domcontentloaded' }).catch(() => {})
  }

  async openTab(): Promise<void> {
    const open = () => inTime(this.context!.newPage())
    // The process that stood ready for it may have been killed with another page's.
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
      const own = processes.find(({ command }) => command.includes(this.profile))
      if (!own) throw new Error(`No browser runs with the profile ${this.profile}.`)
      const gone = new Promise((resolve) => this.context!.once('close', resolve))
      kill(own.pid)
      await gone
      this.pages.length = 0
      return this.open()
    }
    const isPage = /--type=renderer|-contentproc .*\btab$/
    const gone = this.pages.pop()!.waitForEvent('crash')
    for (const { pid, command } of processes) if (isPage.test(command)) kill(pid)
    await gone
    await this.openTab()
  }

  async press(place: string, times = 1): Promise<void> {
    const { x, y } = await centreOfPlace(this, place)
    // By place: Playwright itself waits with everything else until the browser has an answer.
    await this.page.mouse.click(x, y, { clickCount: times })
  }

  key(name: 'Enter' | 'Escape'): Promise<void> {
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

  run<Given extends unknown[], Result>(script: (...given: Given) => Result, ...given: Given): Promise<Result> {
    const source = `(${String(script)})(...${JSON.stringify(given)})`
    return inTime(this.page.evaluate(source) as Promise<Result>)
  }
}
