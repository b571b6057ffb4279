// Inspects a screen in Chromium: every rule of axe, no overflow, and a screenshot on request.
import type { FrameLocator, Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { expect } from './browser.ts';
import { measureLowContrast } from './contrast.ts';

/** How a screen is looked at. `name` ends the names of its pictures. */
export interface ViewSettings {
  readonly name: string;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly colorScheme: 'light' | 'dark';
}

const WIDE = { width: 1440, height: 900 };
/** The least width that has both panes. */
const LAPTOP = { width: 1280, height: 800 };
/** Where the menu is icons: the least width that tables are made for. */
const TABLET = { width: 1024, height: 768 };
/** A phone. */
export const PHONE_SIZE = { width: 390, height: 844 };

/** Wide and light, narrow and dark: `AXE=1` adds the other two. */
export const DEFAULT_VIEWS: readonly ViewSettings[] = [
  { name: '1440', viewport: WIDE, colorScheme: 'light' },
  { name: '390', viewport: PHONE_SIZE, colorScheme: 'dark' },
];

/** Wide and narrow, each light and dark. */
export const ALL_VIEWS: readonly ViewSettings[] = [
  { name: '1440', viewport: WIDE, colorScheme: 'light' },
  { name: 'dark-1440', viewport: WIDE, colorScheme: 'dark' },
  { name: 'dark-390', viewport: PHONE_SIZE, colorScheme: 'dark' },
  { name: '390', viewport: PHONE_SIZE, colorScheme: 'light' },
];

/** Factor of a test's time: `AXE=1` doubles the looks, on a machine that may be loaded. */
export const AXE_FACTOR = process.env['AXE'] === undefined ? 1 : 4;

interface Glance {
  readonly looks?: readonly ViewSettings[];
  /** The picture shows the whole page, not only what is in view. */
  readonly whole?: boolean;
  /** Selects the part that axe judges. */
  readonly within?: string;
}

/**
 * No violation of any rule of axe, no sideways scrolling, no value cut short in a wide table, those of a laptop and a tablet included, in
 * every look: the page stays, the window changes. `SCREENSHOTS=1` keeps .cache/screenshots/`picture`-`look`.png. Of the screen, not of its coming.
 * Leaves the window as wide as it found it.
 */
export async function inspect(
  page: Page,
  where: string,
  picture: string,
  { looks = process.env['AXE'] === undefined ? DEFAULT_VIEWS : ALL_VIEWS, whole = false, within }: Glance = {},
): Promise<void> {
  const found = page.viewportSize();
  await expect(page.locator('h1'), where).toBeVisible();
  for (const [place, { name, viewport, colorScheme }] of looks.entries()) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const isOtherTheme = looks.slice(0, place).some((look) => look.viewport === viewport);
    const faults = await findAxeViolations(page, within, isOtherTheme ? { runOnly: OF_COLOURS } : {});
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    const cut =
      viewport === WIDE
        ? [...(await cutIn(page)), ...(await cutOn(page, LAPTOP)), ...(await cutOn(page, TABLET))]
        : await squeezedIn(page);
    if (process.env['SCREENSHOTS'] !== undefined) await keep(page, `.cache/screenshots/${picture}-${name}.png`, whole);
    expect.soft({ faults, wide, cut }, `${where} ${name}`).toEqual({ faults: [], wide: 0, cut: [] });
  }
  await page.setViewportSize(found ?? WIDE);
  await page.emulateMedia({ colorScheme: null });
}

/** The rules of axe that read colours: all that another theme of the same window can break, since themes are colours. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** Call before the clock of `page` is stopped: axe uses timers. */
export async function keepRealTimers(page: Page): Promise<void> {
  await page.context().addInitScript(() => Object.assign(window, { runningTimeout: setTimeout.bind(window) }));
}

/**
 * Violations of all axe rules and of target sizes, unless `options` differ, and texts with too little contrast where axe is
 * undecided. axe is injected once per document, without an opener page, since the app forbids framing by others.
 */
export async function findAxeViolations(page: Page, within?: string, options: RunOptions = {}): Promise<unknown[]> {
  if (!(await page.evaluate(() => 'axe' in window)))
    await page.evaluate(`((setTimeout) => {${axe.source}})(window.runningTimeout ?? window.setTimeout)`);
  const settings: RunOptions = {
    resultTypes: ['violations', 'incomplete'],
    elementRef: true,
    rules: options.runOnly ? {} : { 'target-size': { enabled: true } },
    ...options,
  };
  const question = [within ?? { exclude: [] }, settings];
  return page.evaluate<unknown[]>(`axe.run(...${JSON.stringify(question)}).then(({ violations, incomplete }) => [
    ...violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 160))]),
    ...incomplete.filter(({ id }) => id === 'color-contrast')
      .flatMap(({ nodes }) => nodes.map(({ element }) => (${measureLowContrast.toString()})(element)))
      .filter((low) => low !== null)
      .map((low) => ['computed contrast', low]),
  ])`);
}

/** Table cells that cut off their content, except names with a full hint; sums cut off in any cell; tables that overflow. */
const cutIn = (page: Page, frames = ''): Promise<string[]> =>
  page.evaluate(
    (selector) =>
      [
        ...document.querySelectorAll(selector),
        ...[...document.querySelectorAll('td, td :not(:empty)')].filter(
          (part) => getComputedStyle(part).overflowX !== 'visible' && /\d,\d\d+\s/.test(part.textContent),
        ),
      ]
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ textContent }) => textContent.slice(0, 80)),
    `td:not([data-cut]), :has(> table)${frames}`,
  );

async function cutOn(page: Page, size: ViewSettings['viewport']): Promise<string[]> {
  await page.setViewportSize(size);
  const cut = await cutIn(page, ':not([role=region])'); // offers side by side are a region to be scrolled
  await page.setViewportSize(WIDE);
  return cut.map((text) => `${size.width} wide: ${text}`);
}

/** On a phone rows are cards: their places that have no room, or hide a part of a text. A button may reach into the margin. */
const squeezedIn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('td')]
      .filter(({ offsetHeight, textContent }) => offsetHeight > 0 && textContent !== '')
      .filter(
        (cell) => cell.clientWidth === 0 || (cell.clientWidth < cell.scrollWidth && !cell.querySelector('button')),
      )
      .map(({ textContent }) => textContent.slice(0, 80)),
  );

/** Waits until nothing is being waited for: neither code nor data, shown already or not yet. */
export async function waitUntilLoaded(page: Page | FrameLocator, where: string): Promise<void> {
  const main = page.locator('main');
  await expect(main.locator('[aria-busy="true"]'), where).toHaveCount(0);
  await expect(main.locator('[role="status"]').filter({ hasText: /Загру/ }), where).toHaveCount(0);
}

/** A whole page is captured through a window of its height: fixed elements keep their positions. */
async function keep(page: Page, path: string, whole: boolean): Promise<void> {
  const size = page.viewportSize();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  if (whole && size && height > size.height) await page.setViewportSize({ ...size, height });
  await page.screenshot({ path });
  if (size) await page.setViewportSize(size);
}
