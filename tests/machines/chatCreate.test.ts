// A new chat in both variants: one request per intent, nothing typed is lost.
import { expect, onTestFinished, test } from 'vitest';
import { type Actor, createActor } from 'xstate';
import type { InvitableOrganization } from '../../src/api/schemas/chats.ts';
import {
  type ChatVariant,
  createChatMachine,
  isChatFormComplete,
} from '../../src/machines/chat/list/createChat.machine.ts';
import { API, openApp, signedIn } from '../support/app.ts';
import { createProfile } from '../support/tabs.ts';
import { quiet, until } from '../support/time.ts';
import { type FakeApi, createFakeApi, held, json } from '../support/fakeApi.ts';
import { collectLogs } from './testChat.ts';

const logged = collectLogs();
const CREATE = `POST ${API}chats/create/`;
const ORGANIZATIONS = `GET ${API}authorized_organization/chats/organizations/`;
const provider: InvitableOrganization = { id: 201, company_name: 'ООО «Ликвид-Мост»', source: 'LiquidityProvider' };
const participant: InvitableOrganization = { id: 201, company_name: 'ООО «Лазурит Импорт»', source: 'Participant' };

const chat = { id: 9, name: 'Вопрос', closed: false, sender: 'Я', created_at: '2026-11-20T12:00:00+03:00' };

function open(variant: ChatVariant, fakeApi: FakeApi = createFakeApi()) {
  fakeApi.answer(ORGANIZATIONS, () =>
    json(200, { count: 2, next: null, previous: null, results: [provider, participant] }),
  );
  const { app } = openApp({ fakeApi, profile: createProfile(signedIn()) });
  const actor = createActor(createChatMachine, { input: { variant, ...app, now: app.env.now } }).start();
  const created: unknown[] = [];
  actor.send({ type: 'dialog.open' });
  actor.on('chat.created', (event) => created.push(event.chat));
  onTestFinished(() => {
    actor.stop();
    app.stop();
  });
  return { actor, fakeApi, created };
}

const context = (actor: Actor<typeof createChatMachine>) => actor.getSnapshot().context;

test('sends a trimmed topic once, however often it is submitted', async () => {
  const { actor, fakeApi, created } = open('topic');
  fakeApi.answer(CREATE, () => json(201, chat));
  actor.send({ type: 'topic.change', topic: ' Вопрос ' });
  expect(isChatFormComplete(context(actor))).toBe(true);
  for (let click = 0; click < 10; click += 1) actor.send({ type: 'chat.create' });
  await until(() => created.length > 0);
  await quiet();
  expect(fakeApi.calls(CREATE).map(({ body }) => body)).toEqual([{ name: 'Вопрос' }]);
  expect(created).toMatchObject([{ id: 9 }]);
  expect(context(actor).created).toBe(9);
  expect(fakeApi.calls(ORGANIZATIONS)).toEqual([]);
});

test('its dialog stays open until it is closed or the chat is created', async () => {
  const { actor, fakeApi, created } = open('topic');
  const tags = () => [...actor.getSnapshot().tags];
  expect([tags(), actor.getSnapshot().matches({ open: { organizations: 'unneeded' } })]).toEqual([['open'], true]);
  actor.send({ type: 'dialog.close' });
  expect(tags()).toEqual([]);
  fakeApi.answer(CREATE, () => json(201, chat));
  actor.send({ type: 'dialog.open' });
  actor.send({ type: 'topic.change', topic: 'Вопрос' });
  actor.send({ type: 'chat.create' });
  expect(tags()).toEqual(['open', 'busy']);
  await until(() => created.length > 0);
  expect(tags()).toEqual([]);
});

test('ignores a submit without a topic', async () => {
  const { actor, fakeApi } = open('topic');
  actor.send({ type: 'topic.change', topic: '   ' });
  actor.send({ type: 'chat.create' });
  await quiet();
  expect(isChatFormComplete(context(actor))).toBe(false);
  expect([fakeApi.calls(CREATE).length, logged().length]).toEqual([0, 0]);
});

test('the invite variant without an organisation logs it and sends nothing', async () => {
  const { actor, fakeApi } = open('invite');
  actor.send({ type: 'topic.change', topic: 'Вопрос' });
  expect(isChatFormComplete(context(actor))).toBe(false);
  actor.send({ type: 'chat.create' });
  await quiet();
  expect(logged()).toEqual(['Выберите организацию']);
  expect(fakeApi.calls(CREATE)).toEqual([]);
});

