// A reason being typed while another user decides: the question closes, the text stays, to be copied or used.
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { type DemoApp, changeRecord, closeDemoApp, dialog, enabled, openDemoApp } from './demoApp.setup.tsx';

afterEach(closeDemoApp);

const WORDS = 'Реквизиты получателя не совпадают с договором';
const NOTICE = /^Статус изменился, пока вы писали: текст не отправлен/;

/** Opens the rejection, types a reason, and sends it after another user has changed the record. */
async function refuseTooLate(demoApp: DemoApp, changed: () => void): Promise<void> {
  await demoApp.user.click(await enabled('Отклонить'));
  const question = await dialog('Отклонить заявку?');
  await demoApp.user.type(question.getByLabelText('Причина'), WORDS);
  changed();
  await demoApp.user.click(question.getByRole('button', { name: 'Отклонить' }));
}

const kept = async () => within((await screen.findByText(NOTICE)).closest('div')?.parentElement ?? document.body);

describe('a withdrawal decided by another user', () => {
  it('is reported, with the typed reason to copy', async () => {
    const demoApp = await openDemoApp({ path: '/organization/withdrawal-requests/702' });
    await refuseTooLate(demoApp, () => changeRecord(demoApp, 'withdrawals', 702, { status: 'executed' }));
    const note = await kept();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText(NOTICE).getAttribute('role')).toBe('alert');
    expect(note.getByText(WORDS)).toBeTruthy();
    await demoApp.user.click(note.getByRole('button', { name: 'Скопировать текст' }));
    expect(await note.findByRole('button', { name: 'Скопировано' })).toBeTruthy();
    await demoApp.user.click(note.getByRole('button', { name: 'Удалить текст' }));
    expect(screen.queryByText(NOTICE)).toBeNull();
    expect(document.activeElement?.closest('aside')).toBeTruthy();
  });

  it('restores the reason in the next dialog, after a reload too, until it is sent', async () => {
    const demoApp = await openDemoApp({ path: '/organization/withdrawal-requests/702' });
    await demoApp.user.click(await enabled('Отклонить'));
    await demoApp.user.type((await dialog('Отклонить заявку?')).getByLabelText('Причина'), WORDS);
    changeRecord(demoApp, 'withdrawals', 702, { status: 'in_review' });
    demoApp.app.invalidations.publish(['withdrawal']);
    await kept();
    const later = await openDemoApp({ path: '/organization/withdrawal-requests/702', reloads: demoApp });
    expect((await kept()).getByText(WORDS)).toBeTruthy();
    await later.user.click(await enabled('Отклонить'));
    const question = await dialog('Отклонить заявку?');
    expect(question.getByLabelText('Причина')).toHaveProperty('value', WORDS);
    await later.user.click(question.getByRole('button', { name: 'Отклонить' }));
    await waitFor(() => expect(screen.queryByText(NOTICE)).toBeNull());
    expect(later.writes('withdrawal/702').map(({ body }) => body)).toEqual([
      JSON.stringify({ status: 'rejected', comment: WORDS }),
    ]);
  });

  it('shows no notice for a reason whose dialog was only closed', async () => {
    const demoApp = await openDemoApp({ path: '/organization/withdrawal-requests/702' });
    await demoApp.user.click(await enabled('Отклонить'));
    const question = await dialog('Отклонить заявку?');
    await demoApp.user.type(question.getByLabelText('Причина'), WORDS);
    await demoApp.user.click(question.getByRole('button', { name: 'Отмена' }));
    await openDemoApp({ path: '/organization/withdrawal-requests/702', reloads: demoApp });
    await enabled('Отклонить');
    expect(screen.queryByText(NOTICE)).toBeNull();
  });
});

it.each([
  '/organization/deposit-requests/602',
  '/organization/withdrawal-requests/702',
  '/organization/payment-requests-ved/801',
  '/organization/queue-requests/1001',
])('a reason that is too long is reported and not sent: %s', async (path) => {
  const { user, writes } = await openDemoApp({ path });
  await user.click(await enabled('Отклонить'));
  const question = within(await screen.findByRole('dialog'));
  await user.click(question.getByLabelText('Причина'));
  await user.paste('x'.repeat(501));
  await user.click(question.getByRole('button', { name: 'Отклонить' }));
  expect(question.getByText('Не больше 500 знаков: сократите текст')).toBeTruthy();
  expect(writes()).toEqual([]);
});

it('a deposit keeps the reason as well', async () => {
  const demoApp = await openDemoApp({ path: '/organization/deposit-requests/602' });
  await refuseTooLate(demoApp, () => {
    changeRecord(demoApp, 'deposits', 602, { status: 'rejected' });
    demoApp.app.invalidations.publish(['deposit']);
  });
  expect((await kept()).getByText(WORDS)).toBeTruthy();
});

it.each([
  ['a withdrawal', 'withdrawal-requests/702', 'withdrawals', 702],
  ['a deposit', 'deposit-requests/602', 'deposits', 602],
] as const)(
  'the reason sent with a rejection of %s is not kept, though the rejection is refetched first',
  async (_, path, table, id) => {
    const held: (() => void)[] = [];
    const demoApp = await openDemoApp({
      path: `/organization/${path}`,
      async before({ method }, pass) {
        if (method === 'GET') return null;
        const carried = await pass();
        await new Promise<void>((resolve) => held.push(resolve));
        return carried;
      },
    });
    await refuseTooLate(demoApp, () => undefined);
    await waitFor(() => expect(held).toHaveLength(1));
    demoApp.app.invalidations.publish([table.slice(0, -1)]);
    await screen.findByText(/^Отклон/, { selector: 'aside header *' });
    held[0]?.();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(demoApp.mock.world.get(table, id)?.comment).toBe(WORDS);
    expect(screen.queryByText(NOTICE)).toBeNull();
  },
);

it('the comment of a lot formed by another user is kept and reported', async () => {
  const demoApp = await openDemoApp({ path: '/organization/lot-requests/1002' });
  await demoApp.user.type(await screen.findByLabelText(/^Комментарий/), WORDS);
  changeRecord(demoApp, 'trades', 1002, { status: 'in_progress', matched_trade_id: 1011, lot_id: 'LOT-2026-0077' });
  demoApp.app.invalidations.publish(['trade']);
  expect((await kept()).getByText(WORDS)).toBeTruthy();
});

it('a form verified meanwhile keeps the reason as well', async () => {
  const demoApp = await openDemoApp({ path: '/organization/verification/form/103' });
  await demoApp.user.click(await enabled('Отказать'));
  const question = within(await screen.findByRole('dialog'));
  await demoApp.user.type(question.getByLabelText('Причина'), WORDS);
  changeRecord(demoApp, 'organizations', 103, { verification_status: 'verified' });
  await demoApp.user.click(question.getByRole('button', { name: 'Отказать' }));
  expect((await kept()).getByText(WORDS)).toBeTruthy();
});

it('a request that has left its list shows the unsent reason', async () => {
  const demoApp = await openDemoApp({ path: '/organization/wallet-request?id=23' });
  const { user } = demoApp;
  await user.click(await enabled('Отклонить'));
  const question = await dialog('Отклонить заявку?');
  await user.type(question.getByLabelText('Причина'), WORDS);
  changeRecord(demoApp, 'wallets', 23, { status: 'active' });
  await user.click(question.getByRole('button', { name: 'Отклонить' }));
  expect(await screen.findByText('Заявка не найдена')).toBeTruthy();
  expect(screen.getByText(/^Заявку уже рассмотрели, пока вы писали причину/)).toBeTruthy();
  expect(screen.getByText(WORDS)).toBeTruthy();
});
