// The recovery of a password on its page in Chromium: fields and buttons drive it, the page's clock runs its timers.
import type { Page } from '@playwright/test';
import { getFieldText } from '../../src/machines/registration/sharedForm.ts';
import { expect, waitForHydration } from '../support/browser.ts';
import { keepRealTimers } from '../support/inspect.ts';
import type { ModelEvent } from '../support/models/model.ts';
import { type PageServer, interceptPageCalls, testModelInBrowser } from '../support/models/page.ts';
import { isOutcome } from '../support/models/ports.ts';
import {
  CODE,
  LIMIT_MS,
  LOGIN,
  MASK,
  PASSWORD,
  PAUSE_MS,
  SLOW_MS,
  TTL_MS,
  recoveryModel,
  sentAt,
} from './recovery.model.ts';

interface World {
  readonly page: Page;
  readonly fakeApi: PageServer;
}
const CALLS = ['send_recovery_code', 'verify_recovery_code', 'password_recovery'].map(
  (name) => `POST /api/v1/organizations/${name}/`,
);

async function open(page: Page): Promise<World> {
  await keepRealTimers(page);
  await page.clock.install();
  const fakeApi = await interceptPageCalls(page);
  CALLS.forEach(fakeApi.hold);
  await page.goto('/forgot-password');
  await waitForHydration(page); // await waitForHydration(page); // otherwise the clock would stop before the app has started
  await page.clock.pauseAt(Date.now() + 60_000);
  return { page, fakeApi };
}
/** A page is loaded within it. */
const ANEW_MS = 30_000;
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const submit = (page: Page) => button(page, /^(Получить код|Подтвердить|Сохранить)$/);
const form = (page: Page) => page.locator('form[data-state]');
const sentCalls = ({ fakeApi }: World) => CALLS.reduce((sum, kind) => sum + fakeApi.count(kind), 0);

/** Ends the pending call as the model requires. */
async function answer({ page, fakeApi }: World, { output }: ModelEvent): Promise<void> {
  if (!isOutcome(output)) throw new Error('an answer without an outcome');
  const live = () => CALLS.find((kind) => fakeApi.live(kind) > 0);
  await expect.poll(live, 'a call on its way').toBeDefined();
  const kind = live() ?? '';
  if (output.ok) await fakeApi.settle(kind, 200, output.value);
  else if (output.failure.kind === 'network') await fakeApi.settle(kind, 0);
  else await fakeApi.settle(kind, output.failure.status ?? 500, output.failure.data);
  await expect(form(page)).not.toHaveAttribute('data-state', /requesting|resending|verifying|saving/);
}
const waits =
  (ms: number) =>
  ({ page }: World) =>
    page.clock.runFor(ms);

const answers = [
  'a code is sent',
  'another code is sent',
  'the code is right',
  'the login is refused',
  'the code is wrong',
  'the password is refused',
  'the token has run out',
  'too many codes were wrong',
  'send: the network is lost',
  'resend: the network is lost',
  'verify: the network is lost',
  'save: the network is lost',
];
const drags = ['requesting', 'resending', 'verifying', 'saving'].map((state) => `${state} drags on`);

testModelInBrowser(recoveryModel, {
  open,
  drivers: {
    'types the login': ({ page }) => field(page, 'Логин').fill(LOGIN),
    /** Autofill without events: the submit reads the form. */
    'adopts an early login': ({ page }) => field(page, 'Логин').fill(LOGIN),
    'types the code': ({ page }) => field(page, 'Код из письма').fill(CODE),
    'types the password': ({ page }) => field(page, 'Новый пароль').fill(PASSWORD),
    'types it again': ({ page }) => field(page, 'Новый пароль ещё раз').fill(PASSWORD),
    async 'form.submit'(world) {
      const before = sentCalls(world);
      await submit(world.page).dblclick();
      expect(sentCalls(world) - before).toBeLessThanOrEqual(1);
    },
    'code.resend': ({ page }) => button(page, 'Отправить ещё раз').click(),
    /** The tab has stored a code, and the page is reloaded. */
    async 'code.restore'({ page }) {
      await page.clock.resume();
      const now = await page.evaluate(() => Date.now());
      const record = JSON.stringify(sentAt(now + ANEW_MS));
      await page.evaluate((kept) => sessionStorage.setItem('meridian:recovery', kept), record);
      await page.reload();
      await waitForHydration(page);
      await page.clock.pauseAt(now + ANEW_MS);
    },
    /** By key: under a paused clock, two clicks at one place are a double click, which the page ignores. */
    'step.back': ({ page }) => button(page, 'Назад').press('Enter'),
    'form.cancel': ({ page }) => button(page, 'Отменить').click(),
    ...Object.fromEntries(answers.map((name) => [name, answer])),
    async 'the password is changed'({ page, fakeApi }) {
      await fakeApi.settle(CALLS.at(-1) ?? '', 200);
      await page.clock.resume(); // await page.clock.resume(); // the next screen loads in real time
    },
    ...Object.fromEntries(drags.map((name) => [name, waits(SLOW_MS)])),
    'the pause is over': waits(PAUSE_MS),
    'the code runs out': waits(TTL_MS),
    'the limit is over': waits(LIMIT_MS),
  },
  assertions: {
    async '*'({ page }, { context }) {
      for (const error of Object.values(context.serverErrors)) await expect(page.getByText(error)).toBeVisible();
    },
    'step.login': async ({ page }, { context }) =>
      expect(field(page, 'Логин')).toHaveValue(getFieldText(context.values, 'login')),
    'step.requesting': ({ page }) => expect(submit(page)).toHaveAttribute('aria-busy', 'true'),
    'step.requesting.slow': ({ page }) => expect(button(page, 'Отменить')).toBeVisible(),
    async 'step.code'({ page }, { context }) {
      await expect(page.getByText(MASK)).toBeVisible();
      await expect(field(page, 'Код из письма')).toHaveValue(getFieldText(context.values, 'code'));
    },
    'step.password': ({ page }) => expect(field(page, 'Новый пароль')).toHaveAttribute('type', 'password'),
    async 'step.recovered'({ page }) {
      await expect(page).toHaveURL('/login');
      await expect(page.getByText('Пароль изменён')).toBeVisible();
    },
  },
});
