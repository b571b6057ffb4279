// The order of messages: the server's, each id once, nothing lost that a stale history lacks.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ChatMessage } from '../../src/api/schemas/chats.ts';
import * as timelines from '../../src/machines/chat/timeline.ts';
import {
  appendMessages,
  emptyTimeline,
  hasMessage,
  getNewest,
  prependMessages,
} from '../../src/machines/chat/timeline.ts';

function row(id: number, content = `${id}`, more: Partial<ChatMessage> = {}): ChatMessage {
  const blank = { type: 'chat_message', chat_id: 1, sender: 'А', sender_id: null, file: null } as const;
  return { ...blank, message_id: `m${id}`, content, created_at: '2026-11-20T12:00:00Z', ...more };
}
const rows = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => row(from + index));
const timelineOf = (list: readonly ChatMessage[]) => appendMessages(emptyTimeline, list);
const merged = (...given: Parameters<typeof timelines.mergeHistory>) => timelines.mergeHistory(...given).timeline;
const ids = (list: readonly ChatMessage[]) => list.map(({ message_id }) => message_id);
const all = (timeline: typeof emptyTimeline) => getNewest(timeline, Infinity);

test('a long list keeps its order and finds its rows, block after block', () => {
  const timeline = timelineOf(rows(0, 4000));
  expect(timeline.length).toBe(4000);
  expect(ids(all(timeline))).toEqual(ids(rows(0, 4000)));
  for (const count of [0, 928, 1200, 1952])
    // blocks of 1024: the last one has 928
    expect(ids(getNewest(timeline, count))).toEqual(ids(rows(4000 - count, 4000)));
  expect(timelineOf(rows(0, 1024)).blocks, 'none is empty').toHaveLength(1);
  expect([hasMessage(timeline, 'm0'), hasMessage(timeline, 'm3999'), hasMessage(timeline, 'm4000')]).toEqual([
    true,
    true,
    false,
  ]);
});

test('an empty list has no rows', () => {
  expect([all(emptyTimeline), hasMessage(emptyTimeline, 'm0')]).toEqual([[], false]);
});

test('one row after the other makes the same list', () => {
  const grown = rows(0, 1100).reduce((timeline, one) => appendMessages(timeline, [one]), emptyTimeline);
  expect(ids(all(grown))).toEqual(ids(rows(0, 1100)));
});

test('prepends older pages without duplicates of known rows', () => {
  expect(ids(all(prependMessages(timelineOf(rows(40, 60)), rows(30, 50))))).toEqual(ids(rows(30, 60)));
});

test("lists all rows once in the server's order, however socket and history overlap", () => {
  const arbitrary = fc.tuple(fc.nat(30), fc.nat(30), fc.nat(30), fc.nat(30));
  const holds = fc.property(arbitrary, ([known, missed, received, later]) => {
    // Known up to a drop; then some were missed; then the socket brings more, of which the history has seen a part.
    const server = rows(0, known + missed + received + later);
    const before = timelineOf(server.slice(0, known));
    const atRequest = appendMessages(before, server.slice(known + missed, known + missed + received));
    const current = server
      .slice(known + missed + received)
      .reduce((grown, one) => appendMessages(grown, [one]), atRequest);
    const history = server.slice(Math.max(0, known - 1), known + missed + received);
    expect(ids(all(merged(current, history, atRequest)))).toEqual(ids(server));
  });
  expect(fc.check(holds, { numRuns: 300 })).toMatchObject({ failed: false, counterexample: null });
});

test('a history with other ids replaces its rows, one for one', () => {
  const received = timelineOf([row(1, 'да'), row(2, 'да'), row(3, 'нет')]);
  const listed = [row(11, 'да'), row(12, 'да'), row(13, 'нет'), row(14, 'да')];
  expect(ids(all(merged(received, listed, received)))).toEqual(['m11', 'm12', 'm13', 'm14']);
  const newer = appendMessages(received, [row(4, 'да')]); // arrived after the history was requested: it may be another one
  expect(ids(all(merged(newer, listed, received)))).toEqual(['m11', 'm12', 'm13', 'm14', 'm4']);
});

test.each([
  ['another sender', row(11, 'да', { sender: 'Б' })],
  ['another text', row(11, 'нет')],
  ['another file', row(11, 'да', { file: '/media/chats/1/act.pdf' })],
])('a row of the history by %s is another row', (_, listed) => {
  const received = timelineOf([row(1, 'да')]);
  expect(ids(all(merged(received, [listed], received)))).toEqual(['m11', 'm1']);
});

test('keeps rows missing from the history after it, unless listed with another id, counted once', () => {
  const received = timelineOf([row(1, 'да'), row(2, 'да'), row(3, 'нет')]);
  expect(ids(all(merged(received, [row(1, 'да')], received)))).toEqual(['m1', 'm2', 'm3']);
  expect(ids(all(merged(received, [row(11, 'да')], received)))).toEqual(['m11', 'm2', 'm3']);
  const unconfirmed = timelineOf([row(3, 'нет'), row(1, 'да')]);
  expect(ids(all(merged(unconfirmed, [row(10, 'что?'), row(11, 'да')], unconfirmed)))).toEqual(['m10', 'm11', 'm3']);
});

test('merges a row without an id or a sender with its row of the history, keeping the fields of both', () => {
  const received = timelineOf([row(1), row(2, 'да', { sender: null, created_at: null })]);
  const listed = [row(1), row(12, 'да', { sender: null, sender_id: null })];
  const signed = timelines.replaceMessage(received, 'm2', row(2, 'да', { created_at: null }));
  expect(all(merged(signed, listed, signed))).toEqual([row(1), row(12, 'да')]);
  expect(timelines.mergeHistory(received, listed, received).addedRows).toEqual([]);
});

test('a file is one message, whatever its other fields are', () => {
  const received = timelineOf([row(1, '', { sender: null, file: '/media/chats/1/act.pdf' })]);
  const listed = [row(11, 'act.pdf', { file: 'https://s3.example/media/chats/1/act.pdf?sign=1' })];
  expect(ids(all(merged(received, listed, received)))).toEqual(['m11']);
});

test('a row of the history without a time keeps its own sender and the known time', () => {
  const received = timelineOf([row(1, 'да', { sender: 'Б', sender_id: '2' })]);
  const listed = [row(1, 'да', { sender: 'В', sender_id: '3', created_at: null })];
  expect(all(merged(received, listed, received))).toEqual([row(1, 'да', { sender: 'В', sender_id: '3' })]);
});

test('a replaced row keeps its place in a long list, and the other rows theirs', () => {
  const list = rows(0, 3000);
  const replaced = timelines.replaceMessage(timelineOf(list), 'm700', row(5000, 'новая'));
  expect(ids(all(replaced))).toEqual(ids(list).with(700, 'm5000'));
  expect([hasMessage(replaced, 'm700'), hasMessage(replaced, 'm5000'), hasMessage(replaced, 'm1')]).toEqual([
    false,
    true,
    true,
  ]);
});
