// The registration on its pages in Chromium: buttons, fields, files and the browser's own buttons drive it.
import type { Page } from '@playwright/test';
import { getFieldText } from '../../src/machines/registration/sharedForm.ts';
import { API } from '../support/app.ts';
import { expect } from '../support/browser.ts';
import type { ModelEvent } from '../support/models/model.ts';
import {
  type PageServer,
  interceptPageCalls,
  writeStorageBeforeLoad,
  testModelInBrowser,
} from '../support/models/page.ts';
import { isOutcome } from '../support/models/ports.ts';
import {
  INN,
  LAST,
  LAST_DAY,
  NEXT_DAY,
  NOW,
  PASSWORD,
  SLOW_MS,
  participantDraft,
  providerValues,
  registrationModel,
} from './registration.model.ts';

interface World {
  readonly page: Page;
  readonly fakeApi: PageServer;
  readonly isProvider: boolean;
}
const PATHS = {
  participant: { company: '/registr-company', entry: '/registr-entry-details' },
  provider: { company: '/registr-liquidity', entry: '/registr-entry-details-liquidity' },
};
const pathsOf = ({ isProvider }: World) => (isProvider ? PATHS.provider : PATHS.participant);
const callOf = ({ isProvider }: World) =>
  `POST ${API}register/${isProvider ? 'liquidity_provider' : 'ved_participant'}/`;

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });

const draft = (values: object) => JSON.stringify({ savedAt: '2026-11-20T08:00:00.000Z', values });
const providerDraft = { ...providerValues, is_resident: true };
const stored: Readonly<Record<string, readonly [key: string, values: object]>> = {
  'a participant': ['participant', participantDraft],
  'comes by the address of step 2': ['participant', { ...participantDraft, inn: INN }],
  'the papers of a provider': ['provider', providerDraft],
  'a document runs out': ['provider', { ...providerDraft, document_expiry: LAST_DAY }],
};

/** Values that no draft stores are typed on step 2. */
async function fillEntry(page: Page): Promise<void> {
  if ((await field(page, 'Пароль').count()) === 0) return;
  await field(page, 'Пароль').fill(PASSWORD);
  await field(page, 'Пароль ещё раз').fill(PASSWORD);
}

async function next({ page }: World): Promise<void> {
  await button(page, 'Далее').click();
  await fillEntry(page);
}

/** The two papers that every provider gives. */
async function pickPapers(page: Page): Promise<void> {
  await field(page, 'Документ о полномочиях').setInputFiles(pdf('Приказ.pdf'));
  await field(page, 'Свидетельство о включении в реестр').setInputFiles(pdf('Свидетельство.pdf'));
  await expect(page.getByText('Проверяем файл…')).toHaveCount(0);
}

async function pickLicense(page: Page): Promise<void> {
  await field(page, 'Лицензия').setInputFiles(pdf('Лицензия.pdf'));
  await expect(page.getByText('Лицензия.pdf')).toBeVisible();
}

async function open(page: Page, scene: string): Promise<World> {
  const isProvider = scene === 'the papers of a provider' || scene === 'a document runs out';
  const [form, values] = stored[scene] ?? ['', {}];
  await page.clock.install({ time: NOW });
  await writeStorageBeforeLoad(page, { [`meridian:draft:registration-${form}`]: draft(values) });
  const fakeApi = await interceptPageCalls(page);
  const world: World = { page, fakeApi, isProvider };
  fakeApi.hold(callOf(world));
  const paths = pathsOf(world);
  await page.goto(scene === 'comes by the address of step 2' ? paths.entry : paths.company);
  await page.locator('form[data-state]').waitFor();
  if (isProvider) await pickPapers(page);
  if (scene === 'a document runs out') {
    await pickLicense(page);
    await next(world);
    await page.getByLabel(/Согласен/).check();
  }
  await fillEntry(page);
  return world;
}

/** The browser's own buttons change the address and nothing else. */
async function route(world: World, step: 'company' | 'entry'): Promise<void> {
  await world.page.evaluate((path) => history.pushState(null, '', path), pathsOf(world)[step]);
  await fillEntry(world.page);
}

async function answer(world: World, { output }: ModelEvent): Promise<void> {
  if (!isOutcome(output)) throw new Error('an answer without an outcome');
  const { fakeApi } = world;
  if (output.ok) await fakeApi.settle(callOf(world), 201, { access: 'token', user: null });
  else if (output.failure.kind === 'network') await fakeApi.settle(callOf(world), 0);
  else await fakeApi.settle(callOf(world), output.failure.status ?? 500, output.failure.data);
}

