// How a screen in Chromium is judged at a glance: every rule of axe, nothing that sticks out, a picture when asked for.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './browser.ts';

export const SIZES = [
  ['1440', { width: 1440, height: 900 }],
  ['390', { width: 390, height: 844 }],
] as const;

/**
 * No violation of any rule of axe, no sideways scrolling. `SCREENSHOTS=1` keeps docs/screenshots/`picture`.png, of the
 * whole page with `whole`. Of the screen, not of its coming.
 */
export async function inspect(page: Page, where: string, picture: string, whole = false): Promise<void> {
  await expect(page.locator('h1'), where).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 160))]);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (process.env['SCREENSHOTS'] !== undefined)
    await page.screenshot({ path: `docs/screenshots/${picture}.png`, fullPage: whole });
  expect.soft({ found, wide }, where).toEqual({ found: [], wide: 0 });
}
