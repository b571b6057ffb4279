// The composer of a chat: its draft over reloads and before the chat was known, the file and its upload.
import { expect, onTestFinished, test } from 'vitest';
import { createActor } from 'xstate';
import { composerMachine, moveDraft } from '../../src/machines/chat/composer.machine.ts';
import { createHeldRequests, failing, inertPorts } from '../support/models/ports.ts';
import { createProfile, fullStorage, throwingStorage } from '../support/tabs.ts';
import { quiet, until } from '../support/time.ts';
import { collectLogs } from './testChat.ts';

const logged = collectLogs();
const DRAFT = 'meridian:draft:1:7';
const FIRST = 'meridian:draft:1:new:Кошельки';

function open(stored: Readonly<Record<string, string>> | null, topic: string | null = null) {
  const profile = createProfile(stored ?? {});
  const storage = stored ? profile.tab().storage : throwingStorage();
  const fakeApi = createHeldRequests();
  const account = { mayWrite: true };
  const input = { chatId: 7, topic, userId: 1, storage, requests: fakeApi.ports, mayWrite: () => account.mayWrite };
  const actor = createActor(composerMachine, { input }).start();
  onTestFinished(() => void actor.stop());
  const context = () => actor.getSnapshot().context;
  return { actor, profile, fakeApi, account, context };
}

async function withFile() {
  const bench = open({});
  const file = new File(['%PDF-1.7 акт'], 'act.pdf', { type: 'application/pdf' });
  bench.actor.getSnapshot().children.picker?.send({ type: 'files.pick', files: [file] });
  await until(() => bench.context().file !== null, 'the file');
  return bench;
}

test.each([
  ['is its draft', {}, 'первое'],
  ['follows the stored draft', { [DRAFT]: 'старое' }, 'старое\nпервое'],
])('a text typed under the topic before the chat was known %s', (_, stored, draft) => {
  const { context, profile } = open({ ...stored, [FIRST]: 'первое', 'meridian:draft:2:7': 'чужое' }, 'Кошельки');
  expect(context().draft).toBe(draft);
  expect(Object.fromEntries(profile.items)).toEqual({ [DRAFT]: draft, 'meridian:draft:2:7': 'чужое' });
});

test("uses the chat's draft without a topic, or without a text under it", () => {
  const unknown = open({ [FIRST]: 'первое', 'meridian:draft:1:new:null': 'ничьё' });
  expect([unknown.context().draft, unknown.profile.items.size]).toEqual(['', 2]);
  expect(open({ [DRAFT]: 'своё' }, 'Кошельки').context().draft).toBe('своё');
  expect(open({}, 'Кошельки').profile.items.size, 'and nothing is stored').toBe(0);
});

test('the draft lasts as long as the page without storage', () => {
  const { actor, context } = open(null, 'Кошельки');
  expect(context().draft).toBe('');
  actor.send({ type: 'text.change', text: 'пишу' });
  expect(context().draft).toBe('пишу');
});

test.each([
  ['full', fullStorage],
  ['forbidden', throwingStorage],
])('a %s storage restores no sent text when the chat is opened again', (_, storageOf) => {
  const storage = storageOf();
  const input = { chatId: 7, topic: null, userId: 1, storage, requests: inertPorts, mayWrite: () => true };
  const first = createActor(composerMachine, { input }).start();
  first.send({ type: 'text.change', text: 'не отправил' });
  first.stop();
  const again = createActor(composerMachine, { input }).start();
  expect(again.getSnapshot().context.draft).toBe('не отправил');
  again.send({ type: 'text.change', text: '' });
  again.stop();
  expect(createActor(composerMachine, { input }).getSnapshot().context.draft).toBe('');
});

test('a cancelled upload is aborted; the file stays for another try', async () => {
  const { actor, fakeApi, context } = await withFile();
  actor.send({ type: 'message.submit' });
  expect(actor.getSnapshot().hasTag('busy')).toBe(true);
  actor.send({ type: 'upload.cancel' });
  expect([fakeApi.sent[0]?.signal.aborted, context().file?.name]).toEqual([true, 'act.pdf']);
  actor.send({ type: 'message.submit' });
  fakeApi.settle({ ok: false, failure: failing('http', { status: 400, method: 'POST' }) });
  await until(() => context().failure !== null);
  expect(context().failure).toMatchObject({ kind: 'http', status: 400 });
  expect(logged()).toHaveLength(1);
  actor.send({ type: 'message.submit' });
  expect([fakeApi.sent.length, context().failure]).toEqual([3, null]);
});

