// The list of chats: all pages, places that stay, the stored choice, what the address means.
import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createActor } from 'xstate';
import type { Chat } from '../../src/api/schemas/chats.ts';
import { recordIdSchema } from '../../src/api/schemas/coercions.ts';
import {
  type ChatListEmitted,
  chatListMachine,
  selectOpenChat,
} from '../../src/machines/chat/list/chatList.machine.ts';
import { type ChatParamKind, resolveChat, filterChats } from '../../src/machines/chat/list/chatRoute.ts';
import { NETWORK_RESTORED, ALL_TAGS, WINDOW_FOCUSED } from '../../src/machines/data/ports.ts';
import { API, ORIGIN, openApp, signedIn } from '../support/app.ts';
import { createProfile } from '../support/tabs.ts';
import { quiet, until } from '../support/time.ts';
import { type FakeApi, createFakeApi, json } from '../support/fakeApi.ts';
import { collectLogs } from './testChat.ts';

collectLogs();

const LIST = `GET ${API}chats`;

function chat(id: number, more: Partial<Chat> = {}): Chat {
  const blank = { closed: false, sender: 'Я', participant: null, liquidity_provider: null };
  return { id, name: `Чат ${id}`, created_at: '2026-11-20T12:00:00+03:00', ...blank, ...more };
}
const page = (results: readonly Chat[], next: string | null = null) =>
  json(200, { count: results.length, next, previous: null, results });

interface Parts {
  readonly place?: string | null;
  readonly stored?: unknown;
  readonly paramKind?: ChatParamKind;
  readonly fakeApi?: FakeApi;
}

function open(
  chats: readonly Chat[],
  { place = null, stored, paramKind = 'index', fakeApi = createFakeApi() }: Parts = {},
) {
  fakeApi.answer(LIST, () => page(chats));
  const selected = stored === undefined ? {} : { selectedChat: JSON.stringify(stored) };
  const profile = createProfile({ ...signedIn(), ...selected });
  const { app, clock } = openApp({ fakeApi, profile });
  const actor = createActor(chatListMachine, { input: { services: app, paramKind, place }, clock }).start();
  const moves: Omit<ChatListEmitted, 'type'>[] = [];
  actor.on('route.navigate', ({ place: to, replace }) => moves.push({ place: to, replace }));
  onTestFinished(() => {
    actor.stop();
    app.stop();
  });
  const opened = () => {
    const at = selectOpenChat(actor.getSnapshot());
    return at.kind === 'found' ? at.chat.id : at.kind;
  };
  return {
    actor,
    app,
    clock,
    fakeApi,
    profile,
    moves,
    opened,
    settles: () => until(() => actor.getSnapshot().matches('ready')),
  };
}

test('reads all pages and orders them by id, so that indexes stay', async () => {
  const fakeApi = createFakeApi();
  fakeApi.once(LIST, () => page([chat(5), chat(2)], `${ORIGIN}${API}chats?limit=3&offset=2`));
  const bench = open([chat(2), chat(9), chat(1)], { fakeApi });
  await bench.settles();
  expect(bench.actor.getSnapshot().context.chats?.map(({ id }) => id)).toEqual([1, 2, 5, 9]);
  expect(fakeApi.calls(LIST).map(({ query }) => query)).toEqual(['?limit=100&offset=0', '?limit=3&offset=2']);
});

test('has no chat until it is loaded, then uses the current URL', async () => {
  const bench = open([chat(1), chat(2)], { place: '0' });
  expect([bench.opened(), [...bench.actor.getSnapshot().tags]]).toEqual(['missing', ['busy']]);
  bench.actor.send({ type: 'route.changed', place: '1' });
  await bench.settles();
  expect(bench.opened()).toBe(2);
});

test('refetches when chats or all data are invalidated, on reconnect and on return to the page, and for nothing else', async () => {
  const bench = open([chat(1)]);
  await bench.settles();
  const reads: boolean[] = [];
  for (const tags of [['deposit'], ['deposit', 'chat'], [ALL_TAGS], [NETWORK_RESTORED], [WINDOW_FOCUSED]]) {
    bench.app.invalidations.publish(tags);
    reads.push(bench.actor.getSnapshot().hasTag('busy'));
    await bench.settles();
  }
  expect(reads).toEqual([false, true, true, true, true]);
});

test('refetches when the URL names an unknown chat, which may be new', async () => {
  const bench = open([chat(1)]);
  await bench.settles();
  bench.fakeApi.answer(LIST, () => page([chat(1), chat(7)]));
  bench.actor.send({ type: 'route.changed', place: '0' });
  expect(bench.fakeApi.calls(LIST)).toHaveLength(1);
  bench.actor.send({ type: 'route.changed', place: '1' });
  await bench.settles();
  expect([bench.opened(), bench.fakeApi.calls(LIST).length]).toEqual([7, 2]);
  bench.actor.send({ type: 'route.changed', place: '9' });
  await bench.settles();
  expect([bench.opened(), bench.fakeApi.calls(LIST).length]).toEqual(['missing', 3]);
});

