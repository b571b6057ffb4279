// A page in any engine: finds by role and name, clicks at real coordinates, waits for what the screen shows.
import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { Driver, NamedKey } from './driver.ts';
import { type ProbedElement, type Overlay, type Row, type ProbeTarget, createProbe } from './probe.ts';

/** Test machines are slow: a wait ends early when it succeeds, so only a failure takes this long. */
const PATIENCE = { timeout: 20_000, intervals: [20, 50, 100, 200] };

const MOST_TABS = 60;

const library = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

export const button = (name: string | RegExp, within?: ProbeTarget) => byRole('button', name, within);
export const link = (name: string | RegExp, within?: ProbeTarget) => byRole('link', name, within);
export const dialog = (name: string) => byRole('dialog', name);
export const field = (label: string, within?: ProbeTarget): ProbeTarget => ({ label, ...(within ? { within } : {}) });

export function byRole(role: string, name?: string | RegExp, within?: ProbeTarget): ProbeTarget {
  const wanted = name instanceof RegExp ? { source: name.source } : name;
  return { role, ...(wanted === undefined ? {} : { name: wanted }), ...(within ? { within } : {}) };
}

interface TextOptions {
  /** Name of an iframe of the same origin. */
  readonly frame?: string;
  readonly timeout?: number;
}

export class EnginePage {
  readonly #driver: Driver;
  readonly #base: string;

  constructor(driver: Driver, base: string) {
    this.#driver = driver;
    this.#base = base;
  }

  async goto(path: string): Promise<void> {
    await this.#driver.goto(new URL(path, this.#base).href);
  }

