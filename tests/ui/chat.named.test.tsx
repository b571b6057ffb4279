// The chat that a screen names by its topic (my-wallets/chat) and the registry's chats, which addresses name by id.
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Route } from 'wouter';
import { ChatArea } from '../../src/ui/features/chat/ChatArea.tsx';
import { NamedChat } from '../../src/ui/features/chat/NamedChat.tsx';
import { connected, field, log, openChats, said } from './chat.stage.tsx';

const path = '/account/my-wallets/chat';
const wallets = (
  <main>
    <NamedChat name="Кошельки" base={path} />
  </main>
);

test('the chat of that name is the one shown', async () => {
  await openChats({ login: 'ved.cargo', path, view: wallets });
  await said('Документы подготовим завтра.');
  expect(screen.getByRole('heading', { level: 2, name: 'Чат с оператором «Меридиан»' })).toBeDefined();
});

test('without one it is created by the first message, which arrives in it', async () => {
  const { user, mock } = await openChats({ login: 'ved.active', path, view: wallets });
  await screen.findByText('Выберите чат и начните общение');
  await user.type(await field(), 'Почему кошелёк отклонён?{Enter}');
  await connected();
  await said('Почему кошелёк отклонён?');
  expect(document.activeElement).toBe(await field()); // the chat's own, for the next one
  const created = mock.world.filter('chats', ({ name, participant }) => name === 'Кошельки' && participant === 101);
  expect(created).toHaveLength(1);
  const kept = () => mock.world.filter('messages', ({ chat_id }) => chat_id === created[0]?.id);
  await waitFor(() => expect(kept().map(({ content }) => content)).toContain('Почему кошелёк отклонён?'));
  expect(kept().filter(({ content }) => content === 'Почему кошелёк отклонён?')).toHaveLength(1);
});

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
  await log();
  await said('Проверяем уставные документы.');
});

test('from the registry chats a link leads back to the application', async () => {
  const { user } = await openChats({ login: 'ved.review', path: '/registr-message/6' });
  await connected();
  await user.click(screen.getByRole('link', { name: 'К заявке' }));
  expect(location.pathname).toBe('/registr-application');
});
