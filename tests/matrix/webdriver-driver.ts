import { spawn, type ChildProcess } from 'node:child_process'
import { createServer, type AddressInfo } from 'node:net'
import type { Readable } from 'node:stream'
import { Builder, By, Capabilities, Key, Origin, type WebDriver } from 'selenium-webdriver'
import type { ProxyAddress } from '../support/connect-proxy'
import { clickPoint, withTimeout, waitUntil, type Driver, type SessionOptions } from './driver'
import { setValue } from './in-page'
import { descendantsOf, kill } from './processes'

const KEYS = { Enter: Key.ENTER, Escape: Key.ESCAPE }

/** WebKitGTK in its MiniBrowser, on a virtual screen. */
export class WebDriverDriver implements Driver {
  private browser: WebDriver | undefined

  /** WebKitWebDriver; one for each session, since it may end together with a page. */
  private server: ChildProcess | undefined

  private constructor(
    private readonly screen: ChildProcess,
    private readonly display: string,
    private readonly binary: string,
    private readonly proxy: string,
    private readonly scriptTimeout: number | undefined,
  ) {}

  /** `scriptTimeout`: how long a script may take, in ms, where a slow one is no fault. */
  static async launch(binary: string, { host, port }: ProxyAddress, scriptTimeout?: number): Promise<WebDriverDriver> {
    // It writes the number of its display to file descriptor 3.
    const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    })
    const display = await new Promise<string>((resolve, reject) => {
      const output = screen.stdio[3] as Readable
      output.once('data', (data: Buffer) => resolve(data.toString().trim()))
      screen.once('exit', () => reject(new Error('Xvfb ended before it had a display.')))
    })
    return new WebDriverDriver(screen, display, binary, `http://${host}:${port}`, scriptTimeout)
  }

  async stop(): Promise<void> {
    await this.endSession()
    this.screen.kill()
  }

  /** Starts a driver; gives its address. */
  private async startServer(): Promise<string> {
    const own = await freePort()
    this.server = spawn('WebKitWebDriver', [`--port=${own}`, '--host=127.0.0.1'], {
      stdio: 'ignore',
      env: { ...process.env, DISPLAY: `:${this.display}` },
    })
    const address = `http://127.0.0.1:${own}`
    const isUp = () =>
      fetch(`${address}/status`).then(
        ({ ok }) => ok,
        () => false,
      )
    if (!(await waitUntil(isUp, 10_000))) throw new Error('WebKitWebDriver does not respond.')
    return address
  }

  async startSession(_options: SessionOptions): Promise<void> {
    const address = await this.startServer()
    const capabilities = new Capabilities({
      browserName: 'MiniBrowser',
      acceptInsecureCerts: true,
      unhandledPromptBehavior: 'accept',
      // A page whose script is never answered never finishes loading, but can be used.
      pageLoadStrategy: 'none',
      'webkitgtk:browserOptions': { binary: this.binary, args: ['--automation', `--proxy=${this.proxy}`] },
    })
    this.browser = await new Builder().usingServer(address).withCapabilities(capabilities).build()
    await this.browser.manage().setTimeouts({ pageLoad: 15_000, script: this.scriptTimeout ?? 5000 })
    await this.browser.manage().window().setRect({ width: 1280, height: 900 })
  }

  async endSession(): Promise<void> {
    const { browser, server } = this
    this.browser = undefined
    this.server = undefined
    await withTimeout(browser?.quit() ?? Promise.resolve()).catch(() => {})
    if (!server) return
    // A browser that hangs outlives its session.
    for (const { pid, command } of descendantsOf(server.pid!)) if (command.includes('MiniBrowser')) kill(pid)
    server.kill()
  }

  private get tab(): WebDriver {
    if (!this.browser) throw new Error('No browser is open.')
    return this.browser
  }

  goto(address: string): Promise<void> {
    return this.navigate((tab) => tab.get(address))
  }

  reload(): Promise<void> {
    return this.navigate((tab) => tab.navigate().refresh())
  }

  goBack(): Promise<void> {
    return this.navigate((tab) => tab.navigate().back())
  }

  /** Navigates, and waits at most 5 s for another document: offline there is none. */
  private async navigate(action: (tab: WebDriver) => Promise<void>): Promise<void> {
    await this.evaluate(() => void (document.documentElement.dataset.left = '')).catch(() => {})
    await action(this.tab).catch(() => {})
    const isThere = () =>
      this.evaluate(
        () =>
          document.readyState !== 'loading' &&
          location.href !== 'about:blank' &&
          !('left' in document.documentElement.dataset),
      ).catch(() => false)
    await waitUntil(isThere, 5000)
  }

  async openTab(): Promise<void> {
    await this.tab.switchTo().newWindow('window')
  }

  async closeTab(): Promise<void> {
    const all = await this.tab.getAllWindowHandles()
    const closed = await this.tab.getWindowHandle()
    // The browser ends with its last tab.
    if (all.length === 1) await this.openTab()
    const [next] = (await this.tab.getAllWindowHandles()).filter((handle) => handle !== closed)
    await this.tab.switchTo().window(closed)
    await this.tab.close()
    await this.tab.switchTo().window(next!)
  }

  async crash(what: 'page' | 'browser'): Promise<void> {
    if (what === 'browser') throw new Error('MiniBrowser keeps no profile on disk under automation.')
    const dead = descendantsOf(this.server!.pid!).filter(({ command }) => command.includes('WebKitWebProcess'))
    for (const { pid } of dead) kill(pid)
    await this.openTab()
  }

  async click(place: string, times = 1): Promise<void> {
    const { x, y } = await clickPoint(this, place)
    const actions = this.tab.actions().move({ x, y, origin: Origin.VIEWPORT, duration: 0 })
    for (let time = 0; time < times; time++) actions.press().release()
    await withTimeout(actions.perform(), 15_000)
  }

  async pressKey(name: 'Enter' | 'Escape'): Promise<void> {
    await this.tab.actions().sendKeys(KEYS[name]).perform()
  }

  async fill(place: string, value: string): Promise<void> {
    if ((await this.evaluate(setValue, place, value)) === 'needs a click') await this.click(place)
  }

  async setOffline(): Promise<boolean> {
    return false
  }

  evaluate<Given extends unknown[], Result>(script: (...given: Given) => Result, ...given: Given): Promise<Result> {
    const run = this.tab.executeScript<Result>(`return (${String(script)})(...arguments)`, ...given)
    return withTimeout(run, this.scriptTimeout)
  }

  /** Runs a program in the page, whose policy does not apply to it. */
  async run(source: string): Promise<void> {
    await this.tab.executeScript(source)
  }

  /**
   * The names of the elements at a selector, in their order, as the browser itself computes them;
   * only of those that `isSeen` gives for their place: WebKit has no name for what is not drawn.
   */
  async accessibleNames(selector: string, isSeen: (place: number) => boolean): Promise<string[]> {
    const elements = await this.tab.findElements(By.css(selector))
    const names = []
    for (const element of elements.filter((_, place) => isSeen(place))) names.push(await element.getAccessibleName())
    return names
  }

  /** Runs `act` inside the page's first frame, which `evaluate` then means. */
  async inFrame<Result>(act: () => Promise<Result>): Promise<Result> {
    await this.tab.switchTo().frame(0)
    return act().finally(() => this.tab.switchTo().defaultContent())
  }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
