// An aborted write may have been carried out: the screen shows this, and invalidated data are refetched.
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { SLOW_AFTER_MS } from '../../src/machines/data/slowStates.ts';
import { isLeaveBlocked } from '../support/leaveGuard.ts';
import { type DemoApp, closeDemoApp, enabled, openDemoApp } from './demoApp.setup.tsx';

afterEach(closeDemoApp);

const SAID = /Отправка остановлена. Запрос мог дойти/;

/** Opens a screen whose writes are carried out without a response. */
const openSilent = (path: string, login = 'operator') =>
  openDemoApp({
    path,
    login,
    async before({ method }, pass) {
      if (method === 'GET') return null;
      await pass();
      return new Promise<never>(() => undefined);
    },
  });

/** Waits until the write is in flight, and the 15 s until it can be cancelled. */
async function sent(demoApp: DemoApp, path: string): Promise<void> {
  await waitFor(() => expect(demoApp.writes(path)).toHaveLength(1));
  act(() => demoApp.clock.increment(SLOW_AFTER_MS));
}

it('a cancelled deposit keeps its form, reports an unknown outcome, and the list shows it', async () => {
  const demoApp = await openSilent('/account/replenishment-requests', 'ved.active');
  await demoApp.user.click(await enabled('Пополнить счёт'));
  const dialog = within(screen.getByRole('dialog', { name: 'Пополнить счёт' }));
  await demoApp.user.type(dialog.getByLabelText('Сумма'), '4321000');
  await demoApp.user.click(dialog.getByRole('button', { name: 'Создать заявку' }));
  await sent(demoApp, 'deposit');
  await demoApp.user.click(dialog.getByRole('button', { name: 'Отменить отправку' }));
  const [alert] = await dialog.findAllByRole('alert'); // beside the record that may have been created
  expect(alert?.textContent).toMatch(SAID);
  expect(dialog.getByLabelText<HTMLInputElement>('Сумма').value).toBe('4\u00A0321\u00A0000');
  expect(await screen.findAllByText(/4\s321\s000/)).not.toHaveLength(0);
  expect(demoApp.writes()).toHaveLength(1);
});

it.each([
  ['is lost', async () => Promise.reject<Response>(new TypeError('Failed to fetch')), true],
  ['is a server error', async () => Response.json({}, { status: 500 }), true],
  ['refuses it', async () => Response.json({ amount: ['Слишком много'] }, { status: 400 }), false],
])('a deposit whose response %s reports whether it may exist', async (_, answer, inDoubt) => {
  const demoApp = await openDemoApp({
    path: '/account/replenishment-requests',
    login: 'ved.active',
    before: async ({ method }) => (method === 'GET' ? null : answer()),
  });
  await demoApp.user.click(await enabled('Пополнить счёт'));
  const dialog = within(screen.getByRole('dialog', { name: 'Пополнить счёт' }));
  await demoApp.user.type(dialog.getByLabelText('Сумма'), '4321000');
  await demoApp.user.click(dialog.getByRole('button', { name: 'Создать заявку' }));
  await dialog.findByText('Ошибка при создании депозита');
  expect(dialog.queryByText(/Запрос мог дойти/) !== null).toBe(inDoubt);
});

it('a deposit with an empty response is created: its form closes, and the list shows it', async () => {
  const demoApp = await openDemoApp({
    path: '/account/replenishment-requests',
    login: 'ved.active',
    async before({ method }, pass) {
      if (method === 'GET') return null;
      await pass();
      return new Response(null, { status: 204 });
    },
  });
  await demoApp.user.click(await enabled('Пополнить счёт'));
  const dialog = within(screen.getByRole('dialog', { name: 'Пополнить счёт' }));
  await demoApp.user.type(dialog.getByLabelText('Сумма'), '4321000');
  await demoApp.user.click(dialog.getByRole('button', { name: 'Создать заявку' }));
  expect(await screen.findAllByText(/4\s321\s000/)).not.toHaveLength(0);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(demoApp.writes('deposit')).toHaveLength(1);
});

it.each([
  ['for a moment', 1, false],
  ['for good', 2, true],
])(
  'a deposit rejected for a blocked account %s is sent twice, and never has an unknown outcome',
  async (_, times, blocked) => {
    let refusals = 0;
    const demoApp = await openDemoApp({
      path: '/account/replenishment-requests',
      login: 'ved.active',
      async before({ method }) {
        if (method === 'GET' || (refusals += 1) > times) return null;
        return Response.json({ detail: 'Your account has been blocked.' }, { status: 403 });
      },
    });
    await demoApp.user.click(await enabled('Пополнить счёт'));
    const dialog = within(screen.getByRole('dialog', { name: 'Пополнить счёт' }));
    await demoApp.user.type(dialog.getByLabelText('Сумма'), '4321000');
    await demoApp.user.click(dialog.getByRole('button', { name: 'Создать заявку' }));
    await waitFor(() => expect(demoApp.writes('deposit')).toHaveLength(2));
    await waitFor(() => expect(screen.queryByText('Пополнить счёт', { selector: 'h2' })).toBeNull());
    await waitFor(() =>
      expect(screen.queryByRole('heading', { name: 'Аккаунт заблокирован', level: 1 }) !== null).toBe(blocked),
    );
    expect(screen.queryByText(SAID)).toBeNull();
  },
);

