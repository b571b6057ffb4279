// The place on a screen: a new one begins at its top, a row opened beside its list moves nothing, the browser's «Назад» leads
// to where one was.
import type { Page } from '@playwright/test';
import { expect, login, test } from '../../support/browser.ts';

const main = (page: Page) => page.getByRole('main');
/** The scrolling element: a list beside its open row, else the whole screen. */
const pane = (page: Page) => main(page).locator('[data-place]').or(main(page)).last();
const place = (page: Page) => pane(page).evaluate(({ scrollTop }) => scrollTop);

/** Waits until nothing of the screen is on its way, goes down to its last link and gives the place there. */
async function goDown(page: Page) {
  const last = main(page).getByRole('link').last();
  await expect(last).toBeVisible();
  await expect(main(page).getByText('Загрузка...')).toHaveCount(0);
  await last.scrollIntoViewIfNeeded();
  await page.evaluate(() => new Promise(requestAnimationFrame)); // the scroll event comes with the next frame
  const found = await place(page);
  expect(found).toBeGreaterThan(0);
  return { last, found };
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a screen opened from the end of a long one begins at its top; back leads to the end again', async ({
    page,
  }) => {
    await login(page, 'ved.active', '/account/dashboard');
    const { last, found } = await goDown(page);
    const target = new URL((await last.getAttribute('href')) ?? '', page.url()).pathname;
    expect(target).not.toBe('/account/dashboard');
    const isThere = ({ pathname }: URL) => pathname === target;
    await last.press('Enter');
    await expect(page).toHaveURL(isThere);
    await expect(main(page)).toBeFocused(); // the link has gone
    await expect.poll(() => place(page)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(/dashboard/);
    await expect.poll(() => place(page)).toBe(found);
    await page.goForward();
    await expect(page).toHaveURL(isThere);
    await expect.poll(() => place(page)).toBe(0);
  });
});

test.describe('in a low window', () => {
  test.use({ viewport: { width: 1440, height: 480 } });

  test('a row opened beside its list leaves the list where it is, and so do another screen and back', async ({
    page,
  }) => {
    await login(page, 'operator', '/organization/queue-requests');
    const { last } = await goDown(page);
    await last.click();
    await expect(page.getByRole('complementary').getByRole('heading', { level: 2 })).toBeVisible();
    await expect(last).toBeInViewport();
    const found = await place(page); // narrower rows are higher: the browser keeps the visible position
    await page.getByRole('navigation', { name: 'Разделы' }).getByRole('link', { name: 'KYT' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'KYT' })).toBeVisible();
    await expect.poll(() => place(page)).toBe(0);
    await page.goBack();
    await expect.poll(() => place(page)).toBe(found);
  });
});
