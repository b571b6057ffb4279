// A reload keeps the screen and its typed values, and sends nothing again.
import type { Page, Request } from '@playwright/test';
import { expect } from './browser.ts';
import { figure } from './figure.ts';

/** `RELOAD=1`: the page is reloaded in every state. */
export const IS_RELOAD_RUN = process.env['RELOAD'] !== undefined;

/** The pair of tokens may be renewed by any page that begins: that sends nothing of the visitor's. */
const isWrite = (request: Request): boolean => request.method() !== 'GET' && !request.url().endsWith('/jwt/refresh/');

/** Visible state of a screen: address, title, statuses, typed values where a draft is stored. */
const seen = (page: Page, keepsDraft: boolean) =>
  page.evaluate(
    (drafts) => ({
      path: location.pathname + location.search,
      title: document.querySelector('h1')?.textContent,
      statuses: [...document.querySelectorAll('main [data-tone]')].map(({ textContent }) => textContent),
      typed: [
        ...document.querySelectorAll<HTMLInputElement>(drafts ? 'main :is(input[type=text], textarea)' : '#none'),
      ].map(({ name, value }) => [name, value]),
    }),
    keepsDraft,
  );

interface Kept {
  /** Values typed here are stored as a draft; never a password. */
  readonly keepsDraft?: boolean;
  /** Gives the page what no browser keeps. */
  readonly again?: () => Promise<void>;
}

/** Reloads the page and waits until it is as before; no write may be sent. */
export async function expectSameAfterReload(page: Page, { keepsDraft = false, again }: Kept = {}): Promise<void> {
  const before = await seen(page, keepsDraft);
  const writes: string[] = [];
  let isNewPage = false; // a write of the previous page may be reported late
  page.on('request', (request) => {
    isNewPage ||= request.isNavigationRequest();
    if (isNewPage && isWrite(request)) writes.push(`${request.method()} ${request.url()}`);
  });
  await page.reload();
  await again?.();
  await expect.poll(() => seen(page, keepsDraft), 'the screen as it was').toEqual(before);
  expect(writes, 'sent again').toEqual([]);
  figure('reload.states', { states: 1 });
}
