// The outbox of a chat: which rows remove an entry, and how a tab stores it.
import { describe, expect, test } from 'vitest';
import type { ChatMessage } from '../../src/api/schemas/chats.ts';
import {
  type Outbox,
  type OutboxEntry,
  type GetMessageOwner,
  readOutbox,
  removeDelivered,
  writeOutbox,
  failAll,
  createEntry,
} from '../../src/machines/chat/outbox.ts';
import { createProfile, throwingStorage } from '../support/tabs.ts';
import { until } from '../support/time.ts';
import { OWN, createChatServer } from './chatServer.ts';
import { collectLogs, openLiveChat, openChat, outbox } from './testChat.ts';

collectLogs();

function entry(id: string, more: Partial<OutboxEntry> = {}): OutboxEntry {
  const said = { id, content: 'да', createdAt: '2026-11-20T12:00:00Z', file: null, after: null };
  return { ...createEntry(said), tries: 1, doubtful: true, ...more };
}
function row(message_id: string, more: Partial<ChatMessage> = {}): ChatMessage {
  const said = { type: 'chat_message', chat_id: 7, content: 'да', sender: OWN, sender_id: null, file: null } as const;
  return { ...said, message_id, created_at: '2026-11-20T12:00:00Z', ...more };
}
const ownerOf: GetMessageOwner = ({ sender }) => (sender === null ? 'unsigned' : sender === OWN ? 'own' : 'other');
const left = (entries: Outbox, rows: readonly ChatMessage[], keepsIds = false) => {
  const after = removeDelivered({ outbox: entries, keepsIds }, rows, ownerOf);
  return { ids: after.outbox.map(({ id }) => id).join(), keepsIds: after.keepsIds };
};

describe('removeDelivered removes', () => {
  const [a, b] = [entry('a'), entry('b')];
  const file = entry('f', { content: '', file: '/media/act.pdf' });

  test('an entry with the id of a row, which proves that the server keeps ids: an equal text is another message', () => {
    expect(left([a], [row('a')])).toEqual({ ids: '', keepsIds: true });
    expect(left([b, a], [row('a'), row('s')])).toEqual({ ids: 'b', keepsIds: true });
    expect(left([a], [row('s')], true)).toEqual({ ids: 'a', keepsIds: true });
  });

  test("entries with equal texts, one per row, while ids are the server's", () => {
    expect(left([a, b], [row('s')])).toEqual({ ids: 'b', keepsIds: false });
    expect(left([a, b], [row('s'), row('t')])).toEqual({ ids: '', keepsIds: false });
  });

  test.each([
    ['nothing that was not sent yet', entry('a', { tries: 0 }), row('s')],
    ['nothing that somebody else said', a, row('s', { sender: 'Оператор' })],
    ['nothing that says something else', a, row('s', { content: 'нет' })],
    ['no file that is another one', file, row('s', { content: '', file: '/media/bill.pdf' })],
    ['no text, if it is a file that was said', file, row('s', { content: '' })],
  ])('%s', (_, waiting, said) => {
    const entries = [waiting];
    expect(left(entries, [said])).toEqual({ ids: waiting.id, keepsIds: false });
    expect(removeDelivered({ outbox: entries, keepsIds: false }, [said], ownerOf).outbox, 'not even a copy').toBe(
      entries,
    );
  });

  test("entries of unsigned rows, while ids are the server's", () => {
    expect(left([a, b], [row('s', { sender: null })])).toEqual({ ids: 'b', keepsIds: false });
  });

  test('a file by its path, on whatever host and with whatever signature', () => {
    const address = 'https://s3.example/media/act.pdf?X-Amz-Signature=1';
    expect(left([file], [row('s', { file: address })]).ids).toBe('');
  });

  test('a file by its address, under whatever id', () => {
    expect(left([file], [row('s', { content: 'act.pdf', file: file.file })])).toEqual({ ids: '', keepsIds: false });
  });

  test('no entry written after the row', () => {
    const later = entry('a', { after: 'm' });
    expect(left([later], [row('s'), row('m', { content: 'нет' })]).ids).toBe('a');
    expect(left([later], [row('m', { content: 'нет' }), row('s')]).ids).toBe('');
    expect(
      left(
        [later],
        ['s', 't', 'u'].map((id) => row(id, id === 's' ? {} : { content: 'нет' })),
      ).ids,
    ).toBe('');
  });
});

test('sends nothing of a closed chat automatically', () => {
  expect(failAll([entry('a'), entry('b', { failed: true })]).map(({ failed }) => failed)).toEqual([true, true]);
});

describe('the stored outbox', () => {
  test('restores every entry as doubtful, and stores nothing when empty', () => {
    const { storage } = createProfile().tab();
    writeOutbox(storage, 'outbox', [entry('a', { doubtful: false })]);
    expect(readOutbox(storage, 'outbox')).toEqual([entry('a')]);
    writeOutbox(storage, 'outbox', []);
    expect([storage.length, readOutbox(storage, 'outbox')]).toEqual([0, []]);
  });

  test.each(['not json', '{"id":"a"}', '[{"id":"a"}]', 'null'])('is empty when the storage contains %s', (stored) => {
    expect(readOutbox(createProfile({ outbox: stored }).tab().storage, 'outbox')).toEqual([]);
  });

  test('lasts as long as the page when the storage rejects it', () => {
    const storage = throwingStorage();
    expect(readOutbox(storage, 'outbox')).toEqual([]);
    writeOutbox(storage, 'outbox', [entry('a')]);
    expect(readOutbox(storage, 'outbox')).toEqual([entry('a')]);
  });
});

test('looks for the first message of a chat as far back as needed', async () => {
  const server = createChatServer({ repeats: 'kept', page: 10 });
  const bench = await openChat(server);
  await bench.reaches('live.idle');
  server.nextFrame = 'keptAndDropped';
  bench.say('дошло');
  await bench.reaches('waiting');
  for (let count = 0; count < 15; count += 1) server.says(`${count}`, { silently: true });
  bench.actor.send({ type: 'connection.retry' });
  await until(() => outbox(bench).length === 0);
  await bench.reaches('live.idle');
  expect(server.frames).toHaveLength(1);
});

test('an entry stores the newest row at the time it was written', async () => {
  const { server, bench } = await openLiveChat();
  bench.say('раз');
  expect(outbox(bench)).toMatchObject([{ content: 'раз', after: null }]);
  await until(() => outbox(bench).length === 0);
  server.says('два');
  await until(() => bench.rows().length === 2);
  bench.say('три');
  expect(outbox(bench)).toMatchObject([{ content: 'три', after: bench.ids()[1] }]);
});

test('retries or deletes a failed entry while nothing can be sent', async () => {
  const server = createChatServer();
  server.accept = 'none';
  const held = { 'meridian:outbox:1:7': JSON.stringify([entry('a', { failed: true, tries: 5 }), entry('b')]) };
  const bench = await openChat(server, { tabStorage: createProfile(held).tab().storage });
  await bench.reaches('waiting');
  bench.actor.send({ type: 'message.retry', id: 'a' });
  expect(outbox(bench)).toMatchObject([
    { id: 'a', failed: false, tries: 0, doubtful: true },
    { id: 'b', tries: 1 },
  ]);
  bench.actor.send({ type: 'message.remove', id: 'a' });
  expect(outbox(bench)).toMatchObject([{ id: 'b' }]);
});
