// Marks of unread messages in the operator's list of chats: gone once the chat is opened, per user of this browser.
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { asUser, type Mock, closeDemoApp, createMock, openDemoApp } from './demoApp.setup.tsx';

afterEach(closeDemoApp);

const IDS = [900, 901];

/** Two open chats that end with a message of the client; all others are closed. */
function arrange(world: Mock['world']): void {
  world.filter('chats', () => true).forEach((chat) => world.put('chats', { ...chat, closed: true }));
  for (const id of IDS) {
    const created_at = `2026-11-01T08:0${id - 900}:00Z`;
    const said = { type: 'chat_message', sender: 'ООО «Лазурит Импорт»', sender_id: 101, file: null } as const;
    world.put('chats', { id, name: `Вопрос ${id}`, closed: false, sender: said.sender, participant: 101, created_at });
    const message = { ...said, chat_id: id, message_id: `question-${id}`, content: `Когда ${id}?`, created_at };
    world.put('messages', { ...message, id: `${id}:question-${id}`, seq: 1 });
  }
}

/** Topics of the marked chats, in order. */
const unread = () =>
  screen
    .queryAllByRole('img', { name: 'Непрочитанное сообщение' })
    .map((mark) => mark.parentElement?.title ?? '')
    .toSorted((one, other) => one.localeCompare(other));

it('go when the chat is opened, stay so after a reload, and are there for another user', async () => {
  const path = '/organization/support';
  const mock = createMock();
  vi.stubGlobal('WebSocket', mock.WebSocket);
  const demoApp = await openDemoApp({ path, mock, arrange });
  await waitFor(() => expect(unread()).toEqual(['Вопрос 900', 'Вопрос 901']));
  await demoApp.user.click(screen.getByRole('link', { name: /Вопрос 900/ }));
  await waitFor(() => expect(unread()).toEqual(['Вопрос 901']));

  await openDemoApp({ path, reloads: demoApp });
  await waitFor(() => expect(unread()).toEqual(['Вопрос 901']));

  await openDemoApp({
    path,
    reloads: demoApp,
    before: asUser(77),
  });
  await waitFor(() => expect(unread()).toEqual(['Вопрос 900', 'Вопрос 901']));
});
