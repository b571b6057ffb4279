// A chat that is created by its first message: one request, the message waits where the chat will find it.
import { expect, onTestFinished, test } from 'vitest';
import { createActor } from 'xstate';
import { createChatWithMessage } from '../../src/machines/chat/list/firstMessage.ts';
import { readOutbox } from '../../src/machines/chat/outbox.ts';
import { startChatMachine } from '../../src/machines/chat/list/startChat.machine.ts';
import { API, openApp, signedIn } from '../support/app.ts';
import { createProfile, throwingStorage } from '../support/tabs.ts';
import { quiet, until } from '../support/time.ts';
import { createFakeApi, held, json } from '../support/fakeApi.ts';
import { collectLogs } from './testChat.ts';

const logged = collectLogs();
const CREATE = `POST ${API}chats/create/`;
const LIST = `GET ${API}chats`;
const listed = (results: readonly object[]) =>
  json(200, { count: results.length, next: null, previous: null, results });
const chat = { id: 9, name: 'Кошельки', closed: false, sender: 'Я', created_at: '2026-11-20T12:00:00+03:00' };

function open() {
  const fakeApi = createFakeApi();
  fakeApi.answer(LIST, () => listed([]));
  const { app } = openApp({ fakeApi, profile: createProfile(signedIn()) });
  const input = { name: 'Кошельки', user: { id: 5 }, services: app };
  const actor = createActor(startChatMachine, { input }).start();
  onTestFinished(() => {
    actor.stop();
    app.stop();
  });
  return { actor, app, input, fakeApi };
}

test('creates the chat once and puts the trimmed message into its outbox', async () => {
  const { actor, app, fakeApi } = open();
  fakeApi.answer(CREATE, () => json(201, chat));
  actor.send({ type: 'text.change', text: ' Вопрос по кошельку ' });
  actor.send({ type: 'message.submit' });
  actor.send({ type: 'message.submit' });
  await until(() => actor.getSnapshot().matches('created'));
  expect(fakeApi.calls(CREATE).map(({ body }) => body)).toEqual([{ name: 'Кошельки' }]);
  const outbox: unknown = JSON.parse(app.env.tabStorage.getItem('meridian:outbox:5:9') ?? '[]');
  expect(outbox).toMatchObject([{ content: 'Вопрос по кошельку', tries: 0, failed: false }]);
});

test('two tabs share one chat, and messages already waiting go first', async () => {
  const { actor, app, input, fakeApi } = open();
  const made: object[] = [{ ...chat, id: 8, closed: true }];
  fakeApi.answer(LIST, () => listed(made));
  fakeApi.answer(CREATE, () => {
    made.push(chat);
    return json(201, chat);
  });
  const second = createActor(startChatMachine, { input }).start();
  onTestFinished(() => void second.stop());
  const tags: string[] = [];
  for (const [tab, text] of [
    [actor, 'Первый'],
    [second, 'Второй'],
  ] as const) {
    tab.send({ type: 'text.change', text });
    tab.send({ type: 'message.submit' });
  }
  app.invalidations.subscribe((touched) => tags.push(...touched));
  await until(() => actor.getSnapshot().matches('created') && second.getSnapshot().matches('created'));
  expect(fakeApi.calls(CREATE)).toHaveLength(1);
  const outbox: unknown = JSON.parse(app.env.tabStorage.getItem('meridian:outbox:5:9') ?? '[]');
  expect(outbox).toMatchObject([{ content: 'Первый' }, { content: 'Второй' }]);
  expect(tags, 'the found chat invalidates the list, too').toEqual(['chat', 'chat', 'chat']);
});

test('spaces create nothing; a failure keeps the text', async () => {
  const { actor, fakeApi } = open();
  actor.send({ type: 'text.change', text: '  ' });
  actor.send({ type: 'message.submit' });
  await quiet();
  expect(fakeApi.calls(CREATE)).toEqual([]);
  fakeApi.answer(CREATE, () => json(500, {}));
  actor.send({ type: 'text.change', text: 'Вопрос' });
  actor.send({ type: 'message.submit' });
  await until(() => actor.getSnapshot().context.failure !== null);
  expect(actor.getSnapshot().context.draft).toBe('Вопрос');
  expect(logged()).toEqual(['Ошибка при создании чата: POST /api/v1/chats/create/: http 500']);
  actor.send({ type: 'message.submit' });
  expect(actor.getSnapshot().context.failure, 'another try').toBeNull();
});

