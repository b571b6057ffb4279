// People of a story told in several browsers: each signs in in one of his own; the operator decides at the screens.
import { type Browser, type Page, expect } from '@playwright/test';
import { type Login, login } from './browser.ts';

/** A signed-in person in a browser of his own, at `path`. */
export async function enter(browser: Browser, name: Login, path: string): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await login(page, name, path);
  return page;
}

/** Everybody goes home. */
export const leave = (...pages: readonly Page[]) => Promise.all(pages.map((page) => page.context().close()));

export const drawer = (page: Page, name: string | RegExp) => page.getByRole('complementary', { name });
export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Takes a decision: its verb, then the question of that title, with a reason where one is asked for. */
export async function decide(page: Page, verb: string, title: string, reason?: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: verb, exact: true }).click();
  const question = dialog(page, title);
  if (reason !== undefined) await question.getByLabel('Причина').fill(reason);
  await question.getByRole('button', { name: verb, exact: true }).click();
  await expect(question).toBeHidden();
}

/** The list is read again, as its reader asks for it. */
export const refresh = (page: Page) => page.getByRole('button', { name: 'Обновить', exact: true }).click();