test('refetches when another chat is selected, which may have been closed or reopened', async () => {
  const bench = open([chat(1), chat(2)], { place: '0' });
  await bench.settles();
  bench.fakeApi.answer(LIST, () => page([chat(1), chat(2, { closed: true })]));
  bench.actor.send({ type: 'route.changed', place: '1' });
  expect([bench.opened(), bench.actor.getSnapshot().hasTag('busy')], 'open at once while refetching').toEqual([
    2,
    true,
  ]);
  await bench.settles();
  expect(selectOpenChat(bench.actor.getSnapshot())).toMatchObject({ chat: { id: 2, closed: true } });
  bench.actor.send({ type: 'route.changed', place: '1' });
  bench.actor.send({ type: 'route.changed', place: null });
  expect(bench.fakeApi.calls(LIST), 'nothing new is turned to').toHaveLength(2);
});

test('refetches a failed list with the next URL', async () => {
  const fakeApi = createFakeApi();
  fakeApi.once(LIST, () => json(500, {}));
  const bench = open([chat(1)], { fakeApi });
  await until(() => bench.actor.getSnapshot().hasTag('failed'));
  bench.actor.send({ type: 'route.changed', place: null });
  expect(bench.actor.getSnapshot().hasTag('failed')).toBe(true);
  bench.actor.send({ type: 'route.changed', place: '0' });
  await bench.settles();
  expect(bench.opened()).toBe(1);
});

test('a failed list can be requested again; the previous one stays visible meanwhile', async () => {
  const fakeApi = createFakeApi();
  fakeApi.once(LIST, () => json(500, {}));
  const bench = open([chat(1)], { fakeApi });
  await until(() => bench.actor.getSnapshot().hasTag('failed'));
  expect(bench.actor.getSnapshot().context.failure).toMatchObject({ status: 500 });
  bench.actor.send({ type: 'chats.refetch' });
  await bench.settles();
  expect(bench.actor.getSnapshot().context.failure).toBeNull();
  fakeApi.once(LIST, () => json(500, {}));
  bench.app.invalidations.publish(['chat']);
  await until(() => bench.actor.getSnapshot().hasTag('failed'));
  expect(bench.actor.getSnapshot().context.chats).toHaveLength(1);
});

test('offers to cancel after 15 s', async () => {
  const fakeApi = createFakeApi();
  fakeApi.once(LIST, () => new Promise(() => {}));
  const bench = open([], { fakeApi });
  bench.clock.increment(15_000);
  expect(bench.actor.getSnapshot().hasTag('slow')).toBe(true);
  bench.actor.send({ type: 'chats.cancel' });
  expect(bench.actor.getSnapshot().matches('ready')).toBe(true);
});

describe('resolving the URL', () => {
  const chats = [chat(10), chat(20), chat(30)];

  test.each([
    [null, 'none'],
    ['', 'invalid'],
    ['abc', 'invalid'],
    ['-1', 'invalid'],
    ['1.5', 'invalid'],
    ['99999999999999999999', 'invalid'],
    ['3', 'missing'],
    ['0', 10],
    ['2', 30],
  ])('%j is %j', async (place, meaning) => {
    const bench = open(chats, { place });
    await bench.settles();
    expect(bench.opened()).toBe(meaning);
    expect(bench.moves).toEqual([]);
  });

  test('registry URLs contain the id', async () => {
    const bench = open(chats, { place: '20', paramKind: 'id' });
    await bench.settles();
    expect(bench.opened()).toBe(20);
  });

  test('the id takes precedence over the stored index', async () => {
    const bench = open(chats, { place: '0', stored: { index: 0, id: 20 } });
    await bench.settles();
    expect(bench.opened()).toBe(20);
    expect(bench.moves).toEqual([{ place: '1', replace: true }]);
    expect(bench.profile.items.get('selectedChat')).toBe('{"index":1,"id":20}');
  });

  test('a new index is a new selection, stored at once', async () => {
    const bench = open(chats, { place: '0', stored: { index: 0, id: 20 } });
    await bench.settles();
    bench.actor.send({ type: 'route.changed', place: '2' });
    expect(bench.opened()).toBe(30);
    expect(bench.profile.items.get('selectedChat')).toBe('{"index":2,"id":30}');
    expect(bench.moves).toHaveLength(1);
  });

  test('a click selects the clicked chat, whatever was stored', async () => {
    const bench = open(chats, { stored: { index: 0, id: 20 } });
    await bench.settles();
    bench.actor.send({ type: 'chat.select', index: 0, id: 10 });
    expect(bench.profile.items.get('selectedChat')).toBe('{"index":0,"id":10}');
    bench.actor.send({ type: 'route.changed', place: '0' });
    expect(bench.opened()).toBe(10);
    expect(bench.moves).toEqual([]);
  });

  test('a click selects the clicked chat, though the list changes before the URL', async () => {
    const listed = [chat(10), chat(20)];
    const bench = open(listed);
    await bench.settles();
    bench.actor.send({ type: 'chat.select', index: 0, id: 10 });
    listed.push(chat(5));
    bench.app.invalidations.publish(['chat']);
    await bench.settles();
    bench.actor.send({ type: 'route.changed', place: '0' });
    expect([bench.opened(), bench.moves]).toEqual([10, [{ place: '1', replace: true }]]);
  });

  test.each([['{"index":-1,"id":20}'], ['not json'], ['{"index":0}']])(
    'ignores a forged selection: %s',
    async (stored) => {
      const fakeApi = createFakeApi();
      fakeApi.answer(LIST, () => page(chats));
      const profile = createProfile({ ...signedIn(), selectedChat: stored });
      const { app } = openApp({ fakeApi, profile });
      onTestFinished(app.stop);
      const actor = createActor(chatListMachine, { input: { services: app, paramKind: 'index', place: '0' } }).start();
      await until(() => actor.getSnapshot().matches('ready'));
      expect(selectOpenChat(actor.getSnapshot())).toMatchObject({ kind: 'found', index: 0 });
    },
  );
});

