// A key that comes in the very moment a field appears, before the machine behind it has started: it stays.
import { type Login, expect, login, waitForHydration, test } from '../../support/browser.ts';

declare global {
  interface Window {
    /** Every text field this page has shown: whether it kept what was typed when it appeared. */
    firstKeys?: { readonly field: string; readonly kept: boolean }[];
  }
}

/** Runs in the page before its own scripts. */
function typeAtOnce(): void {
  const seen: { field: string; kept: boolean }[] = [];
  window.firstKeys = seen;
  const fields = new WeakSet<Element>();
  const type = (field: HTMLInputElement | HTMLTextAreaElement) => {
    fields.add(field);
    if (field.disabled || field.readOnly) return;
    const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, '1');
    field.dispatchEvent(new InputEvent('input', { bubbles: true, data: '1', inputType: 'insertText' }));
    // Before anything else can happen in the page, the next key too.
    queueMicrotask(() => seen.push({ field: field.ariaLabel ?? field.name, kept: field.value !== '' }));
  };
  new MutationObserver(() => {
    const there = 'input:not([type]), input[type=text], input[type=search], input[type=password], textarea';
    for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(there))
      if (!fields.has(field) && field.value === '') type(field);
  }).observe(document, { childList: true, subtree: true });
}

const SCREENS: readonly [address: string, account: Login, field: string][] = [
  ['/organization/kyt-requests', 'operator', 'Поиск пользователей'],
  ['/organization/support/0', 'operator', 'Введите сообщение'],
  ['/account/createRequest', 'ved.active', 'amount_to_pay'],
];

for (const [address, account, field] of SCREENS)
  test(`${address}: a field keeps a key pressed as it appears`, async ({ page }) => {
    await login(page, account);
    await page.addInitScript(typeAtOnce);
    await page.goto(address);
    await expect.poll(() => page.evaluate(() => window.firstKeys?.map((key) => key.field))).toContain(field);
    expect(await page.evaluate(() => window.firstKeys?.filter(({ kept }) => !kept))).toEqual([]);
  });

/** Runs before the page's scripts: delays effects after their render, because React's scheduler uses messages. */
function slowEffects(): void {
  const post: unknown = Reflect.get(MessagePort.prototype, 'postMessage');
  MessagePort.prototype.postMessage = function later(message: unknown) {
    setTimeout(() => typeof post === 'function' && Reflect.apply(post, this, [message]), 400);
  };
}

test('/login: a form keeps a key pressed while React hydrates it', async ({ page }) => {
  await page.addInitScript(slowEffects);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Логин').focus();
  await waitForHydration(page);
  for (const key of 'operator') await page.keyboard.insertText(key);
  await expect(page.getByLabel('Логин')).toHaveValue('operator');
});