test.each([
  [provider, { name: 'Вопрос', liquidity_provider: 201 }],
  [participant, { name: 'Вопрос', participant: 201 }],
])('the invited party decides the field: $source', async (organization, body) => {
  const { actor, fakeApi, created } = open('invite');
  fakeApi.answer(CREATE, () => json(201, chat));
  await until(() => context(actor).organizations?.length === 2);
  actor.send({ type: 'topic.change', topic: 'Вопрос' });
  actor.send({ type: 'organization.select', organization });
  actor.send({ type: 'chat.create' });
  await until(() => created.length === 1);
  expect(fakeApi.calls(CREATE).map((call) => call.body)).toEqual([body]);
});

test('a failure is logged, reported, and keeps the typed values; the next try is another request', async () => {
  const { actor, fakeApi, created } = open('invite');
  fakeApi.once(CREATE, () => json(400, { name: ['Слишком длинная тема'] }));
  fakeApi.answer(CREATE, () => json(201, chat));
  actor.send({ type: 'topic.change', topic: 'Вопрос' });
  actor.send({ type: 'organization.select', organization: provider });
  actor.send({ type: 'chat.create' });
  await until(() => context(actor).failure !== null);
  expect(logged()).toEqual(['Ошибка при создании чата: POST /api/v1/chats/create/: http 400']);
  expect(context(actor)).toMatchObject({ topic: 'Вопрос', organization: provider });
  actor.send({ type: 'chat.create' });
  expect(context(actor).failure, 'a new try has not failed yet').toBeNull();
  await until(() => created.length === 1);
  expect(fakeApi.calls(CREATE)).toHaveLength(2);
});

test.each([
  ['nothing', new Response(null, { status: 204 })],
  ['the topic alone', json(201, { name: 'Вопрос' })],
  ['a message', json(201, {})],
])('a chat whose creation answers %s is taken from the list, and created once', async (_, answer) => {
  const { actor, fakeApi, created } = open('topic');
  const rows = [
    { ...chat, id: 12, name: 'Вопрос' },
    { ...chat, id: 11, name: 'Вопрос' },
    { ...chat, id: 13, name: 'Другой' },
  ];
  fakeApi.once(CREATE, () => answer);
  fakeApi.answer(`GET ${API}chats`, () => json(200, { count: 3, next: null, previous: null, results: rows }));
  actor.send({ type: 'topic.change', topic: 'Вопрос' });
  actor.send({ type: 'chat.create' });
  await until(() => created.length === 1);
  expect(created).toMatchObject([{ id: 12 }]);
  expect(fakeApi.calls(CREATE)).toHaveLength(1);
});

test('loads organisations of all pages; a failed list can be requested again', async () => {
  const fakeApi = createFakeApi();
  const { actor } = open('invite', fakeApi);
  await until(() => context(actor).organizations !== null);
  expect(fakeApi.calls(ORGANIZATIONS).map(({ query }) => query)).toEqual(['?limit=100&offset=0']);
  actor.stop();

  fakeApi.once(ORGANIZATIONS, () => json(500, {}));
  const second = open('invite', fakeApi).actor;
  await until(() => context(second).listFailure !== null);
  const next = `https://meridian.test${API}authorized_organization/chats/organizations/?limit=1&offset=1`;
  fakeApi.once(ORGANIZATIONS, () => json(200, { count: 2, next, previous: null, results: [provider] }));
  second.send({ type: 'organizations.refetch' });
  await until(() => context(second).organizations !== null);
  expect(context(second)).toMatchObject({ organizations: [provider, participant], listFailure: null });
  expect(second.getSnapshot().matches({ open: { organizations: 'loaded' } })).toBe(true);
});

test('cancelling aborts the call and refetches the list', async () => {
  const { answer } = held();
  const fakeApi = createFakeApi();
  fakeApi.answer(CREATE, answer);
  const { app } = openApp({ fakeApi, profile: createProfile(signedIn()) });
  onTestFinished(app.stop);
  const tags: string[] = [];
  app.invalidations.subscribe((touched) => tags.push(...touched));
  const actor = createActor(createChatMachine, { input: { variant: 'topic', ...app, now: app.env.now } }).start();
  actor.send({ type: 'dialog.open' });
  actor.send({ type: 'topic.change', topic: 'Вопрос' });
  actor.send({ type: 'chat.create' });
  await until(() => fakeApi.calls(CREATE).length === 1);
  actor.send({ type: 'dialog.close' });
  expect(fakeApi.calls(CREATE)[0]?.signal?.aborted).toBe(true);
  expect(tags).toEqual(['chat']);
  actor.send({ type: 'dialog.open' });
  expect(context(actor)).toMatchObject({ topic: '' });
});
