// Another user decides a record while its owner, or the operator, types in a dialog independent of its status: the
// dialog stays with its text. A confirmation of the old status closes.
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { changeRecord, closeDemoApp, dialog, enabled, openDemoApp } from './demoApp.setup.tsx';

afterEach(closeDemoApp);

const WORDS = 'Оплатим в среду, ждём выписку';
const DEPOSIT = { path: '/account/replenishment-requests?id=602', login: 'ved.active' };

/** Changes the record like another user and focuses the window, so that the screen refetches. */
const change: typeof changeRecord = (demoApp, table, id, changes) => {
  changeRecord(demoApp, table, id, changes);
  demoApp.app.invalidations.publish([table === 'ved_transactions' ? 'ved' : table.slice(0, -1)]);
};

const inHead = (status: string | RegExp) => screen.findByText(status, { selector: 'aside header *' });

describe('a comment being typed while the status changes', () => {
  it.each([
    ['of a deposit', DEPOSIT, 'deposits', 602, 'on_accounting', 'На учёте'],
    [
      'of a withdrawal',
      { path: '/account/operations-history?tab=withdrawals&id=701', login: 'ved.active' },
      'withdrawals',
      701,
      'accepted',
      'Принят',
    ],
  ] as const)('%s stays, and is saved', async (_, at, table, id, status, label) => {
    const demoApp = await openDemoApp(at);
    await demoApp.user.click(await enabled(/^(Добавить|Изменить)$/));
    const open = await dialog('Комментарий');
    await demoApp.user.clear(open.getByLabelText('Комментарий'));
    await demoApp.user.type(open.getByLabelText('Комментарий'), WORDS);
    change(demoApp, table, id, { status });
    await inHead(label);
    expect(open.getByLabelText('Комментарий')).toHaveProperty('value', WORDS);
    await demoApp.user.click(open.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(demoApp.writes('update_comment').map(({ body }) => body)).toEqual([JSON.stringify({ comment: WORDS })]);
  });

  it('closes with a notice where the request was rejected: the owner cannot change the reason', async () => {
    const demoApp = await openDemoApp(DEPOSIT);
    await demoApp.user.click(await enabled('Добавить'));
    const open = await dialog('Комментарий');
    await demoApp.user.type(open.getByLabelText('Комментарий'), WORDS);
    change(demoApp, 'deposits', 602, { status: 'rejected', comment: 'Нет назначения' });
    const alert = await screen.findByText('Комментарий не сохранён: заявку отклонили, пока вы его писали');
    expect(alert.closest('[role=alert]')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

it('a notification to the owner of a contract stays while the contract changes', async () => {
  const demoApp = await openDemoApp({ path: '/organization/reestr-contracts?id=301' });
  await demoApp.user.click(await enabled('Уведомить'));
  const open = await dialog('Уведомление по контракту');
  await demoApp.user.type(open.getByLabelText('Текст уведомления'), WORDS);
  change(demoApp, 'contracts', 301, { status: 'completed' });
  await inHead('Исполнен');
  expect(open.getByLabelText('Текст уведомления')).toHaveProperty('value', WORDS);
});

describe('text that an operator types while another one decides', () => {
  it('is the comment of a deposit: it stays, and is saved', async () => {
    const demoApp = await openDemoApp({ path: '/organization/deposit-requests/602' });
    await demoApp.user.click(await enabled(/^(Добавить|Изменить)$/));
    const open = await dialog('Комментарий');
    await demoApp.user.type(open.getByLabelText('Комментарий'), WORDS);
    change(demoApp, 'deposits', 602, { status: 'on_accounting' });
    await inHead('На учёте');
    expect(open.getByLabelText('Комментарий')).toHaveProperty('value', WORDS);
    await demoApp.user.click(open.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(demoApp.writes('update_comment').map(({ body }) => body)).toEqual([JSON.stringify({ comment: WORDS })]);
  });

  it('is the balance of a wallet with its comment: both stay', async () => {
    const demoApp = await openDemoApp({ path: '/organization/wallets?tab=all&id=1' });
    await demoApp.user.click(await enabled('Изменить баланс'));
    const open = within(await screen.findByRole('dialog'));
    await demoApp.user.type(open.getByLabelText('Новый баланс'), '12');
    await demoApp.user.type(open.getByLabelText(/^Комментарий/), WORDS);
    change(demoApp, 'wallets', 1, { status: 'active' });
    await inHead('Активен');
    expect(open.getByLabelText('Новый баланс')).toHaveProperty('value', '12');
    expect(open.getByLabelText(/^Комментарий/)).toHaveProperty('value', WORDS);
  });

  it.each([
    ['a request to buy', 'queue-requests/1001', 'trades', 1001, 'accepted', 'Одобрена'],
    ['an exchange', 'queue-requests-exchange/501', 'exchanges', 501, 'accepted', 'Одобрен'],
    ['a payment', 'payment-requests-ved/801', 'ved_transactions', 801, 'accepted', 'Принят'],
    ['a wallet', 'wallets?tab=all&id=1', 'wallets', 1, 'active', 'Активен'],
  ] as const)('is the topic of a chat about %s: it stays', async (_, path, table, id, status, label) => {
    const demoApp = await openDemoApp({ path: `/organization/${path}` });
    await demoApp.user.click(await enabled('Написать'));
    const open = await dialog('Написать организации');
    await demoApp.user.clear(open.getByLabelText('Тема чата'));
    await demoApp.user.type(open.getByLabelText('Тема чата'), WORDS);
    change(demoApp, table, id, { status });
    await inHead(label);
    expect(open.getByLabelText('Тема чата')).toHaveProperty('value', WORDS);
  });
});

/** A deposit is accepted and the screen has refetched it, while the response is still pending; settles it. */
async function acceptUnanswered(answer: (carried: Response) => Response): Promise<() => void> {
  const held: (() => void)[] = [];
  const demoApp = await openDemoApp({
    path: '/organization/deposit-requests/601',
    async before({ method }, pass) {
      if (method === 'GET') return null;
      const carried = await pass();
      await new Promise<void>((resolve) => held.push(resolve));
      return answer(carried);
    },
  });
  await demoApp.user.click(await enabled('Принять'));
  await demoApp.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Принять' }));
  await waitFor(() => expect(held).toHaveLength(1));
  demoApp.app.invalidations.publish(['deposit']);
  await inHead('Принято');
  return () => held[0]?.();
}

describe('a decision whose record is refetched before its response arrives', () => {
  it('is reported as done, not as stopped', async () => {
    const come = await acceptUnanswered((carried) => carried);
    come();
    expect(await screen.findByText('Статус обновлён')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByText(/Отправка остановлена/)).toBeNull();
  });

  it('keeps its dialog where the response is a server error, and reports it', async () => {
    const come = await acceptUnanswered(() => Response.json({}, { status: 500 }));
    come();
    const question = within(await screen.findByRole('dialog'));
    expect((await question.findByRole('alert')).textContent).toBe('Сервис временно недоступен');
  });
});

it('a balance whose current value cannot be read is not sent', async () => {
  let fails = false;
  const demoApp = await openDemoApp({
    path: '/organization/wallets?tab=all&id=1',
    before: async ({ method }) => (fails && method === 'GET' ? Response.json({}, { status: 500 }) : null),
  });
  await demoApp.user.click(await enabled('Изменить баланс'));
  const fields = await dialog('Баланс W-000001');
  await demoApp.user.type(fields.getByLabelText('Новый баланс'), '12');
  await demoApp.user.click(fields.getByRole('button', { name: 'Проверить' }));
  fails = true;
  await demoApp.user.click((await dialog('Изменить баланс?')).getByRole('button', { name: 'Изменить' }));
  expect((await fields.findByRole('alert')).textContent).toContain('Сервис временно недоступен');
  expect(demoApp.writes()).toEqual([]);
});

it('a changed balance is not overwritten: the new one is shown, and a confirmation is required again', async () => {
  const demoApp = await openDemoApp({ path: '/organization/wallets?tab=all&id=1' });
  await demoApp.user.click(await enabled('Изменить баланс'));
  const fields = await dialog('Баланс W-000001');
  await demoApp.user.type(fields.getByLabelText('Новый баланс'), '12');
  await demoApp.user.click(fields.getByRole('button', { name: 'Проверить' }));
  changeRecord(demoApp, 'wallets', 1, { balance: '77.000000' });
  await demoApp.user.click((await dialog('Изменить баланс?')).getByRole('button', { name: 'Изменить' }));
  expect(await fields.findByText(/^Баланс изменился, пока вы вводили новый/)).toBeTruthy();
  expect(await fields.findByText(/^Сейчас 77,000000/)).toBeTruthy();
  expect(fields.queryByText(/Отправка остановлена/)).toBeNull();
  expect(demoApp.writes('update_balance')).toHaveLength(0);
  await demoApp.user.click(fields.getByRole('button', { name: 'Проверить' }));
  await demoApp.user.click((await dialog('Изменить баланс?')).getByRole('button', { name: 'Изменить' }));
  await waitFor(() => expect(demoApp.mock.world.get('wallets', 1)?.balance).toMatch(/^12(\.0+)?$/));
});

it.each([
  [
    'of a deposit',
    { path: '/account/replenishment-requests?id=601', login: 'ved.active' },
    'Отменить заявку',
    'deposits',
    601,
    'accepted',
  ],
  ['of a contract', { path: '/organization/reestr-contracts?id=301' }, 'Завершить', 'contracts', 301, 'completed'],
  ['of a withdrawal', { path: '/organization/withdrawal-requests/702' }, 'Отклонить', 'withdrawals', 702, 'in_review'],
  ['of a deposit', { path: '/organization/deposit-requests/602' }, 'Отклонить', 'deposits', 602, 'on_accounting'],
  ['of a wallet', { path: '/organization/wallets?tab=all&id=2' }, 'Заблокировать средства', 'wallets', 2, 'blocked'],
  [
    'of an own trade',
    { path: '/account/deal/1001', login: 'ved.active' },
    'Отменить заявку',
    'trades',
    1001,
    'accepted',
  ],
  ['of a trade', { path: '/organization/queue-requests/1001' }, 'Отклонить', 'trades', 1001, 'accepted'],
  ['of a lot', { path: '/organization/lot-requests/1003' }, 'Завершить', 'trades', 1003, 'completed'],
  [
    'of a submission',
    { path: '/organization/reestr-operation?tab=submissions&id=952' },
    'Отклонить',
    'submissions',
    952,
    'accepted',
  ],
] as const)('a confirmation %s closes with the status it was opened for', async (_, at, verb, table, id, status) => {
  const demoApp = await openDemoApp(at);
  await demoApp.user.click(await enabled(verb));
  await screen.findByRole('dialog');
  change(demoApp, table, id, { status });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(demoApp.writes('').length).toBe(0);
});

const NOT_SENT = /^Статус изменился, пока вы писали: текст не отправлен/;

/** Waits until lazy code requested by the screen is loaded and rendered. */
const drawn = () => act(async () => void (await import('../../src/ui/record/decision/UnsentText.tsx')));

/** A request is accepted, and not read again before the function that is returned is called. */
async function acceptUnread(path = 'withdrawal-requests/701') {
  const held: (() => void)[] = [];
  let waits: boolean | null = null; // null: nothing was written yet
  const demoApp = await openDemoApp({
    path: `/organization/${path}`,
    async before({ method }) {
      if (method !== 'GET') waits ??= true;
      else if (waits) await new Promise<void>((resolve) => held.push(resolve));
      return null;
    },
  });
  await demoApp.user.click(await enabled('Принять'));
  await demoApp.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Принять' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  return {
    demoApp,
    read: async () => {
      waits = false;
      for (const go of held) go();
      await inHead(/^Принят/);
    },
  };
}

describe('a confirmation opened right after an own decision, before its record is refetched', () => {
  it('stays with its reason, and is sent', async () => {
    const { demoApp, read } = await acceptUnread();
    await demoApp.user.click(await enabled('Отклонить'));
    const question = await dialog('Отклонить заявку?');
    await demoApp.user.type(question.getByLabelText('Причина'), WORDS);
    await read();
    expect(question.getByLabelText('Причина')).toHaveProperty('value', WORDS);
    await drawn();
    expect(screen.queryByText(NOT_SENT)).toBeNull(); // it still can be
    await demoApp.user.click(question.getByRole('button', { name: 'Отклонить' }));
    await inHead('Отклонён');
  });

  it('of a deposit stays too, and its reason is not reported as unsent before it is closed', async () => {
    const { demoApp, read } = await acceptUnread('deposit-requests/601');
    await demoApp.user.click(await enabled('Отклонить'));
    const question = await dialog('Отклонить заявку?');
    await demoApp.user.type(question.getByLabelText('Причина'), WORDS);
    await read();
    await drawn();
    expect(screen.queryByText(NOT_SENT)).toBeNull();
    await demoApp.user.click(question.getByRole('button', { name: 'Отмена' }));
    expect(await screen.findByText(NOT_SENT)).toBeTruthy();
  });

  it('closes where it is the transition just made', async () => {
    const { demoApp, read } = await acceptUnread();
    await demoApp.user.click(await enabled('Принять'));
    await dialog('Принять заявку?');
    await read();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('closes where another user has decided meanwhile', async () => {
    const { demoApp, read } = await acceptUnread();
    await demoApp.user.click(await enabled('Отклонить'));
    await dialog('Отклонить заявку?');
    await read();
    change(demoApp, 'withdrawals', 701, { status: 'in_review' });
    await inHead('На проверке');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
