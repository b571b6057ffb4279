// What is being written in a chat: the draft over reloads and before the chat was known, the file and its upload.
import { expect, onTestFinished, test } from 'vitest';
import { createActor } from 'xstate';
import { composerMachine } from '../../src/machines/composer.ts';
import { createHeldWire, failing } from '../support/models/ports.ts';
import { createProfile, throwingStorage } from '../support/tabs.ts';
import { quiet, until } from '../support/time.ts';
import { collectLogs } from './chatBench.ts';

const logged = collectLogs();
const DRAFT = 'meridian:draft:1:7';
const FIRST = 'meridian:draft:1:new:Кошельки';

function open(stored: Readonly<Record<string, string>> | null, topic: string | null = null) {
  const profile = createProfile(stored ?? {});
  const storage = stored ? profile.tab().storage : throwingStorage();
  const wire = createHeldWire();
  const account = { mayText: true };
  const input = { chatId: 7, topic, userId: 1, storage, requests: wire.ports, mayText: () => account.mayText };
  const actor = createActor(composerMachine, { input }).start();
  onTestFinished(() => void actor.stop());
  const context = () => actor.getSnapshot().context;
  return { actor, profile, wire, account, context };
}

async function withFile() {
  const bench = open({});
  const file = new File(['%PDF-1.7 акт'], 'act.pdf', { type: 'application/pdf' });
  bench.actor.getSnapshot().children.picker?.send({ type: 'PICKED', files: [file] });
  await until(() => bench.context().file !== null, 'the file');
  return bench;
}

test.each([
  ['is its draft', {}, 'первое'],
  ['follows what stands there already', { [DRAFT]: 'старое' }, 'старое\nпервое'],
])('what was written under the topic before the chat was known %s', (_, stored, draft) => {
  const { context, profile } = open({ ...stored, [FIRST]: 'первое', 'meridian:draft:2:7': 'чужое' }, 'Кошельки');
  expect(context().draft).toBe(draft);
  expect(Object.fromEntries(profile.items)).toEqual({ [DRAFT]: draft, 'meridian:draft:2:7': 'чужое' });
});

test('without a topic, or with nothing under it, the draft is the chat’s own', () => {
  const unknown = open({ [FIRST]: 'первое', 'meridian:draft:1:new:null': 'ничьё' });
  expect([unknown.context().draft, unknown.profile.items.size]).toEqual(['', 2]);
  expect(open({ [DRAFT]: 'своё' }, 'Кошельки').context().draft).toBe('своё');
  expect(open({}, 'Кошельки').profile.items.size, 'and nothing is stored').toBe(0);
});

test('where nothing may be stored the draft lives as long as the page', () => {
  const { actor, context } = open(null, 'Кошельки');
  expect(context().draft).toBe('');
  actor.send({ type: 'TYPED', text: 'пишу' });
  expect(context().draft).toBe('пишу');
});

test('an upload that was given up is aborted; the file stays for another try', async () => {
  const { actor, wire, context } = await withFile();
  actor.send({ type: 'SUBMITTED' });
  expect(actor.getSnapshot().hasTag('busy')).toBe(true);
  actor.send({ type: 'UPLOAD_CANCELLED' });
  expect([wire.sent[0]?.signal.aborted, context().file?.name]).toEqual([true, 'act.pdf']);
  actor.send({ type: 'SUBMITTED' });
  wire.settle({ ok: false, failure: failing('http', { status: 400, method: 'POST' }) });
  await until(() => context().failure !== null);
  expect(context().failure).toMatchObject({ kind: 'http', status: 400 });
  expect(logged()).toHaveLength(1);
  actor.send({ type: 'SUBMITTED' });
  expect([wire.sent.length, context().failure]).toEqual([3, null]);
});

test('an account that may not write uploads nothing, and nobody without a file', async () => {
  const { actor, wire, account } = await withFile();
  account.mayText = false;
  actor.send({ type: 'SUBMITTED' });
  expect([wire.sent.length, actor.getSnapshot().value]).toEqual([0, 'editing']);
  const empty = open({});
  empty.actor.send({ type: 'SUBMITTED' });
  expect(empty.actor.getSnapshot().value).toBe('editing');
});

test('an emptied box takes its own text along, not what another tab writes to the same chat', () => {
  const { actor, profile } = open({});
  actor.send({ type: 'TYPED', text: 'ок' });
  profile.tab().storage.setItem(DRAFT, 'длинное письмо другой вкладки');
  actor.send({ type: 'TYPED', text: '' });
  expect(profile.items.get(DRAFT)).toBe('длинное письмо другой вкладки');
  actor.send({ type: 'TYPED', text: 'и ещё' });
  actor.send({ type: 'TYPED', text: '' });
  expect(profile.items.size).toBe(0);
});

test('who has signed out leaves neither draft nor file, and no upload', async () => {
  const { actor, wire, profile, context } = await withFile();
  actor.send({ type: 'SUBMITTED' });
  actor.send({ type: 'TYPED', text: 'пишу' });
  actor.send({ type: 'FORGOTTEN' });
  await quiet();
  expect([context().draft, context().file, profile.items.size]).toEqual(['', null, 0]);
  expect(wire.sent[0]?.signal.aborted).toBe(true);
  expect(actor.getSnapshot().children.picker?.getSnapshot().context.files).toEqual([]);
});
