// WebKitGTK, driven by WebDriver on an X server without a screen.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, By, Capabilities, Key, Origin, type WebDriver } from 'selenium-webdriver';
import { findWebKit } from '../../../scripts/lib/engines.mjs';
import type { Driver } from './driver.ts';

const KEYS = {
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
  Delete: Key.DELETE,
  Space: ' ',
  End: Key.END,
  Home: Key.HOME,
  ArrowDown: Key.ARROW_DOWN,
  ArrowUp: Key.ARROW_UP,
} as const;
/** Shrinks the toolbar of MiniBrowser, which keeps the window from being as narrow as a phone. */
const NARROW_TOOLBAR =
  '* { min-width: 0; min-height: 0; margin: 0; padding: 0; border: 0; font-size: 1px; -gtk-icon-transform: scale(0) } image { opacity: 0 }';
const SCREEN = { width: 1600, height: 1200 };
/** More than the window's bars take of its width or height, in pixels. */
const BARS = 200;

/** A running WebKitWebDriver and its X server. */
export interface WebKitServer {
  readonly url: string;
  readonly browser: string;
  readonly downloads: string;
  readonly stop: () => Promise<void>;
}

export async function startWebKit(): Promise<WebKitServer> {
  const found = findWebKit();
  if (found === null) throw new Error('WebKitGTK is missing: node scripts/browser.mjs installs it');
  const home = await mkdtemp(join(tmpdir(), 'meridian-webkit-'));
  const downloads = join(home, 'downloads');
  await Promise.all([mkdir(downloads), mkdir(join(home, 'config/gtk-3.0'), { recursive: true })]);
  await writeFile(join(home, 'config/gtk-3.0/gtk.css'), NARROW_TOOLBAR);
  await writeFile(join(home, 'config/user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  const xvfb = spawn(
    'Xvfb',
    ['-displayfd', '3', '-nolisten', 'tcp', '-screen', '0', `${SCREEN.width}x${SCREEN.height}x24`],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  endWithProcess(xvfb);
  const display = await firstLine(xvfb, 3);
  const port = await freePort();
  const driver = spawn(found.driver, ['-p', String(port)], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${display}`,
      HOME: home,
      XDG_CONFIG_HOME: join(home, 'config'),
      XDG_DATA_HOME: join(home, 'data'),
      XDG_CACHE_HOME: join(home, 'cache'),
      TZ: 'Europe/Moscow',
      GTK_A11Y: 'none',
      NO_AT_BRIDGE: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1', // the software renderer of its compositor thread crashes now and then
    },
  });
  endWithProcess(driver);
  return {
    url: `http://127.0.0.1:${port}`,
    browser: found.browser,
    downloads,
    async stop() {
      // Without its screen the browser ends too, whether or not its session was closed.
      for (const child of [driver, xvfb]) await end(child);
      await rm(home, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

export async function openWebKit({ url, browser }: WebKitServer, width: number, height: number): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
  });
  const session = () => new Builder().usingServer(url).withCapabilities(capabilities).forBrowser('MiniBrowser').build();
  for (let tries = 1; ; tries += 1) {
    try {
      const driver = await session();
      await driver.manage().setTimeouts({ pageLoad: 60_000, script: 30_000 });
      await resize(driver, width, height);
      return driver;
    } catch (error) {
      if (tries === 40 || !/ECONNREFUSED/.test(String(error))) throw error;
      await new Promise((go) => setTimeout(go, 100)); // the server reports no start
    }
  }
}

export function webkitDriver(driver: WebDriver, downloads: string): Driver {
  const pointer = (x: number, y: number) =>
    driver.actions().move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 });
  return {
    goto: (url) => driver.get(url),
    reload: () => driver.navigate().refresh(),
    traverse: (delta) => (delta < 0 ? driver.navigate().back() : driver.navigate().forward()),
    evaluate: (expression) => driver.executeScript(`return ${expression}`),
    clickAt: (x, y) => pointer(x, y).click().perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    press: (key) =>
      key === 'Shift+Tab'
        ? driver.actions().keyDown(Key.SHIFT).sendKeys(Key.TAB).keyUp(Key.SHIFT).perform()
        : driver.actions().sendKeys(KEYS[key]).perform(),
    select: async (selector, value) =>
      driver.findElement(By.css(`${selector} option[value=${JSON.stringify(value)}]`)).click(),
    setFile: async (selector, path) => driver.findElement(By.css(selector)).sendKeys(path),
    resize: (width, height) => resize(driver, width, height),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    downloads,
  };
}

/** WebDriver sets the size of the window; the page is smaller by its bars and resizes later. */
async function resize(driver: WebDriver, width: number, height: number): Promise<void> {
  const window = driver.manage().window();
  const inner = () => driver.executeScript<[number, number]>('return [innerWidth, innerHeight]');
  const settled = async (isDone: (size: [number, number]) => boolean) => {
    let size = await inner();
    await driver.wait(async () => isDone((size = await inner())), 5_000).catch(() => undefined);
    return size;
  };
  await window.setRect({ x: 0, y: 0, width, height });
  const [innerWidth, innerHeight] = await settled(
    ([w, h]) => w <= width && w > width - BARS && h <= height && h > height - BARS,
  );
  if (innerWidth === width && innerHeight === height) return;
  await window.setRect({ x: 0, y: 0, width: 2 * width - innerWidth, height: 2 * height - innerHeight });
  const reached = await settled(([w, h]) => w === width && h === height);
  if (reached[0] !== width || reached[1] !== height)
    throw new Error(`the page is ${reached.join(' × ')} instead of ${width} × ${height}`);
}

/** Ends a child with this process, which may stop before `stop` is called: at a failed start or a timeout. */
function endWithProcess(child: ChildProcess): void {
  const kill = () => void child.kill('SIGKILL');
  process.on('exit', kill);
  child.on('exit', () => process.off('exit', kill));
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  const force = setTimeout(() => child.kill('SIGKILL'), 5_000);
  await ended;
  clearTimeout(force);
}

async function firstLine(child: ChildProcess, descriptor: number): Promise<string> {
  const stream = child.stdio[descriptor];
  if (!stream) throw new Error('no output');
  const [data] = await once(stream, 'data', { signal: AbortSignal.timeout(30_000) });
  return String(data).trim();
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