test('uploads nothing without write permission or without a file', async () => {
  const { actor, fakeApi, account } = await withFile();
  account.mayWrite = false;
  actor.send({ type: 'message.submit' });
  expect([fakeApi.sent.length, actor.getSnapshot().value]).toEqual([0, 'editing']);
  const empty = open({});
  empty.actor.send({ type: 'message.submit' });
  expect(empty.actor.getSnapshot().value).toBe('editing');
});

test('emptying the field removes its own text, not that of another tab', () => {
  const { actor, profile } = open({});
  actor.send({ type: 'text.change', text: 'ок' });
  profile.tab().storage.setItem(DRAFT, 'длинное письмо другой вкладки');
  actor.send({ type: 'text.change', text: '' });
  expect(profile.items.get(DRAFT)).toBe('длинное письмо другой вкладки');
  actor.send({ type: 'text.change', text: 'и ещё' });
  actor.send({ type: 'text.change', text: '' });
  expect(profile.items.size).toBe(0);
});

test.each([
  ['has sent its own', (storage: Storage) => storage.removeItem(DRAFT), 'письмо'],
  ['has left its own', (storage: Storage) => storage.setItem(DRAFT, 'чужое'), 'чужое\nписьмо'],
  ['has gone on with it', (storage: Storage) => storage.setItem(DRAFT, 'письмо, и ещё'), 'письмо, и ещё'],
])('leaving a chat keeps its text, though another tab %s', (_, does, draft) => {
  const { actor, profile } = open({});
  actor.send({ type: 'text.change', text: 'письмо' });
  does(profile.tab().storage);
  actor.stop();
  expect(profile.items.get(DRAFT)).toBe(draft);
});

test('leaves restored and sent texts to the other tab', () => {
  const found = open({ [DRAFT]: 'найдено' });
  found.profile.tab().storage.removeItem(DRAFT);
  found.actor.stop();
  expect(found.profile.items.size).toBe(0);
});

test('the end of the session keeps the draft as another tab stored it', () => {
  const { actor, account, profile } = open({});
  actor.send({ type: 'text.change', text: 'письмо' });
  profile.tab().storage.removeItem(DRAFT);
  account.mayWrite = false;
  actor.stop();
  expect(profile.items.size).toBe(0);
});

test('a machine created but not started moves no draft', () => {
  const profile = createProfile({ [FIRST]: 'первое' });
  const { storage } = profile.tab();
  const input = { chatId: 7, topic: 'Кошельки', userId: 1, storage, requests: inertPorts, mayWrite: () => true };
  expect(createActor(composerMachine, { input }).getSnapshot().context.draft).toBe('первое');
  expect(Object.fromEntries(profile.items)).toEqual({ [FIRST]: 'первое' });
});

test('appends the draft of a closed chat to that of its successor', () => {
  const { storage } = createProfile({ 'meridian:draft:1:9': 'там' }).tab();
  moveDraft({ storage, userId: 1, draft: 'здесь' }, 9);
  expect(storage.getItem('meridian:draft:1:9')).toBe('там\nздесь');
  const { items, tab } = createProfile();
  moveDraft({ storage: tab().storage, userId: 1, draft: '' }, 9);
  expect([...items], 'nothing was being written').toEqual([]);
  moveDraft({ storage: throwingStorage(), userId: 1, draft: 'здесь' }, 9);
});

test('signing out removes draft and file, and aborts the upload', async () => {
  const { actor, fakeApi, profile, context } = await withFile();
  actor.send({ type: 'message.submit' });
  actor.send({ type: 'text.change', text: 'пишу' });
  actor.send({ type: 'message.discard' });
  await quiet();
  expect([context().draft, context().file, profile.items.size]).toEqual(['', null, 0]);
  expect(fakeApi.sent[0]?.signal.aborted).toBe(true);
  expect(actor.getSnapshot().children.picker?.getSnapshot().context.files).toEqual([]);
});