/** After a draft was discarded all of step 1 is typed again, except the ИНН. */
async function fillCompany(page: Page): Promise<void> {
  const { company_name, activity_type, kpp, ogrn, bik, legal_address } = participantDraft;
  await field(page, 'Наименование организации').fill(company_name);
  await field(page, 'Вид деятельности').fill(activity_type);
  await field(page, 'КПП').fill(kpp);
  await field(page, 'ОГРН / ОГРНИП').fill(ogrn);
  await field(page, 'БИК').fill(bik);
  await field(page, 'Юридический адрес').fill(legal_address);
}

testModelInBrowser(registrationModel, {
  open,
  finalEvents: LAST,
  keepsDraft: true,
  /** Drafts contain no files: step 1 requires them again and leads on. */
  async again(world, before) {
    if (!world.isProvider || !before.matches({ editing: 'entry' })) return;
    await world.page.locator('form[data-state]').waitFor();
    await pickPapers(world.page);
    await pickLicense(world.page);
    await button(world.page, 'Далее').click();
  },
  drivers: {
    'types the ИНН': ({ page }) => field(page, 'ИНН').fill(INN),
    'empties the ИНН': ({ page }) => field(page, 'ИНН').fill(''),
    'leaves the ИНН': ({ page }) => field(page, 'ИНН').blur(),
    'step.next': next,
    'step.back': ({ page }) => button(page, 'Назад').click(),
    'goes back in the browser': (world) => route(world, 'company'),
    'goes forward in the browser': (world) => route(world, 'entry'),
    agrees: ({ page }) => page.getByLabel(/Согласен/).check(),
    async 'form.submit'(world) {
      const before = world.fakeApi.count(callOf(world));
      await button(world.page, 'Зарегистрироваться').dblclick();
      expect(world.fakeApi.count(callOf(world)) - before).toBeLessThanOrEqual(1);
    },
    'form.cancel': ({ page }) => button(page, 'Отменить').click(),
    async 'draft.discard'({ page }) {
      await button(page, 'Удалить').click();
      await expect(field(page, 'Наименование организации')).toHaveValue('');
      await fillCompany(page);
    },
    'is registered': answer,
    'the login is taken': answer,
    'the ИНН is taken': answer,
    'the network is lost': answer,
    async 'drags on'({ page, fakeApi, isProvider }) {
      await expect.poll(() => fakeApi.live(callOf({ page, fakeApi, isProvider }))).toBe(1);
      await page.clock.runFor(SLOW_MS);
    },
    'picks a paper': ({ page }) => field(page, 'Лицензия').setInputFiles(pdf('Лицензия.pdf')),
    'the paper is right': ({ page }) => expect(page.getByText('Лицензия.pdf')).toBeVisible(),
    async 'submits the day after'({ page }) {
      await page.clock.setFixedTime(NEXT_DAY);
      await button(page, 'Зарегистрироваться').click();
    },
  },
  assertions: {
    async '*'({ page }, { context }) {
      for (const error of Object.values(context.serverErrors))
        await expect(page.getByText(error).first()).toBeVisible();
    },
    async 'editing.company'(world, { context }) {
      const { page } = world;
      await expect(page).toHaveURL(pathsOf(world).company);
      await expect(button(page, 'Далее')).toBeVisible();
      await expect(field(page, 'ИНН')).toHaveValue(getFieldText(context.values, 'inn'));
      if (context.revealed.includes('company') && context.values['inn'] === '')
        await expect(page.getByRole('region', { name: 'Ошибки в форме' })).toBeVisible();
    },
    async 'editing.entry'(world) {
      await expect(world.page).toHaveURL(pathsOf(world).entry);
      await expect(world.page.getByRole('heading', { level: 1 })).toHaveText('Данные для входа');
    },
    submitting: ({ page }) => expect(button(page, 'Зарегистрироваться')).toHaveAttribute('aria-busy', 'true'),
    'submitting.waiting': ({ page }) => expect(button(page, 'Отменить')).toHaveCount(0),
    'submitting.slow': ({ page }) => expect(button(page, 'Отменить')).toBeVisible(),
    async registered({ page }) {
      await expect(page).toHaveURL('/registr-application');
      const kept = await page.evaluate(() => Object.entries(localStorage));
      expect(new Map(kept).get('access_token')).toBe('token');
      expect(kept.filter(([key]) => key.includes('draft') || key === 'refresh_token')).toEqual([]);
    },
  },
});
