// A comment somebody else saves while it is being typed: both texts are shown, one deliberate choice, nothing overwritten.
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { type Desk, closeDesk, dialog, enabled, openDesk } from './desks.stage.tsx';

afterEach(closeDesk);

const MINE = 'Платёж пришёл без назначения';
const THEIRS = 'Ждём письмо из банка';
const TOLD = /^Пока вы писали, комментарий изменили/;
const OPERATORS = '/organization/deposit-requests/602';
const OWN = '/account/replenishment-requests?id=602';

/** Another seat of the same world saves a comment through the API. */
async function saveElsewhere({ mock }: Desk, comment: string, at = 'deposits/602', login = 'operator') {
  const { access } = await mock.signIn(login);
  const answer = await mock.fetch(`/api/v1/${at}/update_comment/`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${access}`, 'content-type': 'application/json' },
    body: JSON.stringify({ comment }),
  });
  expect(answer.status).toBe(200);
}

/** The dialog with `MINE` typed into it. */
async function writing(desk: Desk, button = 'Добавить') {
  await desk.user.click(await enabled(button));
  const open = await dialog('Комментарий');
  await desk.user.type(open.getByLabelText('Комментарий'), MINE);
  return open;
}

const saved = (desk: Desk) => desk.writes('update_comment').map(({ body }) => body);
const bodyOf = (comment: string) => JSON.stringify({ comment });

describe.each([
  ['an operator', OPERATORS, 'operator', 'ved.active'],
  ['its owner', OWN, 'ved.active', 'operator'],
])('a comment that %s writes while it is changed', (_, path, login, other) => {
  it('is not sent over the other one: both stand there, and the focus on the choice', async () => {
    const desk = await openDesk({ path, login });
    const open = await writing(desk);
    await saveElsewhere(desk, THEIRS, undefined, other);
    expect(open.queryByText(TOLD)).toBeNull();
    await desk.user.click(open.getByRole('button', { name: 'Сохранить' }));
    const told = await open.findByText(TOLD);
    expect(told.closest('[role=status]')).toBeTruthy();
    expect(open.getByText(THEIRS)).toBeTruthy();
    expect(open.getByLabelText('Комментарий')).toHaveProperty('value', MINE);
    expect(saved(desk)).toEqual([]);
    await waitFor(() => expect(document.activeElement).toBe(open.getByRole('button', { name: 'Оставить мой' })));
    await desk.user.click(open.getByRole('button', { name: 'Сохранить' }));
    expect(saved(desk)).toEqual([]);
    expect(document.activeElement).toBe(open.getByRole('button', { name: 'Оставить мой' }));
  });
});

describe('the choice', () => {
  async function contested(): Promise<readonly [Desk, Awaited<ReturnType<typeof writing>>]> {
    const desk = await openDesk({ path: OPERATORS });
    const open = await writing(desk);
    await saveElsewhere(desk, THEIRS);
    desk.app.invalidations.publish(['deposit']);
    await open.findByText(TOLD);
    return [desk, open];
  }

  it.each([
    ['Оставить мой', MINE],
    ['Взять новый', THEIRS],
    ['Объединить', `${THEIRS}\n${MINE}`],
  ])('«%s» is what is saved then', async (name, text) => {
    const [desk, open] = await contested();
    await desk.user.click(open.getByRole('button', { name }));
    const field = open.getByLabelText('Комментарий');
    expect(field).toHaveProperty('value', text);
    expect(open.queryByText(TOLD)).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(field));
    await desk.user.click(open.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(saved(desk)).toEqual([bodyOf(text)]);
  });

  it('is asked for again when a third text comes after it', async () => {
    const [desk, open] = await contested();
    await desk.user.click(open.getByRole('button', { name: 'Оставить мой' }));
    await saveElsewhere(desk, 'Письмо пришло');
    await desk.user.click(open.getByRole('button', { name: 'Сохранить' }));
    expect(await open.findByText(TOLD)).toBeTruthy();
    expect(open.getByText('Письмо пришло')).toBeTruthy();
    expect(saved(desk)).toEqual([]);
  });

  it('stands after the dialog was closed and the page loaded anew: the draft knows what it was typed over', async () => {
    const [desk, open] = await contested();
    await desk.user.click(open.getByRole('button', { name: 'Отмена' }));
    const later = await openDesk({ path: OPERATORS, reloads: desk });
    await later.user.click(await enabled('Изменить'));
    const again = await dialog('Комментарий');
    expect(again.getByText(TOLD)).toBeTruthy();
    expect(again.getByLabelText('Комментарий')).toHaveProperty('value', MINE);
    await later.user.click(again.getByRole('button', { name: 'Удалить' }));
    expect(again.getByLabelText('Комментарий')).toHaveProperty('value', THEIRS);
    expect(again.queryByText(TOLD)).toBeNull();
  });
});

it('the same words from two hands are no quarrel', async () => {
  const desk = await openDesk({ path: OPERATORS });
  const open = await writing(desk);
  await saveElsewhere(desk, MINE);
  await desk.user.click(open.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(saved(desk)).toEqual([bodyOf(MINE)]);
});

it('a field nobody has typed into follows the new text', async () => {
  const desk = await openDesk({ path: OPERATORS });
  await desk.user.click(await enabled('Добавить'));
  const open = await dialog('Комментарий');
  await saveElsewhere(desk, THEIRS);
  desk.app.invalidations.publish(['deposit']);
  await waitFor(() => expect(open.getByLabelText('Комментарий')).toHaveProperty('value', THEIRS));
  expect(open.getByRole('status').textContent).toBe('Комментарий изменили: в поле новый текст.');
  expect(open.queryByText(TOLD)).toBeNull();
});

it('a withdrawal asks as well, also where the other one has emptied it', async () => {
  const desk = await openDesk({ path: '/organization/withdrawal-requests/705' });
  const open = await writing(desk, 'Изменить');
  const row = desk.mock.world.get('withdrawals', 705);
  if (!row) throw new Error('no withdrawal 705');
  desk.mock.world.put('withdrawals', { ...row, comment: null });
  await desk.user.click(open.getByRole('button', { name: 'Сохранить' }));
  expect(await open.findByText(TOLD)).toBeTruthy();
  expect(open.getByText('Комментарий удалён')).toBeTruthy();
  expect(saved(desk)).toEqual([]);
});

it('what cannot be compared is not sent: the read before it has failed', async () => {
  let isDown = false;
  const desk = await openDesk({
    path: OPERATORS,
    before: ({ method, path }) =>
      Promise.resolve(
        isDown && method === 'GET' && path.endsWith('deposits') ? new Response('', { status: 503 }) : null,
      ),
  });
  const open = await writing(desk);
  isDown = true;
  await desk.user.click(open.getByRole('button', { name: 'Сохранить' }));
  expect(await open.findByRole('alert')).toBeTruthy();
  expect(saved(desk)).toEqual([]);
  isDown = false;
  await desk.user.click(open.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(saved(desk)).toEqual([bodyOf(MINE)]));
});
