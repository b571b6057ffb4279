// A sent message arrives once and in order, whatever the server and the network do.
import { describe, expect, test } from 'vitest';
import { quiet, until } from '../support/time.ts';
import { API, signedIn } from '../support/app.ts';
import { createProfile } from '../support/tabs.ts';
import { type TestChat, collectLogs, composerOf, openChat, outbox } from './testChat.ts';
import { CHAT, OWN, createChatServer, getSentTexts } from './chatServer.ts';

const SECOND = 1000;
const logged = collectLogs();
const pdf = () => new File(['%PDF-1.7 акт'], 'act.pdf', { type: 'application/pdf' });
const pick = async (bench: TestChat, file = pdf()) => {
  composerOf(bench)
    .getSnapshot()
    .children.picker?.send({ type: 'files.pick', files: [file] });
  await until(() => composerOf(bench).getSnapshot().context.file !== null, 'the file');
};

function entry(more: Record<string, unknown>) {
  return {
    createdAt: '2026-11-20T12:00:00Z',
    file: null,
    tries: 5,
    doubtful: true,
    after: null,
    failed: false,
    ...more,
  };
}

describe('sending', () => {
  test('trims, shows, signs and clears the text; its echo is the same row', async () => {
    const server = createChatServer();
    const bench = await openChat(server);
    await bench.reaches('live.idle');
    bench.say('  Добрый день \n');
    expect(bench.texts()).toEqual(['Добрый день']);
    expect(outbox(bench)).toHaveLength(1);
    await until(() => outbox(bench).length === 0);
    expect(bench.ids()).toEqual(['own-1']);
    expect(server.frames).toEqual([
      {
        message: 'Добрый день',
        type: 'chat_message',
        content: 'Добрый день',
        message_id: 'own-1',
        sender: OWN,
        created_at: '1970-01-01T00:00:00.000Z',
        file: null,
      },
    ]);
    expect(bench.actor.getSnapshot().children.composer?.getSnapshot().context.draft).toBe('');
  });

  test('keeps a text of spaces unsent', async () => {
    const server = createChatServer();
    const bench = await openChat(server);
    await bench.reaches('live.idle');
    bench.say(' \n ');
    await quiet();
    expect(server.frames).toEqual([]);
    expect(bench.actor.getSnapshot().children.composer?.getSnapshot().context.draft).toBe(' \n ');
  });

  test('sends one at a time, in order', async () => {
    const server = createChatServer();
    const bench = await openChat(server);
    await bench.reaches('live.idle');
    const echoes: (() => void)[] = [];
    server.order = (_, run) => void echoes.push(run);
    for (const text of ['раз', 'два', 'три']) bench.say(text);
    await quiet();
    expect(getSentTexts(server)).toEqual(['раз']);
    server.order = (_, run) => queueMicrotask(run);
    echoes[0]?.();
    await until(() => outbox(bench).length === 0);
    expect(getSentTexts(server)).toEqual(['раз', 'два', 'три']);
    expect(bench.texts()).toEqual(['раз', 'два', 'три']);
  });

  test('logs and keeps a message without an open socket, and sends it later', async () => {
    const server = createChatServer();
    const bench = await openChat(server);
    await bench.reaches('live.idle');
    server.drop();
    await bench.reaches('waiting');
    bench.say('подожду');
    expect(logged()).toContain('WebSocket connection is not open');
    expect(bench.texts()).toEqual(['подожду']);
    bench.actor.send({ type: 'connection.retry' });
    await until(() => outbox(bench).length === 0);
    expect(getSentTexts(server)).toEqual(['подожду']);
  });

  test('keeps two rows for equal texts when the server assigns ids', async () => {
    const server = createChatServer({ echo: 'renamed' });
    const bench = await openChat(server);
    await bench.reaches('live.idle');
    bench.say('да');
    bench.say('да');
    await until(() => outbox(bench).length === 0);
    expect(bench.ids()).toEqual(['server-1', 'server-2']);
    expect(bench.texts()).toEqual(['да', 'да']);
  });

  test('a late echo of a message in the history acknowledges no other one', async () => {
    const server = createChatServer({ echo: 'renamed', repeats: 'kept' });
    const bench = await openChat(server);
    await bench.reaches('live.idle');
    const echoes: (() => void)[] = [];
    server.order = (what, run) => (what === 'frame' ? void echoes.push(run) : queueMicrotask(run));
    bench.say('да');
    bench.say('да');
    await bench.reaches('live.awaitingAck');
    bench.clock.increment(5 * SECOND);
    await until(() => echoes.length === 2);
    echoes[0]?.();
    await quiet();
    expect(outbox(bench)).toHaveLength(1);
    echoes[1]?.();
    await until(() => outbox(bench).length === 0);
    expect(bench.texts()).toEqual(['да', 'да']);
  });

  test('an equal text of another tab acknowledges no unsent one', async () => {
    const server = createChatServer({ echo: 'renamed' });
    server.historyStatus = 500;
    const bench = await openChat(server);
    await bench.reaches('degraded');
    bench.say('да');
    server.says('да', { sender: OWN });
    await until(() => bench.rows().length === 1);
    expect(outbox(bench)).toHaveLength(1);
    server.historyStatus = null;
    bench.actor.send({ type: 'connection.retry' });
    await until(() => outbox(bench).length === 0);
    expect(bench.texts()).toEqual(['да', 'да']);
  });

  test('without an echo the history confirms the delivery after 5 s, and the socket stays', async () => {
    const server = createChatServer({ echo: 'none' });
    const bench = await openChat(server);
    await bench.reaches('live.idle');
    bench.say('слышно?');
    await bench.reaches('live.awaitingAck');
    bench.clock.increment(5 * SECOND);
    await bench.reaches('live.idle');
    expect(bench.texts()).toEqual(['слышно?']);
    expect(server.frames).toHaveLength(1);
    expect(server.handshakes).toHaveLength(1);
  });

  test('detects a dead socket within 10 s of a send', async () => {
    const server = createChatServer();
    const bench = await openChat(server);
    await bench.reaches('live.idle');
    server.nextFrame = 'swallowed';
    bench.say('есть кто?');
    await bench.reaches('live.awaitingAck');
    bench.clock.increment(5 * SECOND);
    await bench.reaches('waiting');
    bench.clock.increment(2 * SECOND);
    await until(() => outbox(bench).length === 0);
    expect(getSentTexts(server)).toEqual(['есть кто?', 'есть кто?']);
    expect(server.rows).toHaveLength(1);
    expect(bench.clock.now()).toBeLessThanOrEqual(10 * SECOND);
  });

  test('lost with the connection: sent again, once', async () => {
    const server = createChatServer({ repeats: 'kept' });
    const bench = await openChat(server);
    await bench.reaches('live.idle');
    server.nextFrame = 'lost';
    bench.say('пропадёт');
    bench.say('следом');
    await bench.reaches('waiting');
    bench.clock.increment(2 * SECOND);
    await until(() => outbox(bench).length === 0);
    expect(server.rows.map(({ content }) => content)).toEqual(['пропадёт', 'следом']);
    expect(bench.texts()).toEqual(['пропадёт', 'следом']);
  });

  test.each(['same', 'renamed'] as const)(
    'a stored message whose echo was lost (%s ids) is never sent again',
    async (echo) => {
      const server = createChatServer({ repeats: 'kept', echo });
      const bench = await openChat(server);
      await bench.reaches('live.idle');
      server.nextFrame = 'keptAndDropped';
      bench.say('да');
      bench.say('да');
      await bench.reaches('waiting');
      bench.clock.increment(2 * SECOND);
      await until(() => outbox(bench).length === 0);
      expect(server.frames).toHaveLength(2);
      expect(bench.texts()).toEqual(['да', 'да']);
    },
  );

  test('keeps one row each for echoes with our id and a history with another one', async () => {
    const server = createChatServer({ history: 'renamed' });
    server.says('начало');
    const bench = await openChat(server);
    await bench.reaches('live.idle');
    bench.say('да');
    await until(() => outbox(bench).length === 0);
    server.says('да');
    server.says('да');
    await until(() => bench.texts().length === 4);
    server.drop();
    server.says('пропущено', { silently: true });
    bench.actor.send({ type: 'connection.retry' });
    await bench.reaches('live.idle');
    expect(bench.texts()).toEqual(['начало', 'да', 'да', 'да', 'пропущено']);
  });

  test('after five tries the user decides; entries behind it wait', async () => {
    const server = createChatServer();
    const bench = await openChat(server);
    await bench.reaches('live.idle');
    server.nextFrame = 'swallowed';
    bench.say('упрямое');
    bench.say('за ним');
    for (let tries = 1; tries <= 5; tries += 1) {
      await until(() => server.frames.length === tries);
      server.nextFrame = 'swallowed';
      server.drop();
      await bench.reaches('waiting');
      bench.actor.send({ type: 'connection.retry' });
    }
    await bench.reaches('live.idle');
    expect(outbox(bench).map(({ failed, content }) => [content, failed])).toEqual([
      ['упрямое', true],
      ['за ним', false],
    ]);
    expect(server.frames).toHaveLength(5);
    const profile = () => server.calls.filter(({ path }) => path === `${API}auth/current_user/`).length;
    await until(() => profile() === 2, 'the account refetched: it may be closed by now');

    server.nextFrame = 'taken';
    bench.actor.send({ type: 'message.retry', id: 'own-1' });
    await until(() => outbox(bench).length === 0);
    expect(server.rows.map(({ content }) => content)).toEqual(['упрямое', 'за ним']);
  });

  test('deleting a failed message sends the next one', async () => {
    const server = createChatServer();
    const profile = createProfile(signedIn());
    const tab = createProfile({
      'meridian:outbox:1:7': JSON.stringify([entry({ id: 'x', content: 'нет', failed: true })]),
    });
    const bench = await openChat(server, { profile, tabStorage: tab.tab().storage });
    await bench.reaches('live.idle');
    bench.say('дальше');
    await quiet();
    expect(server.frames).toEqual([]);
    bench.actor.send({ type: 'message.remove', id: 'x' });
    await until(() => outbox(bench).length === 0);
    expect(getSentTexts(server)).toEqual(['дальше']);
  });
});

