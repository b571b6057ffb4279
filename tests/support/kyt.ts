// The KYT screens in Chromium: how they are opened, and their parts by name.
import type { Page } from '@playwright/test';
import { expect, login } from './browser.ts';

export const LIST = '/organization/kyt-requests';
export const CARGO = `${LIST}/107`;
/** A rejected wallet of АО «Полярное Карго» as its row shows it. */
export const RISKY = 'TRg4...HLb6';
/** A clean one. */
export const CLEAN = 'TGqG...9RMA';

export const companies = (page: Page) => page.getByRole('region', { name: 'Компании' });
export const section = (page: Page, name: 'Отказано' | 'Чистые') => page.getByRole('region', { name, exact: true });
export const rows = (page: Page, name: 'Отказано' | 'Чистые') => section(page, name).locator('tbody tr');
export const row = (page: Page, address: string) => page.getByRole('row').filter({ hasText: address });
/** Signs the operator in and opens the screen, or that of a company. */
export async function open(page: Page, path = CARGO) {
  await login(page, 'operator', path);
  await expect(companies(page).getByRole('link')).toHaveCount(18);
}
