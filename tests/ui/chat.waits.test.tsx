// Waits of the chat screens that take long: after 15 s each offers a way out, and nothing typed is lost by taking it.
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SimulatedClock } from 'xstate';
import { TopicChatScreen } from '../../src/ui/features/chat/TopicChatScreen.tsx';
import { type ChatStage, connected, field, openChats, said, valueOf } from './chat.stage.tsx';

const SLOW_MS = 15_000;
const HISTORY = 'GET messages/';

const hold = ({ mock }: ChatStage, match: string) =>
  mock.control('POST', 'faults', { match, kind: 'hold', times: 'always' });
const release = ({ mock }: ChatStage) => mock.control('DELETE', 'faults');
/** Where the pane of the chat stands. */
const stands = (state: string) =>
  waitFor(() => expect(document.querySelector(`main [data-state=${state}]`)).not.toBeNull());

/** Opens the chat at `place` of the list while its history does not answer, and lets 15 s pass. */
async function openSlowly(place: number, state: string) {
  const clock = new SimulatedClock();
  const stage = await openChats({ login: 'ved.active', path: '/account/help-chat', clock });
  await hold(stage, HISTORY);
  const chats = await screen.findByRole('region', { name: 'Чаты' });
  const link = (await within(chats).findAllByRole('link'))[place];
  if (!link) throw new Error('no such chat');
  await stage.user.click(link);
  await stands(state);
  const pane = within(screen.getByRole('region', { name: 'Чат' }));
  expect(await pane.findByText('Загрузка...')).toBeDefined();
  expect(pane.queryByRole('button', { name: 'Отменить' })).toBeNull();
  return { ...stage, pane, passes: () => act(() => clock.increment(SLOW_MS)) };
}

test('the first history: given up and asked for again, the draft stays', async () => {
  const { pane, passes, ...stage } = await openSlowly(0, 'reconciling');
  await stage.user.type(await field(), 'не дописал');
  passes();
  expect(pane.getByText('Ответ задерживается')).toBeDefined();
  await stage.user.click(pane.getByRole('button', { name: 'Отменить' }));
  await pane.findByText('Загрузка отменена');
  await release(stage);
  await stage.user.click(pane.getByRole('button', { name: 'Повторить' }));
  await connected();
  expect(valueOf(await field())).toBe('не дописал');
});

test('the first history: asked for again while it is still on its way', async () => {
  const { pane, passes, ...stage } = await openSlowly(0, 'reconciling');
  passes();
  await stage.user.click(pane.getByRole('button', { name: 'Повторить' }));
  expect(pane.queryByText('Ответ задерживается')).toBeNull();
  passes();
  expect(pane.getByText('Ответ задерживается')).toBeDefined();
  await release(stage);
  await connected();
});

test('what is said after giving up is reason enough to connect, and arrives', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined); // the connection is not open, as specified
  const { pane, passes, ...stage } = await openSlowly(0, 'reconciling');
  passes();
  await stage.user.click(pane.getByRole('button', { name: 'Отменить' }));
  await pane.findByText('Загрузка отменена');
  await release(stage);
  await stage.user.type(await field(), 'Ещё здесь?{Enter}');
  await said('Ещё здесь?');
  await waitFor(() => expect(stage.messages(1).filter((text) => text === 'Ещё здесь?')).toHaveLength(1));
});

test('a closed chat: its history is given up and asked for again', async () => {
  const { pane, passes, ...stage } = await openSlowly(2, 'closed');
  passes();
  await stage.user.click(pane.getByRole('button', { name: 'Отменить' }));
  await pane.findByText('Загрузка отменена');
  await release(stage);
  await stage.user.click(pane.getByRole('button', { name: 'Повторить' }));
  expect(await said('Отправили платёж на 20 000 000,00 ₽.')).toBeDefined();
});

test('the list of chats: given up and asked for again', async () => {
  const clock = new SimulatedClock();
  const stage = await openChats({ login: 'ved.active', path: '/account/dashboard', clock });
  await hold(stage, 'GET chats');
  act(() => history.pushState(null, '', '/account/help-chat'));
  const chats = within(await screen.findByRole('region', { name: 'Чаты' }));
  await chats.findByText('Загрузка...');
  act(() => clock.increment(SLOW_MS));
  await stage.user.click(chats.getByRole('button', { name: 'Отменить' }));
  await chats.findByText('Загрузка отменена');
  await release(stage);
  await stage.user.click(chats.getByRole('button', { name: 'Повторить' }));
  expect((await chats.findAllByRole('link')).length).toBeGreaterThan(0);
});

test('a chat begun by a message: giving up keeps the text, also when the chat turns up after all', async () => {
  const clock = new SimulatedClock();
  const path = '/account/my-wallets/chat';
  const view = <TopicChatScreen name="Кошельки" back={null} base={path} />;
  const stage = await openChats({ login: 'ved.active', path, view, clock });
  await screen.findByText(/Напишите оператору/);
  await hold(stage, 'POST chats/create');
  await stage.user.type(await field(), 'Почему кошелёк отклонён?{Enter}');
  await waitFor(() => expect(document.querySelector('[data-state=creating]')).not.toBeNull());
  act(() => clock.increment(SLOW_MS));
  stage.mock.world.put('chats', { ...(stage.mock.world.get('chats', 1) ?? missing()), id: 77, name: 'Кошельки' });
  await stage.user.click(screen.getByRole('button', { name: 'Отменить отправку' }));
  await connected();
  expect(valueOf(await field())).toBe('Почему кошелёк отклонён?');
});

function missing(): never {
  throw new Error('the demo world has no chat 1');
}
