// A reason that is being typed while somebody else decides: the question goes, the words stay, to be copied or used.
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { type Desk, changeRecord, closeDesk, dialog, enabled, openDesk } from './desks.stage.tsx';

afterEach(closeDesk);

const WORDS = 'Реквизиты получателя не совпадают с договором';
const TOLD = /^Статус изменился, пока вы писали: текст не отправлен/;

/** Asks to refuse, types why, and sends it once somebody else has changed the record. */
async function refuseTooLate(desk: Desk, changed: () => void): Promise<void> {
  await desk.user.click(await enabled('Отклонить'));
  const question = await dialog('Отклонить заявку?');
  await desk.user.type(question.getByLabelText('Причина'), WORDS);
  changed();
  await desk.user.click(question.getByRole('button', { name: 'Отклонить' }));
}

const kept = async () => within((await screen.findByText(TOLD)).closest('div')?.parentElement ?? document.body);

describe('a withdrawal decided by somebody else', () => {
  it('says so, shows the words, and copies them', async () => {
    const desk = await openDesk({ path: '/organization/withdrawal-requests/702' });
    await refuseTooLate(desk, () => changeRecord(desk, 'withdrawals', 702, { status: 'executed' }));
    const note = await kept();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText(TOLD).getAttribute('role')).toBe('alert');
    expect(note.getByText(WORDS)).toBeTruthy();
    await desk.user.click(note.getByRole('button', { name: 'Скопировать текст' }));
    expect(await note.findByRole('button', { name: 'Скопировано' })).toBeTruthy();
    await desk.user.click(note.getByRole('button', { name: 'Удалить текст' }));
    expect(screen.queryByText(TOLD)).toBeNull();
    expect(document.activeElement?.closest('aside')).toBeTruthy();
  });

  it('has the words in the next question, after a reload too, until they are sent', async () => {
    const desk = await openDesk({ path: '/organization/withdrawal-requests/702' });
    await desk.user.click(await enabled('Отклонить'));
    await desk.user.type((await dialog('Отклонить заявку?')).getByLabelText('Причина'), WORDS);
    changeRecord(desk, 'withdrawals', 702, { status: 'in_review' });
    desk.app.invalidations.publish(['withdrawal']);
    await kept();
    const later = await openDesk({ path: '/organization/withdrawal-requests/702', reloads: desk });
    expect((await kept()).getByText(WORDS)).toBeTruthy();
    await later.user.click(await enabled('Отклонить'));
    const question = await dialog('Отклонить заявку?');
    expect(question.getByLabelText('Причина')).toHaveProperty('value', WORDS);
    await later.user.click(question.getByRole('button', { name: 'Отклонить' }));
    await waitFor(() => expect(screen.queryByText(TOLD)).toBeNull());
    expect(later.writes('withdrawal/702').map(({ body }) => body)).toEqual([
      JSON.stringify({ status: 'rejected', comment: WORDS }),
    ]);
  });

  it('keeps quiet about a reason whose question was only closed', async () => {
    const desk = await openDesk({ path: '/organization/withdrawal-requests/702' });
    await desk.user.click(await enabled('Отклонить'));
    const question = await dialog('Отклонить заявку?');
    await desk.user.type(question.getByLabelText('Причина'), WORDS);
    await desk.user.click(question.getByRole('button', { name: 'Отмена' }));
    await openDesk({ path: '/organization/withdrawal-requests/702', reloads: desk });
    await enabled('Отклонить');
    expect(screen.queryByText(TOLD)).toBeNull();
  });
});

it('a deposit keeps the words as well', async () => {
  const desk = await openDesk({ path: '/organization/deposit-requests/602' });
  await refuseTooLate(desk, () => {
    changeRecord(desk, 'deposits', 602, { status: 'rejected' });
    desk.app.invalidations.publish(['deposit']);
  });
  expect((await kept()).getByText(WORDS)).toBeTruthy();
});

it.each([
  ['a withdrawal', 'withdrawal-requests/702', 'withdrawals', 702],
  ['a deposit', 'deposit-requests/602', 'deposits', 602],
] as const)(
  'the reason that has refused %s is no kept one, though the refusal is read first',
  async (_, path, table, id) => {
    const held: (() => void)[] = [];
    const desk = await openDesk({
      path: `/organization/${path}`,
      async before({ method }, pass) {
        if (method === 'GET') return null;
        const carried = await pass();
        await new Promise<void>((resolve) => held.push(resolve));
        return carried;
      },
    });
    await refuseTooLate(desk, () => undefined);
    await waitFor(() => expect(held).toHaveLength(1));
    desk.app.invalidations.publish([table.slice(0, -1)]);
    await screen.findByText(/^Отклон/, { selector: 'aside header *' });
    held[0]?.();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(desk.mock.world.get(table, id)?.comment).toBe(WORDS);
    expect(screen.queryByText(TOLD)).toBeNull();
  },
);

it('the comment of a lot that a colleague forms keeps its words, and is told, as the screen reads so', async () => {
  const desk = await openDesk({ path: '/organization/lot-requests/1002' });
  await desk.user.type(await screen.findByLabelText(/^Комментарий/), WORDS);
  changeRecord(desk, 'trades', 1002, { status: 'in_progress', matched_trade_id: 1011, lot_id: 'LOT-2026-0077' });
  desk.app.invalidations.publish(['trade']);
  expect((await kept()).getByText(WORDS)).toBeTruthy();
});

it('a form that was verified meanwhile keeps the words as well', async () => {
  const desk = await openDesk({ path: '/organization/verification/form/103' });
  await desk.user.click(await enabled('Отказать'));
  const question = within(await screen.findByRole('dialog'));
  await desk.user.type(question.getByLabelText('Причина'), WORDS);
  changeRecord(desk, 'organizations', 103, { verification_status: 'verified' });
  await desk.user.click(question.getByRole('button', { name: 'Отказать' }));
  expect((await kept()).getByText(WORDS)).toBeTruthy();
});

it('a request that has left its list says what became of the words', async () => {
  const desk = await openDesk({ path: '/organization/wallet-request?id=23' });
  const { user } = desk;
  await user.click(await enabled('Отклонить'));
  const question = await dialog('Отклонить заявку?');
  await user.type(question.getByLabelText('Причина'), WORDS);
  changeRecord(desk, 'wallets', 23, { status: 'active' });
  await user.click(question.getByRole('button', { name: 'Отклонить' }));
  expect(await screen.findByText('Заявка не найдена')).toBeTruthy();
  expect(screen.getByText(/^Заявку уже рассмотрели, пока вы писали причину/)).toBeTruthy();
  expect(screen.getByText(WORDS)).toBeTruthy();
});
