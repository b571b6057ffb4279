// Waits of the chat screens that take long: after 15 s each offers a way out, and nothing typed is lost by taking it.
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SimulatedClock } from 'xstate';
import { TopicChatScreen } from '../../src/ui/features/chat/TopicChatScreen.tsx';
import {
  type ChatSetup,
  waitUntilConnected,
  findMessageField,
  openChats,
  findMessage,
  valueOf,
} from './chat.setup.tsx';

const SLOW_MS = 15_000;
const HISTORY = 'GET messages/';

const hold = ({ mock }: ChatSetup, match: string) =>
  mock.control('POST', 'faults', { match, kind: 'hold', times: 'always' });
const release = ({ mock }: ChatSetup) => mock.control('DELETE', 'faults');
/** Place of the chat's pane. */
const waitForPane = (state: string) =>
  waitFor(() => expect(document.querySelector(`main [data-state=${state}]`)).not.toBeNull());

/** Opens the chat at `place` of the list without a history response, and advances 15 s. */
async function openSlowly(place: number, state: string) {
  const clock = new SimulatedClock();
  const setup = await openChats({ login: 'ved.active', path: '/account/help-chat', clock });
  await hold(setup, HISTORY);
  const chats = await screen.findByRole('region', { name: 'Чаты' });
  const link = (await within(chats).findAllByRole('link'))[place];
  if (!link) throw new Error('no such chat');
  await setup.user.click(link);
  await waitForPane(state);
  const pane = within(screen.getByRole('region', { name: 'Чат' }));
  expect(await pane.findByText('Загрузка...')).toBeDefined();
  expect(pane.queryByRole('button', { name: 'Отменить' })).toBeNull();
  return { ...setup, pane, passes: () => act(() => clock.increment(SLOW_MS)) };
}

test('the first history: cancelled and requested again, the draft stays', async () => {
  const { pane, passes, ...setup } = await openSlowly(0, 'reconciling');
  await setup.user.type(await findMessageField(), 'не дописал');
  passes();
  expect(pane.getByText('Ответ задерживается')).toBeDefined();
  await setup.user.click(pane.getByRole('button', { name: 'Отменить' }));
  await pane.findByText('Загрузка отменена');
  await release(setup);
  await setup.user.click(pane.getByRole('button', { name: 'Повторить' }));
  await waitUntilConnected();
  expect(valueOf(await findMessageField())).toBe('не дописал');
});

test('the first history: requested again while it is pending', async () => {
  const { pane, passes, ...setup } = await openSlowly(0, 'reconciling');
  passes();
  await setup.user.click(pane.getByRole('button', { name: 'Повторить' }));
  expect(pane.queryByText('Ответ задерживается')).toBeNull();
  passes();
  expect(pane.getByText('Ответ задерживается')).toBeDefined();
  await release(setup);
  await waitUntilConnected();
});

test('a message sent after cancelling connects, and arrives', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined); // the connection is not open, as specified
  const { pane, passes, ...setup } = await openSlowly(0, 'reconciling');
  passes();
  await setup.user.click(pane.getByRole('button', { name: 'Отменить' }));
  await pane.findByText('Загрузка отменена');
  await release(setup);
  await setup.user.type(await findMessageField(), 'Ещё здесь?{Enter}');
  await findMessage('Ещё здесь?');
  await waitFor(() => expect(setup.messages(1).filter((text) => text === 'Ещё здесь?')).toHaveLength(1));
});

test('a closed chat: its history is cancelled and requested again', async () => {
  const { pane, passes, ...setup } = await openSlowly(2, 'closed');
  passes();
  await setup.user.click(pane.getByRole('button', { name: 'Отменить' }));
  await pane.findByText('Загрузка отменена');
  await release(setup);
  await setup.user.click(pane.getByRole('button', { name: 'Повторить' }));
  expect(await findMessage('Отправили платёж на 20 000 000,00 ₽.')).toBeDefined();
});

test('the list of chats: cancelled and requested again', async () => {
  const clock = new SimulatedClock();
  const setup = await openChats({ login: 'ved.active', path: '/account/dashboard', clock });
  await hold(setup, 'GET chats');
  act(() => history.pushState(null, '', '/account/help-chat'));
  const chats = within(await screen.findByRole('region', { name: 'Чаты' }));
  await chats.findByText('Загрузка...');
  act(() => clock.increment(SLOW_MS));
  await setup.user.click(chats.getByRole('button', { name: 'Отменить' }));
  await chats.findByText('Загрузка отменена');
  await release(setup);
  await setup.user.click(chats.getByRole('button', { name: 'Повторить' }));
  expect((await chats.findAllByRole('link')).length).toBeGreaterThan(0);
});

test('a chat started by a message: cancelling keeps the text, also when the chat exists after all', async () => {
  const clock = new SimulatedClock();
  const path = '/account/my-wallets/chat';
  const view = <TopicChatScreen name="Кошельки" back={null} base={path} />;
  const setup = await openChats({ login: 'ved.active', path, view, clock });
  await screen.findByText(/Напишите оператору/);
  await hold(setup, 'POST chats/create');
  await setup.user.type(await findMessageField(), 'Почему кошелёк отклонён?{Enter}');
  await waitFor(() => expect(document.querySelector('[data-state=creating]')).not.toBeNull());
  act(() => clock.increment(SLOW_MS));
  setup.mock.world.put('chats', { ...(setup.mock.world.get('chats', 1) ?? missing()), id: 77, name: 'Кошельки' });
  await setup.user.click(screen.getByRole('button', { name: 'Отменить отправку' }));
  await waitUntilConnected();
  expect(valueOf(await findMessageField())).toBe('Почему кошелёк отклонён?');
});

function missing(): never {
  throw new Error('the demo world has no chat 1');
}
