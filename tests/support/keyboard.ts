// Works a page by keys alone: Tab until the focus stands where it should, then type or press.
import { type Locator, type Page, expect } from '@playwright/test';

const LIMIT = 120;

/** Moves the focus to `target` with Tab; fails when it is never reached, as it would for a visitor. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < LIMIT; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${LIMIT} times Tab do not reach ${String(target)}`);
}

/** Tabs to a field and types into it. */
export async function typeInto(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.type(text);
}

/** Tabs to a button or a link and presses Enter. */
export async function enter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}