test('as one call of a form it creates the chat and queues its first message; a rejection queues nothing', async () => {
  const { app, fakeApi } = open();
  const first = { name: 'Кошельки', draft: ' Вопрос ', user: { id: 5 }, services: app };
  const { signal } = new AbortController();
  fakeApi.once(CREATE, () => json(400, { name: ['Слишком общая тема'] }));
  expect(await createChatWithMessage(first, signal)).toMatchObject({ ok: false, failure: { status: 400 } });
  expect(app.env.tabStorage.length).toBe(0);
  app.env.storage.setItem('meridian:draft:5:new:Кошельки', 'Другое');
  fakeApi.answer(CREATE, () => json(201, chat));
  expect(await createChatWithMessage(first, signal)).toMatchObject({ ok: true, value: chat });
  expect(fakeApi.calls(CREATE).map(({ body }) => body)).toEqual([{ name: 'Кошельки' }, { name: 'Кошельки' }]);
  expect(app.env.storage.getItem('meridian:draft:5:new:Кошельки'), 'another text of that topic stays').toBe('Другое');
  const outbox: unknown = JSON.parse(app.env.tabStorage.getItem('meridian:outbox:5:9') ?? '[]');
  expect(outbox).toEqual([
    {
      id: expect.stringMatching(/^id-\d+$/),
      content: 'Вопрос',
      createdAt: '1970-01-01T00:00:00.000Z',
      file: null,
      tries: 0,
      failed: false,
      doubtful: false,
      after: null,
    },
  ]);
});

test('keeps the typed text over a reload until the chat is created, and nothing of an empty one', async () => {
  const { actor, input, fakeApi } = open();
  const { storage } = input.services.env;
  const key = 'meridian:draft:5:new:Кошельки';
  actor.send({ type: 'text.change', text: 'Вопрос' });
  expect(storage.getItem(key)).toBe('Вопрос');
  const reloaded = createActor(startChatMachine, { input }).start();
  onTestFinished(() => void reloaded.stop());
  expect(reloaded.getSnapshot().context.draft).toBe('Вопрос');
  reloaded.send({ type: 'text.change', text: '' });
  expect(storage.getItem(key)).toBeNull();
  fakeApi.answer(CREATE, () => json(201, chat));
  reloaded.send({ type: 'text.change', text: 'Вопрос' });
  reloaded.send({ type: 'message.submit' });
  await until(() => reloaded.getSnapshot().matches('created'));
  expect(storage.getItem(key)).toBeNull();
});

test('the text lasts as long as the page without storage', () => {
  const { input } = open();
  const env = { ...input.services.env, storage: throwingStorage() };
  const start = () =>
    createActor(startChatMachine, { input: { ...input, services: { ...input.services, env } } }).start();
  const actor = start();
  expect(actor.getSnapshot().context.draft).toBe('');
  actor.send({ type: 'text.change', text: 'Вопрос' });
  actor.stop();
  const again = start();
  onTestFinished(() => void again.stop());
  expect(again.getSnapshot().context.draft, 'after another screen').toBe('Вопрос');
});

test('a tab whose storage rejects the outbox still passes the message to the chat', async () => {
  const { input, fakeApi } = open();
  const env = { ...input.services.env, tabStorage: throwingStorage() };
  const actor = createActor(startChatMachine, { input: { ...input, services: { ...input.services, env } } }).start();
  onTestFinished(() => void actor.stop());
  fakeApi.answer(CREATE, () => json(201, chat));
  actor.send({ type: 'text.change', text: 'Вопрос' });
  actor.send({ type: 'message.submit' });
  await until(() => actor.getSnapshot().matches('created'));
  expect(readOutbox(env.tabStorage, 'meridian:outbox:5:9')).toMatchObject([{ content: 'Вопрос' }]);
  expect(env.storage.getItem('meridian:draft:5:new:Кошельки'), 'and no draft beside it').toBeNull();
});

test('cancelling keeps the text and refetches the list, which may contain the chat', async () => {
  const { actor, app, fakeApi } = open();
  const tags: string[] = [];
  app.invalidations.subscribe((touched) => tags.push(...touched));
  fakeApi.answer(CREATE, held().answer);
  actor.send({ type: 'text.change', text: 'Вопрос' });
  actor.send({ type: 'message.submit' });
  await until(() => fakeApi.calls(CREATE).length === 1);
  expect(actor.getSnapshot().hasTag('busy')).toBe(true);
  actor.send({ type: 'message.cancel' });
  expect([actor.getSnapshot().value, actor.getSnapshot().context.draft, tags]).toEqual(['editing', 'Вопрос', ['chat']]);
  expect(fakeApi.calls(CREATE)[0]?.signal?.aborted).toBe(true);
});
