// Reloads, duplicated tabs and the end of the session: nothing lost, nothing twice, nothing left behind.
import { describe, expect, onTestFinished, test } from 'vitest';
import { createActor } from 'xstate';
import { chatMachine } from '../../src/machines/chat/chat.machine.ts';
import { openApp, signedIn } from '../support/app.ts';
import { quiet, until } from '../support/time.ts';
import { type TestChat, collectLogs, composerOf, historyCalls, openChat, outbox } from './testChat.ts';
import { type ChatServer, createChatServer, getSentTexts } from './chatServer.ts';
import { createProfile } from '../support/tabs.ts';

const SECOND = 1000;
const KEY = 'meridian:outbox:1:7';
collectLogs();

/** A tab without a connection that keeps the messages sent since. */
async function holding(server: ChatServer, ...said: readonly string[]): Promise<TestChat> {
  const tab = await openChat(server);
  await tab.reaches('live.idle');
  server.drop();
  await tab.reaches('waiting');
  said.forEach((content) => tab.say(content));
  return tab;
}

/** A tab of the same browser that begins with a copy of what `tab` keeps. */
async function duplicate(server: ChatServer, tab: TestChat): Promise<TestChat> {
  const copy = createProfile({ [KEY]: tab.tabStorage.getItem(KEY) ?? '' });
  const other = await openChat(server, { profile: tab.profile, tabStorage: copy.tab().storage, prefix: 'copy' });
  await other.reaches('live.idle');
  return other;
}

