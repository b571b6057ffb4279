// Chromium and Firefox, driven by Playwright.
import type { Page } from '@playwright/test';
import type { Driver } from './driver.ts';

export function playwrightDriver(page: Page, downloads: string): Driver {
  return {
    goto: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    traverse: async (delta) => void (await (delta < 0 ? page.goBack() : page.goForward())),
    evaluate: (expression) => evaluate(page, expression),
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    select: async (selector, value) => void (await page.locator(selector).selectOption(value)),
    setFile: (selector, path) => page.locator(selector).setInputFiles(path),
    resize: (width, height) => page.setViewportSize({ width, height }),
    screenshot: () => page.screenshot(),
    downloads,
  };
}

/** An expression that a navigation interrupts is evaluated in the new document; one navigation may interrupt twice. */
async function evaluate<T>(page: Page, expression: string): Promise<T> {
  for (;;)
    try {
      return await page.evaluate<T>(expression);
    } catch (error) {
      if (!/context was destroyed|navigation/i.test(String(error))) throw error;
      await page.waitForLoadState();
    }
}