  /** Follows an address inside the app, as its links do; the document stays. */
  async visit(path: string): Promise<void> {
    const push = `history.pushState(null, '', ${JSON.stringify(path)})`;
    const isTaken = await this.#driver.evaluate<boolean>(
      `(() => { try { ${push}; return true } catch { return false } })()`,
    );
    if (!isTaken) await this.goto(path); // a test is quicker than WebKit's limit of 100 history entries in 10 seconds
  }

  reload = () => this.#driver.reload();
  back = () => this.#driver.traverse(-1);
  forward = () => this.#driver.traverse(1);
  press = (key: NamedKey) => this.#driver.press(key);
  type = (text: string) => this.#driver.type(text);
  resize = (width: number, height: number) => this.#driver.resize(width, height);
  screenshot = () => this.#driver.screenshot();
  evaluate = <T>(expression: string) => this.#driver.evaluate<T>(expression);

  /** Path and query of the address. */
  path = () => this.#driver.evaluate<string>('location.pathname + location.search');

  async expectPath(path: string | RegExp): Promise<void> {
    const polled = expect.poll(() => this.path(), PATIENCE);
    await (typeof path === 'string' ? polled.toBe(path) : polled.toMatch(path));
  }

  async expectText(text: string, { frame, timeout = PATIENCE.timeout }: TextOptions = {}): Promise<void> {
    await expect
      .poll(() => this.#probe<string>('text', frame), { ...PATIENCE, timeout, message: `text «${text}»` })
      .toContain(text);
  }

  find = (target: ProbeTarget) => this.#probe<ProbedElement | null>('find', target);

  async expectVisible(target: ProbeTarget): Promise<void> {
    await expect.poll(async () => (await this.find(target)) !== null, pollOptions(target)).toBe(true);
  }

  async expectGone(target: ProbeTarget): Promise<void> {
    await expect.poll(async () => (await this.find(target)) === null, pollOptions(target, 'is gone')).toBe(true);
  }

  async expectFocused(target: ProbeTarget): Promise<void> {
    await expect.poll(async () => (await this.find(target))?.focused, pollOptions(target, 'has the focus')).toBe(true);
  }

  /** Moves the focus to an element with Tab or Shift+Tab; returns the number of presses. */
  async tabTo(target: ProbeTarget, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<number> {
    await this.expectVisible(target);
    const selector = (await this.find(target))?.selector ?? '';
    const isFocused = `document.activeElement.matches('${selector}')`;
    for (let presses = 0; presses < MOST_TABS; presses += 1) {
      if (await this.#driver.evaluate<boolean>(isFocused)) return presses;
      await this.press(key);
    }
    throw new Error(`${MOST_TABS} times ${key} do not reach ${JSON.stringify(target)}`);
  }

  /** Clicks once the element is there, enabled, still and not covered by another. */
  async click(target: ProbeTarget): Promise<void> {
    const { x, y } = await this.#ready(target);
    await this.#driver.clickAt(x, y);
  }

  /** Clicks at a point, whatever is there. */
  clickAt = (x: number, y: number) => this.#driver.clickAt(x, y);

  /** Clicks into a field and replaces what it holds. */
  async fill(target: ProbeTarget, text: string): Promise<void> {
    await this.click(target);
    const { selector } = await this.#ready(target);
    await this.#driver.evaluate(`document.querySelector('${selector}').select()`);
    await this.#driver.type(text);
    await expect
      .poll(async () => withoutBlanks((await this.find(target))?.value ?? ''), pollOptions(target))
      .toBe(withoutBlanks(text));
  }

  async select(target: ProbeTarget, value: string): Promise<void> {
    const { selector } = await this.#ready(target);
    await this.#driver.select(selector, value);
  }

  /** Gives a file to a file field. */
  async upload(target: ProbeTarget, name: string, content: string): Promise<void> {
    const path = join(await mkdtemp(join(tmpdir(), 'meridian-upload-')), name);
    await writeFile(path, content);
    await this.expectVisible(target);
    const found = await this.find(target);
    await this.#driver.setFile(found?.selector ?? '', path);
  }

  /** Presses a button and gives the bytes of the file that it downloads. */
  async download(target: ProbeTarget): Promise<Buffer> {
    const before = new Set(await readdir(this.#driver.downloads));
    await this.click(target);
    const newFiles = async () => {
      const names = await readdir(this.#driver.downloads);
      const files = names.filter(
        (name) => !before.has(name) && !name.endsWith('.part') && !name.endsWith('.wkdownload'),
      );
      const contents = await Promise.all(files.map((name) => readFile(join(this.#driver.downloads, name))));
      return contents.filter(({ length }) => length > 0);
    };
    await expect.poll(async () => (await newFiles()).length, pollOptions(target, 'downloads a file')).toBe(1);
    const [file] = await newFiles();
    if (!file) throw new Error('the downloaded file is gone');
    return file;
  }

  /** Waits until the screen of this title shows its data. */
  async expectSettled(title?: string): Promise<void> {
    const message = title === undefined ? 'the screen is loaded' : `the screen «${title}» is loaded`;
    await expect.poll(() => this.#probe<boolean>('isSettled', title), { ...PATIENCE, message }).toBe(true);
  }

  /** Waits until the app has taken over a prerendered form. */
  async expectHydrated(): Promise<void> {
    const isHydrated = `document.readyState === 'complete' && window.earlySubmit === undefined`;
    await expect.poll(() => this.#driver.evaluate<boolean>(isHydrated), PATIENCE).toBe(true);
  }

  rows = () => this.#probe<{ count: number; wrong: string[] }>('rows');
  row = (index: number) => this.#probe<Row | null>('rowAt', index);
  controls = () => this.#probe<{ count: number; faults: string[] }>('controls');
  records = () => this.#probe<string[]>('records');
  /** Buttons outside of overlays; those of the frame are around the screen. */
  buttons = () => this.#probe<{ name: string; isInFrame: boolean }[]>('buttons');
  overlay = () => this.#probe<Overlay | null>('overlay');
  buttonNamed = (name: string) => this.#probe<ProbedElement | null>('buttonNamed', name);

  /** Calls the probe of the page; a new document gets a new one. */
  async #probe<T>(method: keyof ReturnType<typeof createProbe>, input?: unknown): Promise<T> {
    const call = `window.engineProbe.${method}(${input === undefined ? '' : JSON.stringify(input)})`;
    const answer = await this.#driver.evaluate<{ value: T } | null>(`window.engineProbe ? { value: ${call} } : null`);
    if (answer !== null) return answer.value;
    await this.#driver.evaluate(`void (${library.replace(/;\s*(\/\/#.*)?\s*$/, '')})`);
    await this.#driver.evaluate(`void (window.engineProbe = (${String(createProbe)})())`);
    return this.#probe(method, input);
  }

  async #ready(target: ProbeTarget): Promise<ProbedElement> {
    let last: ProbedElement | null = null;
    const problem = async () => {
      const found = await this.find(target);
      const isStill = found !== null && last !== null && found.x === last.x && found.y === last.y;
      last = found;
      if (found === null) return 'is not there';
      if (found.disabled) return 'is disabled';
      if (found.covered !== '') return `is covered by ${found.covered}`;
      return isStill ? '' : 'moves';
    };
    await expect.poll(problem, pollOptions(target)).toBe('');
    if (last === null) throw new Error('the element is gone');
    return last;
  }
}

/** Fields of amounts group the digits. */
const withoutBlanks = (text: string) => text.replaceAll(/\s/g, '');

const pollOptions = (target: ProbeTarget, state = 'is there') => ({
  ...PATIENCE,
  message: `${JSON.stringify(target)} ${state}`,
});