describe('reload, tabs and sessions', () => {
  test('sends undelivered messages once after a reload, and delivered ones never again', async () => {
    const server = createChatServer({ repeats: 'kept' });
    const first = await openChat(server);
    await first.reaches('live.idle');
    server.nextFrame = 'keptAndDropped';
    first.say('дошло');
    first.say('не дошло');
    await first.reaches('waiting');
    first.stop();

    const { profile, tabStorage } = first;
    const second = await openChat(server, { profile, tabStorage, prefix: 'reloaded' });
    expect(second.texts()).toEqual(['дошло', 'не дошло']);
    await until(() => outbox(second).length === 0);
    expect(getSentTexts(server)).toEqual(['дошло', 'не дошло']);
    expect(second.texts()).toEqual(['дошло', 'не дошло']);
    expect(tabStorage.length).toBe(0);
  });

  test('looks for messages sent before the shown page as far back as needed', async () => {
    const server = createChatServer({ repeats: 'kept', page: 10 });
    for (let count = 0; count < 30; count += 1) server.says('давно', { silently: true });
    server.says('до того');
    const first = await openChat(server);
    await first.reaches('live.idle');
    server.nextFrame = 'keptAndDropped';
    first.say('дошло');
    await first.reaches('waiting');
    first.stop();
    for (let count = 0; count < 40; count += 1) server.says('потом', { silently: true });

    const second = await openChat(server, { ...first, prefix: 'reloaded' });
    await until(() => outbox(second).length === 0);
    expect(server.frames).toHaveLength(1);
    expect(historyCalls(server), 'five pages back, and the first again').toHaveLength(1 + 5 + 1);
  });

  test('a duplicated tab sends nothing that the first one holds, and takes over when that is closed', async () => {
    const server = createChatServer({ repeats: 'kept' });
    const first = await holding(server, 'одно');
    const second = await duplicate(server, first);
    first.say('ещё одно');
    await quiet();
    expect(server.frames).toEqual([]);
    first.stop();
    await until(() => outbox(second).length === 0);
    expect(getSentTexts(server)).toEqual(['одно']);
    expect(second.texts()).toEqual(['одно']);
  });

  test('a duplicate closed before its turn holds nothing', async () => {
    const server = createChatServer({ repeats: 'kept' });
    const first = await holding(server, 'одно');
    const copies = { [KEY]: first.tabStorage.getItem(KEY) ?? '' };
    const { profile } = first;
    const second = await openChat(server, { profile, tabStorage: createProfile(copies).tab().storage });
    await second.reaches('live.idle');
    second.stop();
    first.stop();
    const third = await openChat(server, { profile, tabStorage: createProfile(copies).tab().storage });
    await until(() => outbox(third).length === 0);
    expect(getSentTexts(server)).toEqual(['одно']);
  });

  test('a duplicate does not send messages that the first tab delivered before it closed', async () => {
    const server = createChatServer({ repeats: 'kept', echo: 'none' });
    const first = await holding(server, 'одно');
    const second = await duplicate(server, first); // its history does not have the message yet
    first.actor.send({ type: 'connection.retry' });
    await until(() => server.rows.length === 1);
    first.stop();
    await until(() => outbox(second).length === 0);
    expect(getSentTexts(server)).toEqual(['одно']);
    expect(second.texts()).toEqual(['одно']);
  });

  test('a duplicate sends no message in flight in the first tab; another tab sends its own at once', async () => {
    const server = createChatServer({ repeats: 'kept' });
    const first = await holding(server, 'одно');
    const second = await duplicate(server, first);
    server.nextFrame = 'swallowed';
    first.actor.send({ type: 'connection.retry' });
    await until(() => server.frames.length === 1);
    const third = await openChat(server, { profile: first.profile, prefix: 'third' });
    await third.reaches('live.idle');
    third.say('другое');
    await until(() => outbox(third).length === 0);
    expect(getSentTexts(server)).toEqual(['одно', 'другое']);
    expect(second.texts()).toEqual(['другое', 'одно']);
  });

  test('a duplicate drops the delivered one of two messages and waits for the other', async () => {
    const server = createChatServer({ repeats: 'kept', echo: 'none' });
    const first = await holding(server, 'одно', 'другое');
    const second = await duplicate(server, first);
    first.actor.send({ type: 'connection.retry' });
    await until(() => server.rows.length === 1);
    server.nextFrame = 'swallowed';
    first.clock.increment(5 * SECOND); // first.clock.increment(5 * SECOND); // nothing was echoed: the history is requested
    await until(() => outbox(second).length === 1 && server.frames.length === 2, 'the turn of both');
    expect([getSentTexts(server), second.texts()]).toEqual([
      ['одно', 'другое'],
      ['одно', 'другое'],
    ]);
  });

  test('a message sent by the first tab leaves the outbox of its duplicate', async () => {
    const server = createChatServer({ repeats: 'kept' });
    const first = await holding(server, 'одно');
    const second = await duplicate(server, first);
    first.actor.send({ type: 'connection.retry' });
    await until(() => outbox(first).length === 0 && outbox(second).length === 0);
    second.say('другое');
    await until(() => outbox(second).length === 0);
    expect(getSentTexts(server)).toEqual(['одно', 'другое']);
  });

  test('signing out closes the socket and removes draft and outbox', async () => {
    const server = createChatServer();
    const bench = await openChat(server);
    await bench.reaches('live.idle');
    server.drop();
    await bench.reaches('waiting');
    bench.say('не успело');
    composerOf(bench).send({ type: 'text.change', text: 'черновик' });
    expect(bench.profile.items.get('meridian:draft:1:7')).toBe('черновик');
    bench.app.session.send({ type: 'session.signOut' });
    expect(bench.state()).toBe('stopped');
    expect([bench.texts(), composerOf(bench).getSnapshot().context.draft]).toEqual([[], '']);
    expect(bench.tabStorage.length).toBe(0);
    expect(bench.profile.items.has('meridian:draft:1:7')).toBe(false);
    bench.clock.increment(60 * SECOND);
    await quiet();
    expect(server.handshakes).toHaveLength(1);
  });

  test('signing out removes the messages of this account in every chat, and none of another account', async () => {
    const [own, ownOutbox, foreign] = ['meridian:draft:1:8', 'meridian:outbox:1:9', 'meridian:draft:2:7'];
    const bench = await openChat(createChatServer());
    const { storage } = bench.profile.tab();
    for (const key of [own, foreign, 'meridian:theme']) storage.setItem(key, 'x');
    bench.tabStorage.setItem(ownOutbox, '[]');
    bench.app.session.send({ type: 'session.signOut' });
    expect([...bench.profile.items.keys()]).toEqual([foreign, 'meridian:theme']);
    expect(bench.tabStorage.length).toBe(0);
  });

  test('signing out before the profile is loaded removes the messages of every account', () => {
    const texts = { 'meridian:draft:1:8': 'а', 'meridian:draft:2:7': 'б', 'meridian:theme': 'dark' };
    const { app, profile } = openApp({ profile: createProfile({ ...signedIn(), ...texts }) });
    onTestFinished(app.stop);
    app.session.send({ type: 'session.signOut' });
    expect([...profile.items.keys()]).toEqual(['meridian:theme']);
  });

  test('a session that ends by itself keeps the outbox for the same user', async () => {
    const server = createChatServer();
    const bench = await openChat(server);
    await bench.reaches('live.idle');
    bench.profile.tab().storage.clear(); // another tab
    await bench.reaches('stopped');
    expect(server.open.size).toBe(0);
    bench.actor.send({ type: 'message.send', content: 'потом', file: null });
    expect(bench.tabStorage.getItem('meridian:outbox:1:7')).toContain('потом');
  });

  test('drafts belong to a user and a chat and outlive a reload', async () => {
    const server = createChatServer();
    const first = await openChat(server);
    composerOf(first).send({ type: 'text.change', text: 'недописанное' });
    first.stop();
    const second = await openChat(server, { profile: first.profile });
    expect(composerOf(second).getSnapshot().context.draft).toBe('недописанное');
  });

  test.each([
    ['an open chat under it', { closed: false, name: 'Кошельки' }, 'первое'],
    ['no closed one', { closed: true, name: 'Кошельки' }, ''],
    ['none without it', { closed: false }, ''],
  ])('a draft of a topic goes to %s', async (_, chat, draft) => {
    const first = await openChat(createChatServer());
    first.profile.tab().storage.setItem('meridian:draft:1:new:Кошельки', 'первое');
    const actor = createActor(chatMachine, {
      input: { ...first.input, chat: { ...first.input.chat, ...chat } },
    }).start();
    onTestFinished(() => void actor.stop());
    expect(actor.getSnapshot().children.composer?.getSnapshot().context.draft).toBe(draft);
  });
});
