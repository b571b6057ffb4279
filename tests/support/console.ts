// The demo console in a browser test: its tabs by audience, and the role in full size.
import { type FrameLocator, type Page, expect } from '@playwright/test';

const SHOW = ['Роли', 'Время', 'Сбои'];

export type FrameName = 'seat:ved' | 'seat:lp' | 'seat:operator';
const FRAME_TITLES: Readonly<Record<FrameName, string>> = {
  'seat:ved': 'Импортёр',
  'seat:lp': 'Поставщик ликвидности',
  'seat:operator': 'Оператор',
};
export const ROLE_FRAMES: readonly FrameName[] = ['seat:ved', 'seat:lp', 'seat:operator'];

export const getFrame = (page: Page, name = 'page'): FrameLocator => page.frameLocator(`iframe[name="${name}"]`);

/** Opens a tab, with the audience it belongs to. */
export async function openTab(page: Page, name: string): Promise<void> {
  const audience = page.getByRole('button', { name: SHOW.includes(name) ? 'Показ' : 'Для разработчиков', exact: true });
  if ((await audience.getAttribute('aria-pressed')) !== 'true') await audience.click();
  await page.getByRole('tab', { name }).click();
}

/** Brings a role of the three to full size. */
export async function focusFrame(page: Page, name: FrameName): Promise<FrameLocator> {
  const swap = page.getByRole('button', { name: `Открыть крупно: ${FRAME_TITLES[name]}` });
  if (await swap.isVisible()) await swap.click();
  await expect(swap).toHaveCount(0);
  return getFrame(page, name);
}

/** Opens the three roles and waits until all are signed in. */
export async function openThreeRoles(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Три роли рядом' }).click();
  for (const name of ROLE_FRAMES)
    await expect(getFrame(page, name).getByRole('button', { name: 'Уведомления' })).toBeVisible({ timeout: 20_000 });
}

/** Runs in every page: the site's root is the product's, as after a visit of the demo's start page. */
export function markStartPageVisited(): void {
  try {
    localStorage.setItem('meridian:demo:visited', 'true');
  } catch {
    // forbidden: the root opens the start page
  }
}
