// The chat that a screen names by its topic (my-wallets/chat) and the registry's chats, which addresses name by id.
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Route } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { ChatArea } from '../../src/ui/features/chat/ChatArea.tsx';
import { TopicChatScreen } from '../../src/ui/features/chat/TopicChatScreen.tsx';
import {
  type ChatSetup,
  waitUntilConnected,
  findMessageField,
  findMessageLog,
  openChats,
  findMessage,
  valueOf,
} from './chat.setup.tsx';

const path = '/account/my-wallets/chat';
const isNamed = ({ name }: { readonly name: string }) => name === 'Кошельки';
type World = ChatSetup['mock']['world'];
function addClosed(world: World) {
  for (const chat of world.filter('chats', isNamed)) world.put('chats', { ...chat, id: 900, closed: true });
}
const wallets = (
  <main>
    <TopicChatScreen name="Кошельки" base={path} back={null} />
  </main>
);

test('the chat of that name is the one shown', async () => {
  await openChats({ login: 'ved.cargo', path, view: wallets });
  await findMessage('Документы подготовим завтра.');
  expect(screen.getByRole('heading', { level: 2, name: 'Чат с оператором «Меридиан»' })).toBeDefined();
});

test('an open chat of that name is shown, although a newer one is closed', async () => {
  const { mock } = await openChats({ login: 'ved.cargo', path, view: wallets, arrange: addClosed });
  await findMessage('Документы подготовим завтра.');
  expect(await findMessageField()).toBeDefined();
  expect(mock.world.filter('chats', isNamed).map(({ closed }) => closed)).toEqual([false, true]);
});

test('a closed chat of that name takes no message', async () => {
  await openChats({
    login: 'ved.cargo',
    path,
    view: wallets,
    arrange(world: World) {
      for (const chat of world.filter('chats', isNamed)) world.put('chats', { ...chat, closed: true });
    },
  });
  await screen.findByText('Чат закрыт');
  await findMessage('Документы подготовим завтра.');
  expect(screen.queryByRole('textbox', { name: 'Введите сообщение' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Отправить' })).toBeNull();
});

test('without one it is created by the first message, which arrives in it', async () => {
  const { user, mock } = await openChats({ login: 'ved.active', path, view: wallets });
  await screen.findByText('Сообщений пока нет. Напишите оператору — чат откроется с первым сообщением');
  await user.type(await findMessageField(), 'Почему кошелёк отклонён?{Enter}');
  await waitUntilConnected();
  await findMessage('Почему кошелёк отклонён?');
  expect(document.activeElement).toBe(await findMessageField()); // the chat's own, for the next one
  const created = mock.world.filter('chats', ({ name, participant }) => name === 'Кошельки' && participant === 101);
  expect(created).toHaveLength(1);
  const kept = () => mock.world.filter('messages', ({ chat_id }) => chat_id === created[0]?.id);
  await waitFor(() => expect(kept().map(({ content }) => content)).toContain('Почему кошелёк отклонён?'));
  expect(kept().filter(({ content }) => content === 'Почему кошелёк отклонён?')).toHaveLength(1);
});

test('once every chat of that name is closed a new one is begun, with what was being written', async () => {
  const { user, mock } = await openChats({ login: 'ved.cargo', path });
  await waitUntilConnected();
  const back = within(screen.getByRole('region', { name: 'Чат' })).getByRole('link', { name: 'К кошелькам' });
  expect(back.getAttribute('href')).toBe('/account/my-wallets');
  await user.type(await findMessageField(), 'Ещё вопрос');
  const named = () => mock.world.filter('chats', ({ name }) => name === 'Кошельки');
  const [old] = named();
  await closes(mock, old?.id);
  expect((await screen.findByText(/Не отправлено:/)).parentElement?.textContent).toContain('Ещё вопрос');
  expect(screen.getByRole('button', { name: 'Скопировать: неотправленный текст' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Начать новый чат' }));
  await waitUntilConnected();
  expect(valueOf(await findMessageField())).toBe('Ещё вопрос');
  expect(named().map(({ closed }) => closed)).toEqual([true, false]);
  expect(location.pathname).toBe(path);
  await user.type(await findMessageField(), '{Enter}');
  await findMessage('Ещё вопрос');
  act(() => navigate('/account/help-chat/0'));
  await screen.findByText('Чат закрыт');
  expect(screen.queryByText(/Не отправлено:/), 'nothing is left where it was written').toBeNull();
});

test('a closed chat of the list is followed by the open one of its topic', async () => {
  const { user, mock } = await openChats({ login: 'ved.active', path: '/account/help-chat/0' });
  await waitUntilConnected();
  await user.type(await findMessageField(), 'Не успел');
  await closes(mock, 1);
  await user.click(await screen.findByRole('button', { name: 'Начать новый чат' }));
  await waitFor(() => expect(location.pathname).not.toBe('/account/help-chat/0'));
  await waitUntilConnected();
  expect(valueOf(await findMessageField())).toBe('Не успел');
});

/** The operator closes it while its reader looks at it. */
async function closes(mock: ChatSetup['mock'], id: number | undefined) {
  const { access } = await mock.signIn('operator');
  const headers = { Authorization: `Bearer ${access}`, 'Content-Type': 'application/json' };
  await mock.fetch(`/api/v1/chats/${id}/update/`, { method: 'PATCH', headers, body: '{"closed":true}' });
  await screen.findByText('Чат закрыт');
}

test('registry chats: the address names the id, none can be created', async () => {
  const registry = (
    <Route path="/registr-message/:id?">
      <ChatArea variant="registry" base="/registr-message" />
    </Route>
  );
  const { user } = await openChats({ login: 'ved.review', path: '/registr-message', view: registry });
  await screen.findByText('Выберите чат и начните общение');
  expect(screen.queryByRole('button', { name: 'Создать чат' })).toBeNull();
  await user.click(await screen.findByRole('link', { name: /Кедровая Линия/ }));
  expect(location.pathname).toBe('/registr-message/6');
  await findMessageLog();
  await findMessage('Проверяем уставные документы.');
});

test('from the registry chats a link leads back to the application', async () => {
  const { user } = await openChats({ login: 'ved.review', path: '/registr-message/6' });
  await waitUntilConnected();
  await user.click(screen.getByRole('link', { name: 'К заявке' }));
  expect(location.pathname).toBe('/registr-application');
});