describe('files', () => {
  test('uploads, announces and shows a file once, after its text', async () => {
    const server = createChatServer();
    const bench = await openChat(server);
    await bench.reaches('live.idle');
    await pick(bench);
    bench.say('Во вложении акт');
    await until(() => server.rows.length === 2 && outbox(bench).length === 0);
    expect(server.calls.filter(({ path }) => path === `${API}chats/upload_file/`)).toHaveLength(1);
    const address = server.rows[1]?.file;
    expect(server.frames).toMatchObject([
      { type: 'chat_message', content: 'Во вложении акт' },
      { type: 'new_file', file_url: address, chat_id: CHAT },
    ]);
    expect(bench.rows().map(({ file }) => file)).toEqual([null, address]);
    const { context, children } = composerOf(bench).getSnapshot();
    expect(context).toMatchObject({ draft: '', file: null });
    expect(children.picker?.getSnapshot().value).toBe('empty');
  });

  test('the announcement is lost with the connection: announced again, not uploaded again', async () => {
    const server = createChatServer({ repeats: 'kept' });
    const bench = await openChat(server);
    await bench.reaches('live.idle');
    await pick(bench);
    server.nextFrame = 'keptAndDropped';
    composerOf(bench).send({ type: 'message.submit' });
    await bench.reaches('waiting');
    bench.actor.send({ type: 'connection.retry' });
    await until(() => outbox(bench).length === 0);
    expect(server.frames).toHaveLength(1);
    expect(bench.rows()).toHaveLength(1);
  });

  test('logs a failed upload without the file name, and keeps the file for another try', async () => {
    const server = createChatServer();
    const bench = await openChat(server);
    await bench.reaches('live.idle');
    await pick(bench);
    server.uploadStatus = 400;
    composerOf(bench).send({ type: 'message.submit' });
    await until(() => composerOf(bench).getSnapshot().context.failure !== null);
    expect(logged()).toEqual(['Error uploading file: POST /api/v1/chats/upload_file/: http 400']);
    expect(composerOf(bench).getSnapshot().context.file?.name).toBe('act.pdf');
    expect(server.frames).toEqual([]);
    server.uploadStatus = null;
    composerOf(bench).send({ type: 'message.submit' });
    await until(() => server.rows.length === 1);
  });
});
