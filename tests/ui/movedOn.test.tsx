// A record that somebody else decides on while its owner, or the operator, writes in a dialog that does not hang on its status:
// the dialog stays with its words. A question about the old status goes.
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { changeRecord, closeDesk, dialog, enabled, openDesk } from './desks.stage.tsx';

afterEach(closeDesk);

const WORDS = 'Оплатим в среду, ждём выписку';
const DEPOSIT = { path: '/account/replenishment-requests?id=602', login: 'ved.active' };

/** Somebody else changes the record; the screen reads it again, as it does when its window is come back to. */
const change: typeof changeRecord = (desk, table, id, changes) => {
  changeRecord(desk, table, id, changes);
  desk.app.touches.publish([table.slice(0, -1)]);
};

const inHead = (status: string) => screen.findByText(status, { selector: 'aside header *' });

describe('a comment that is being written while the status changes', () => {
  it.each([
    ['of a deposit', DEPOSIT, 'deposits', 602, 'on_accounting', 'На учёте'],
    [
      'of a withdrawal',
      { path: '/account/operations-history?tab=withdrawals&id=701', login: 'ved.active' },
      'withdrawals',
      701,
      'accepted',
      'Принята',
    ],
  ] as const)('%s stays, and is saved', async (_, at, table, id, status, label) => {
    const desk = await openDesk(at);
    await desk.user.click(await enabled(/^(Добавить|Изменить)$/));
    const open = await dialog('Комментарий');
    await desk.user.clear(open.getByLabelText('Комментарий'));
    await desk.user.type(open.getByLabelText('Комментарий'), WORDS);
    change(desk, table, id, { status });
    await inHead(label);
    expect(open.getByLabelText('Комментарий')).toHaveProperty('value', WORDS);
    await desk.user.click(open.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(desk.writes('update_comment').map(({ body }) => body)).toEqual([JSON.stringify({ comment: WORDS })]);
  });

  it('goes with a word where the request was refused: the reason in its place is not the owner’s to change', async () => {
    const desk = await openDesk(DEPOSIT);
    await desk.user.click(await enabled('Добавить'));
    const open = await dialog('Комментарий');
    await desk.user.type(open.getByLabelText('Комментарий'), WORDS);
    change(desk, 'deposits', 602, { status: 'rejected', comment: 'Нет назначения' });
    const told = await screen.findByText('Комментарий не сохранён: заявку отклонили, пока вы его писали');
    expect(told.closest('[role=alert]')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

it('a notice to the owner of a contract stays while the contract moves on', async () => {
  const desk = await openDesk({ path: '/organization/reestr-contracts?id=301' });
  await desk.user.click(await enabled('Уведомить'));
  const open = await dialog('Уведомление по договору');
  await desk.user.type(open.getByLabelText('Текст уведомления'), WORDS);
  change(desk, 'contracts', 301, { status: 'completed' });
  await inHead('Исполнен');
  expect(open.getByLabelText('Текст уведомления')).toHaveProperty('value', WORDS);
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
] as const)('a question %s goes with the status it was asked for', async (_, at, verb, table, id, status) => {
  const desk = await openDesk(at);
  await desk.user.click(await enabled(verb));
  await screen.findByRole('dialog');
  change(desk, table, id, { status });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(desk.writes('').length).toBe(0);
});
