// @vitest-environment jsdom
// The in-process transport in the environment of views: jsdom's own Blob, File, FormData and EventTarget.
import { expect, test, vi } from 'vitest';
import { openChatSocket } from '../../src/api/chatSocket.ts';
import { endpoints } from '../../src/api/endpoints/all.ts';
import { apiAs, openMock, pdf } from './mock.ts';

test('uploads and downloads keep their bytes', async () => {
  const mock = openMock();
  const api = await apiAs(mock, 'ved.active');
  const bytes = [...Buffer.from('%PDF-'), ...Array.from({ length: 300 }, (_, index) => index % 256)];
  const { file_url } = await api(endpoints.chatFileUpload, { body: { file: pdf('Скан.pdf', bytes), chat_id: 1 } });
  const back = await mock.fetch(file_url);
  expect([...new Uint8Array(await back.arrayBuffer())]).toEqual(bytes);
});

test('the product’s chat socket works over the shim', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const mock = openMock();
  const { access } = await mock.signIn('ved.active');
  const opened = vi.fn<() => void>();
  const framed = vi.fn<(frame: unknown) => void>();
  const ended = vi.fn<(code: number | null) => void>();
  const { WebSocket, origin } = mock;
  const handlers = { onOpen: opened, onFrame: framed, onUnreadable: () => undefined, onEnd: ended };
  const socket = openChatSocket({ origin, chatId: 1, token: () => access, WebSocket, ...handlers });
  await vi.waitFor(() => expect(opened).toHaveBeenCalledOnce());
  const said = { message_id: 'm-1', content: 'Добрый день', sender: 'я', created_at: '2026-11-20T15:00:00Z' };
  socket.send({ type: 'chat_message', file: null, ...said });
  await vi.waitFor(() => expect(framed).toHaveBeenCalledOnce());
  const echo = { message_id: 'm-1', content: 'Добрый день', sender: 'ООО «Лазурит Импорт»' };
  expect(framed).toHaveBeenCalledWith(expect.objectContaining(echo));
  await mock.control('POST', 'sockets', { action: 'drop' });
  await vi.waitFor(() => expect(ended).toHaveBeenCalledWith(1006));
});