test('selects a created chat, whether the list or the selection arrives first', async () => {
  for (const touchFirst of [true, false]) {
    const chats = [chat(10)];
    const bench = open(chats, { place: '0' });
    await bench.settles();
    chats.push(chat(11));
    if (touchFirst) bench.app.invalidations.publish(['chat']);
    if (touchFirst) await bench.settles();
    bench.actor.send({ type: 'chat.focus', id: 11 });
    await until(() => bench.moves.length > 0);
    expect(bench.moves).toEqual([{ place: '1', replace: false }]);
    bench.actor.send({ type: 'route.changed', place: '1' });
    await quiet();
    expect(bench.opened()).toBe(11);
    expect([bench.moves.length, bench.fakeApi.calls(LIST).length], 'nothing twice').toEqual([1, 2]);
    bench.actor.send({ type: 'route.changed', place: '0' });
    expect(bench.opened(), 'a wish comes true once').toBe(10);
  }
});

test('selects a created chat once the list contains it, though another one has its index', async () => {
  const chats = [chat(10), chat(20)];
  const bench = open(chats, { place: '1' });
  await bench.settles();
  bench.actor.send({ type: 'chats.refetch' });
  bench.actor.send({ type: 'chat.focus', id: 15 });
  await bench.settles();
  expect([bench.opened(), bench.moves], 'not listed yet').toEqual([20, []]);
  chats.push(chat(15));
  bench.app.invalidations.publish(['chat']);
  await bench.settles();
  expect(bench.opened()).toBe(15);
  expect(bench.profile.items.get('selectedChat')).toBe('{"index":1,"id":15}');
});

test('the search ignores case, keeps the indexes of the full list and has no pattern characters', () => {
  const chats = [chat(1, { name: 'Сделка С-1003' }), chat(2, { name: 'Кошельки' }), chat(3, { name: 'сделка [x].*' })];
  const found = (query: string) => filterChats(chats, query).map(({ index }) => index);
  expect(found('СДЕЛКА')).toEqual([0, 2]);
  expect(found('[x].*')).toEqual([2]);
  expect(found('')).toEqual([0, 1, 2]);
});

const idOf = (text: string) => v.parse(recordIdSchema, text);
const at = (day: number) => ({ created_at: `2026-11-${day}T12:00:00Z` });

test('orders ids that are no numbers by creation', async () => {
  const chats = [
    chat(1, { id: idOf('b7'), ...at(20) }),
    chat(1, { id: idOf('f1'), ...at(19) }),
    chat(1, { id: idOf('a0'), ...at(21) }),
  ];
  const bench = open(chats, { place: '2' });
  await bench.settles();
  expect(bench.opened()).toBe('a0');
  expect(resolveChat(chats, 'f1', null, 'id')).toMatchObject({ kind: 'found', index: 1 });
});

test('keeps the stored chat open, whatever the list becomes (10,000 lists)', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 12 });
  const stays = fc.property(ids, ids, fc.nat(), (before, after, pick) => {
    const old = listOf(before);
    const index = pick % old.length;
    const id = Number(old[index]?.id);
    const placed = resolveChat(listOf(after), String(index), { index, id }, 'index');
    return !after.some((one) => one === id) || (placed.kind === 'found' && placed.chat.id === id);
  });
  expect(fc.check(stays, { numRuns: 10_000 })).toMatchObject({ failed: false });
});

const listOf = (ids: readonly number[]) => ids.toSorted((a, b) => a - b).map((id) => chat(id));
