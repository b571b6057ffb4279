// Operates a page by keys alone: Tab until the target has the focus, then type or press.
import { type Locator, type Page, expect } from '@playwright/test';

const LIMIT = 120;

/** Moves the focus to `target` with Tab; fails when it is never reached, as it would for a visitor. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await countKeys(page).tabTo(target);
}

/** Tabs to a field and types into it. */
export async function tabAndType(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.type(text);
}

/** Tabs to a button or a link and presses Enter. */
export async function pressEnterOn(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** The keyboard of a page that counts presses; typing a text counts as one. */
export function countKeys(page: Page) {
  let presses = 0;
  async function press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      presses += 1;
      await page.keyboard.press(key);
    }
  }
  return {
    press,
    async type(text: string): Promise<void> {
      presses += 1;
      await page.keyboard.type(text);
    },
    async tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
      await expect(target).toBeVisible();
      for (let tabs = 0; tabs < LIMIT; tabs += 1) {
        if (await target.evaluate((element) => element === document.activeElement)) return;
        await press(key);
      }
      throw new Error(`${LIMIT} times ${key} do not reach ${String(target)}`);
    },
    /** Presses since the last call. */
    count(): number {
      const counted = presses;
      presses = 0;
      return counted;
    },
  };
}

export type CountedKeys = ReturnType<typeof countKeys>;
