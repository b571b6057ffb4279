// The KYT screens in Chromium: how they are opened, and their parts by name.
import type { Page } from '@playwright/test';
import { expect, login } from './browser.ts';

export const KYT_PATH = '/organization/kyt-requests';
export const CARGO_PATH = `${KYT_PATH}/107`;
/** A rejected wallet of АО «Полярное Карго» as its row shows it. */
export const RISKY_ADDRESS = 'TRg4...HLb6';
/** A clean one. */
export const CLEAN_ADDRESS = 'TGqG...9RMA';

export const companies = (page: Page) => page.getByRole('region', { name: 'Компании' });
export const section = (page: Page, name: 'Отказано' | 'Чистые') => page.getByRole('region', { name, exact: true });
export const rows = (page: Page, name: 'Отказано' | 'Чистые') => section(page, name).locator('tbody tr');
export const row = (page: Page, address: string) => page.getByRole('row').filter({ hasText: address });
/** Signs the operator in and opens the screen, or that of a company. */
export async function openKytScreen(page: Page, path = CARGO_PATH) {
  await login(page, 'operator', path);
  await expect(companies(page).getByRole('link')).toHaveCount(18);
}
