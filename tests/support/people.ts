// Users of one story in several browsers, each with a session of their own.
import { type Browser, type Page, expect } from '@playwright/test';
import * as v from 'valibot';
import { tokenPairSchema } from '../../src/api/schemas/account.ts';
import { type Login, persona } from './browser.ts';

/**
 * A signed-in page at `path` in a new browser context with a stored session. Signing in through the form is covered by
 * login.spec.ts and takes as long as a screen.
 */
export async function enter(browser: Browser, name: Login, path: string): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  const stored = await sessionOf(page, name);
  await page.goto('/favicon.svg'); // of the same origin, and no page
  await page.evaluate((items) => Object.assign(localStorage, items), stored);
  await page.goto(path);
  await expect(page.getByRole('button', { name: 'Выйти', exact: true })).toBeVisible();
  return page;
}

/** Stored session of a browser. */
async function sessionOf({ request }: Page, name: Login): Promise<Readonly<Record<string, string>>> {
  const { password, account_type } = persona(name);
  const data = { login: name, password, account_type, 'smart-token': 'demo' };
  const answer = await request.post('/api/v1/auth/jwt/create/', { data });
  const { access, refresh } = v.parse(tokenPairSchema, await answer.json());
  return { access_token: access, refresh_token: refresh, account_type, is_active: 'true' };
}

export const closeBrowsers = (...pages: readonly Page[]) => Promise.all(pages.map((page) => page.context().close()));

export const drawer = (page: Page, name: string | RegExp) => page.getByRole('complementary', { name });
export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Clicks the verb and confirms the dialog of that title, with a reason where one is required. */
export async function confirmDecision(page: Page, verb: string, title: string, reason?: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: verb, exact: true }).click();
  const question = dialog(page, title);
  if (reason !== undefined) await question.getByLabel('Причина').fill(reason);
  await question.getByRole('button', { name: verb, exact: true }).click();
  await expect(question).toBeHidden();
}

export const refreshList = (page: Page) => page.getByRole('button', { name: 'Обновить', exact: true }).click();