it('the browser asks before leaving the page only while a deposit is pending', async () => {
  const demoApp = await openSilent('/account/replenishment-requests', 'ved.active');
  await demoApp.user.click(await enabled('Пополнить счёт'));
  const dialog = within(screen.getByRole('dialog', { name: 'Пополнить счёт' }));
  await demoApp.user.type(dialog.getByLabelText('Сумма'), '4321000');
  expect(isLeaveBlocked()).toBe(false);
  await demoApp.user.click(dialog.getByRole('button', { name: 'Создать заявку' }));
  await waitFor(() => expect(demoApp.writes('deposit')).toHaveLength(1));
  expect(isLeaveBlocked()).toBe(true);
  act(() => demoApp.clock.increment(SLOW_AFTER_MS));
  await demoApp.user.click(dialog.getByRole('button', { name: 'Отменить отправку' }));
  await dialog.findAllByRole('alert');
  expect(isLeaveBlocked()).toBe(false);
});

it('a cancelled decision keeps its dialog and text, while the record shows its result', async () => {
  const demoApp = await openSilent('/organization/withdrawal-requests/702');
  await demoApp.user.click(await enabled('Отклонить'));
  const question = within(await screen.findByRole('dialog', { name: /Отклонить/ }));
  await demoApp.user.type(question.getByRole('textbox'), 'Нет договора');
  await demoApp.user.click(question.getByRole('button', { name: 'Отклонить' }));
  await sent(demoApp, 'withdrawal');
  await demoApp.user.click(question.getByRole('button', { name: 'Отменить отправку' }));
  expect((await question.findByRole('alert')).textContent).toMatch(SAID);
});

it('«Отмена» of a comment waits while it is pending, and refetches the lists', async () => {
  const demoApp = await openSilent('/organization/deposit-requests/601');
  await demoApp.user.click(await screen.findByRole('button', { name: /Добавить|Изменить/ }));
  const dialog = within(screen.getByRole('dialog', { name: 'Комментарий' }));
  await demoApp.user.type(dialog.getByLabelText('Комментарий'), 'Ждём выписку');
  await demoApp.user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(demoApp.writes('deposit')).toHaveLength(1));
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Отмена' }).disabled).toBe(true);
  await sent(demoApp, 'deposit');
  await demoApp.user.click(dialog.getByRole('button', { name: 'Отменить отправку' }));
  expect((await dialog.findByRole('alert')).textContent).toMatch(SAID);
});

it('leaving a screen while its form is pending shows a notice, and keeps typed values', async () => {
  const demoApp = await openSilent('/account/replenishment-requests', 'ved.active');
  await demoApp.user.click(await enabled('Пополнить счёт'));
  const dialog = within(screen.getByRole('dialog', { name: 'Пополнить счёт' }));
  await demoApp.user.type(dialog.getByLabelText('Сумма'), '4321000');
  await demoApp.user.click(dialog.getByRole('button', { name: 'Создать заявку' }));
  await waitFor(() => expect(demoApp.writes('deposit')).toHaveLength(1));
  expect(screen.queryByText(SAID)).toBeNull();
  act(() => navigate('/account/deal'));
  expect(await screen.findByText(SAID)).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => navigate('/account/replenishment-requests'));
  await demoApp.user.click(await enabled('Пополнить счёт'));
  expect(screen.getByLabelText<HTMLInputElement>('Сумма').value).toBe('4\u00A0321\u00A0000');
});

it('leaving bulk decisions while they are sent shows a notice', async () => {
  const demoApp = await openSilent('/organization/queue-requests');
  await demoApp.user.click(await screen.findByRole('checkbox', { name: 'Выбрать С-1001' }));
  await demoApp.user.click(await enabled(/^Одобрить: 1\sзаявка$/));
  expect(isLeaveBlocked()).toBe(false);
  await demoApp.user.click(
    within(screen.getByRole('dialog', { name: 'Одобрить заявки?' })).getByRole('button', { name: 'Одобрить' }),
  );
  await waitFor(() => expect(demoApp.writes('update_status')).toHaveLength(1));
  expect(isLeaveBlocked()).toBe(true);
  act(() => navigate('/organization'));
  expect((await screen.findByText(SAID)).textContent).toMatch(SAID);
  expect(isLeaveBlocked()).toBe(false);
});

const download = () => screen.findAllByRole('button', { name: /^Скачать Excel: / });

it('a slow file can be cancelled without a failure, and requested again', async () => {
  const demoApp = await openDemoApp({
    path: '/organization/reestr-operation',
    before: ({ path }) => (path.includes('export') ? new Promise<never>(() => undefined) : Promise.resolve(null)),
  });
  const [first] = await download();
  if (!first) throw new Error('no operation');
  const rows = (await download()).length;
  for (const times of [1, 2]) {
    await demoApp.user.click(first);
    expect(first.getAttribute('aria-busy')).toBe('true');
    await waitFor(() => expect(demoApp.countReads('export')).toBe(times));
    act(() => demoApp.clock.increment(SLOW_AFTER_MS));
    await demoApp.user.click(screen.getByRole('button', { name: 'Отменить' }));
    expect([first.getAttribute('aria-busy'), screen.queryByRole('alert')]).toEqual([null, null]);
    expect(await download()).toHaveLength(rows);
  }
});

it('a slow file of a record can be cancelled without a failure', async () => {
  const demoApp = await openDemoApp({
    path: '/account/history-request-for-payment-ved?id=801',
    login: 'ved.active',
    before: ({ path }) => (path.includes('media') ? new Promise<never>(() => undefined) : Promise.resolve(null)),
  });
  const [file] = await screen.findAllByRole('button', { name: /^Скачать .+\.pdf$/ });
  if (!file) throw new Error('no file');
  await demoApp.user.click(file);
  expect(file.getAttribute('aria-busy')).toBe('true');
  act(() => demoApp.clock.increment(SLOW_AFTER_MS));
  expect(file.textContent).toBe('Отменить');
  await demoApp.user.click(file);
  expect([file.textContent, file.getAttribute('aria-busy'), screen.queryByRole('alert')]).toEqual([
    'Скачать',
    null,
    null,
  ]);
});
