// A comment saved by another user while it is being typed: both texts are shown for a choice, neither is overwritten.
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { type DemoApp, closeDemoApp, dialog, enabled, openDemoApp } from './demoApp.setup.tsx';

afterEach(closeDemoApp);

const MINE = 'Платёж пришёл без назначения';
const THEIRS = 'Ждём письмо из банка';
const NOTICE = /^Пока вы писали, комментарий изменили/;
const OPERATORS = '/organization/deposit-requests/602';
const OWN = '/account/replenishment-requests?id=602';

/** Another session on the same database saves a comment through the API. */
async function saveElsewhere({ mock }: DemoApp, comment: string, at = 'deposits/602', login = 'operator') {
  const { access } = await mock.signIn(login);
  const answer = await mock.fetch(`/api/v1/${at}/update_comment/`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${access}`, 'content-type': 'application/json' },
    body: JSON.stringify({ comment }),
  });
  expect(answer.status).toBe(200);
}

/** The dialog with `MINE` typed into it. */
async function writing(demoApp: DemoApp, button = 'Добавить') {
  await demoApp.user.click(await enabled(button));
  const open = await dialog('Комментарий');
  await demoApp.user.type(open.getByLabelText('Комментарий'), MINE);
  return open;
}

const saved = (demoApp: DemoApp) => demoApp.writes('update_comment').map(({ body }) => body);
const bodyOf = (comment: string) => JSON.stringify({ comment });

describe.each([
  ['an operator', OPERATORS, 'operator', 'ved.active'],
  ['its owner', OWN, 'ved.active', 'operator'],
])('a comment saved by %s during an edit', (_, path, login, other) => {
  it('is not overwritten: both are shown, and the choice is focused', async () => {
    const demoApp = await openDemoApp({ path, login });
    const open = await writing(demoApp);
    await saveElsewhere(demoApp, THEIRS, undefined, other);
    expect(open.queryByText(NOTICE)).toBeNull();
    await demoApp.user.click(open.getByRole('button', { name: 'Сохранить' }));
    const notice = await open.findByText(NOTICE);
    expect(notice.closest('[role=status]')).toBeTruthy();
    expect(open.getByText(THEIRS)).toBeTruthy();
    expect(open.getByLabelText('Комментарий')).toHaveProperty('value', MINE);
    expect(saved(demoApp)).toEqual([]);
    await waitFor(() => expect(document.activeElement).toBe(open.getByRole('button', { name: 'Оставить мой' })));
    await demoApp.user.click(open.getByRole('button', { name: 'Сохранить' }));
    expect(saved(demoApp)).toEqual([]);
    expect(document.activeElement).toBe(open.getByRole('button', { name: 'Оставить мой' }));
  });
});

it('a comment of more than 1000 characters is neither sent nor cut', async () => {
  const demoApp = await openDemoApp({ path: OWN, login: 'ved.active' });
  await demoApp.user.click(await enabled('Добавить'));
  const open = await dialog('Комментарий');
  await demoApp.user.click(open.getByLabelText('Комментарий'));
  await demoApp.user.paste('x'.repeat(1001));
  await demoApp.user.click(open.getByRole('button', { name: 'Сохранить' }));
  expect(await open.findByText(/^Не больше 1\s?000 знаков/)).toBeTruthy();
  expect(open.getByLabelText('Комментарий')).toHaveProperty('value', 'x'.repeat(1001));
  expect(saved(demoApp)).toEqual([]);
});

describe('the choice', () => {
  async function contested(): Promise<readonly [DemoApp, Awaited<ReturnType<typeof writing>>]> {
    const demoApp = await openDemoApp({ path: OPERATORS });
    const open = await writing(demoApp);
    await saveElsewhere(demoApp, THEIRS);
    demoApp.app.invalidations.publish(['deposit']);
    await open.findByText(NOTICE);
    return [demoApp, open];
  }

  it.each([
    ['Оставить мой', MINE],
    ['Взять новый', THEIRS],
    ['Объединить', `${THEIRS}\n${MINE}`],
  ])('«%s» decides the saved text', async (name, text) => {
    const [demoApp, open] = await contested();
    await demoApp.user.click(open.getByRole('button', { name }));
    const field = open.getByLabelText('Комментарий');
    expect(field).toHaveProperty('value', text);
    expect(open.queryByText(NOTICE)).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(field));
    await demoApp.user.click(open.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(saved(demoApp)).toEqual([bodyOf(text)]);
  });

  it('is required again when a third text arrives after it', async () => {
    const [demoApp, open] = await contested();
    await demoApp.user.click(open.getByRole('button', { name: 'Оставить мой' }));
    await saveElsewhere(demoApp, 'Письмо пришло');
    await demoApp.user.click(open.getByRole('button', { name: 'Сохранить' }));
    expect(await open.findByText(NOTICE)).toBeTruthy();
    expect(open.getByText('Письмо пришло')).toBeTruthy();
    expect(saved(demoApp)).toEqual([]);
  });

  it('survives closing the dialog and a reload: the draft stores its base text', async () => {
    const [demoApp, open] = await contested();
    await demoApp.user.click(open.getByRole('button', { name: 'Отмена' }));
    const later = await openDemoApp({ path: OPERATORS, reloads: demoApp });
    await later.user.click(await enabled('Изменить'));
    const again = await dialog('Комментарий');
    expect(again.getByText(NOTICE)).toBeTruthy();
    expect(again.getByLabelText('Комментарий')).toHaveProperty('value', MINE);
    await later.user.click(again.getByRole('button', { name: 'Удалить' }));
    expect(again.getByLabelText('Комментарий')).toHaveProperty('value', THEIRS);
    expect(again.queryByText(NOTICE)).toBeNull();
  });
});

it('equal texts of two users are no conflict', async () => {
  const demoApp = await openDemoApp({ path: OPERATORS });
  const open = await writing(demoApp);
  await saveElsewhere(demoApp, MINE);
  await demoApp.user.click(open.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(saved(demoApp)).toEqual([bodyOf(MINE)]);
});

it('an unedited field follows the new text', async () => {
  const demoApp = await openDemoApp({ path: OPERATORS });
  await demoApp.user.click(await enabled('Добавить'));
  const open = await dialog('Комментарий');
  await saveElsewhere(demoApp, THEIRS);
  demoApp.app.invalidations.publish(['deposit']);
  await waitFor(() => expect(open.getByLabelText('Комментарий')).toHaveProperty('value', THEIRS));
  expect(open.getByRole('status').textContent).toBe('Комментарий изменили: в поле новый текст.');
  expect(open.queryByText(NOTICE)).toBeNull();
});

it('a withdrawal offers the choice too, also where the other user emptied the comment', async () => {
  const demoApp = await openDemoApp({ path: '/organization/withdrawal-requests/705' });
  const open = await writing(demoApp, 'Изменить');
  const row = demoApp.mock.world.get('withdrawals', 705);
  if (!row) throw new Error('no withdrawal 705');
  demoApp.mock.world.put('withdrawals', { ...row, comment: null });
  await demoApp.user.click(open.getByRole('button', { name: 'Сохранить' }));
  expect(await open.findByText(NOTICE)).toBeTruthy();
  expect(open.getByText('Комментарий удалён')).toBeTruthy();
  expect(saved(demoApp)).toEqual([]);
});

it('a comment is not sent without a comparison: the read before it has failed', async () => {
  let isDown = false;
  const demoApp = await openDemoApp({
    path: OPERATORS,
    before: ({ method, path }) =>
      Promise.resolve(
        isDown && method === 'GET' && path.endsWith('deposits') ? new Response('', { status: 503 }) : null,
      ),
  });
  const open = await writing(demoApp);
  isDown = true;
  await demoApp.user.click(open.getByRole('button', { name: 'Сохранить' }));
  expect(await open.findByRole('alert')).toBeTruthy();
  expect(saved(demoApp)).toEqual([]);
  isDown = false;
  await demoApp.user.click(open.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(saved(demoApp)).toEqual([bodyOf(MINE)]));
});
