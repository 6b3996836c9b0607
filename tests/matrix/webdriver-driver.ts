import { spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { Builder, By, Capabilities, Key, Origin, type WebDriver } from 'selenium-webdriver'
import type { ProxyAddress } from '../support/connect-proxy'
import { clickPoint, withTimeout, waitUntil, type Driver, type SessionOptions } from './driver'
import { setValue } from './in-page'
import { descendantsOf, kill } from './processes'

const KEYS = { Enter: Key.ENTER, Escape: Key.ESCAPE, Tab: Key.TAB, ArrowDown: Key.ARROW_DOWN }

/** A key, or two that are held at once. */
type KeyName = keyof typeof KEYS | 'Shift+Tab' | 'Control+A' | 'Control+V'

const HELD = { Shift: Key.SHIFT, Control: Key.CONTROL }

const SCREEN = { width: 1400, height: 1000 }

/** MiniBrowser's own bar of buttons is 447 px wide without it, and no window can be narrower. */
const NARROW_BAR = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px }'

/** What a visitor may have set in the browser or in the system. */
interface WebKitOptions extends SessionOptions {
  prefersDark?: boolean
  prefersReducedMotion?: boolean
  /** Of the viewport, in px. */
  size?: { width: number; height: number }
}

/** WebKitGTK in its MiniBrowser, on a virtual screen. */
export class WebDriverDriver implements Driver {
  private browser: WebDriver | undefined

  /** WebKitWebDriver; one for each session, since it may end together with a page. */
  private server: ChildProcess | undefined

  /** The settings of GTK, by which MiniBrowser draws its window. */
  private readonly settings = mkdtempSync(join(tmpdir(), 'minibrowser-'))

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
    const size = `${SCREEN.width}x${SCREEN.height}x24`
    const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp'], {
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
    rmSync(this.settings, { recursive: true })
  }

  /** Starts a driver; gives its address. */
  private async startServer(): Promise<string> {
    const own = await freePort()
    this.server = spawn('WebKitWebDriver', [`--port=${own}`, '--host=127.0.0.1'], {
      stdio: 'ignore',
      env: { ...process.env, DISPLAY: `:${this.display}`, XDG_CONFIG_HOME: this.settings },
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

  async startSession({ hasScript, prefersDark, prefersReducedMotion, size }: WebKitOptions): Promise<void> {
    for (const version of ['gtk-3.0', 'gtk-4.0']) {
      mkdirSync(join(this.settings, version), { recursive: true })
      writeFileSync(join(this.settings, version, 'gtk.css'), NARROW_BAR)
      const animations = prefersReducedMotion ? 0 : 1
      writeFileSync(join(this.settings, version, 'settings.ini'), `[Settings]\ngtk-enable-animations=${animations}\n`)
    }
    const args = ['--automation', `--proxy=${this.proxy}`, '--ignore-host=localhost']
    if (!hasScript) args.push('--enable-javascript=false')
    if (prefersDark) args.push('--dark-mode')
    const address = await this.startServer()
    const capabilities = new Capabilities({
      browserName: 'MiniBrowser',
      acceptInsecureCerts: true,
      unhandledPromptBehavior: 'accept',
      // A page whose script is never answered never finishes loading, but can be used.
      pageLoadStrategy: 'none',
      'webkitgtk:browserOptions': { binary: this.binary, args },
    })
    this.browser = await new Builder().usingServer(address).withCapabilities(capabilities).build()
    await this.browser.manage().setTimeouts({ pageLoad: 15_000, script: this.scriptTimeout ?? 5000 })
    await this.resize(size ?? { width: 1280, height: 880 })
  }

  /**
   * Gives the viewport a size, in px: that of the window without its bar. The window stays below
   * the screen's pointer, which gives it the focus where no program manages windows.
   */
  async resize({ width, height }: { width: number; height: number }): Promise<void> {
    const window = this.tab.manage().window()
    const place = { x: Math.max(0, Math.round((SCREEN.width - width) / 2)), y: 0, width }
    await window.setRect({ ...place, height })
    const shown = await this.evaluate(() => innerHeight)
    if (shown !== height) await window.setRect({ ...place, height: height + height - shown })
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

  /** Clicks an element as a finger does: 0.1 s pass between the press and its end. */
  async press(place: string): Promise<void> {
    const { x, y } = await clickPoint(this, place)
    const actions = this.tab.actions().move({ x, y, origin: Origin.VIEWPORT, duration: 0 })
    await actions.press().pause(100).release().perform()
  }

  async pressKey(name: KeyName): Promise<void> {
    const [held, key] = name.split('+') as [keyof typeof HELD, string?]
    const actions = this.tab.actions()
    if (key)
      actions
        .keyDown(HELD[held])
        .sendKeys(KEYS[key as 'Tab'] ?? key.toLowerCase())
        .keyUp(HELD[held])
    else actions.sendKeys(KEYS[name as keyof typeof KEYS])
    await actions.perform()
  }

  /** Types a text key by key into what has the focus. */
  async type(text: string): Promise<void> {
    await this.tab.actions().sendKeys(text).perform()
  }

  goForward(): Promise<void> {
    return this.navigate((tab) => tab.navigate().forward())
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
