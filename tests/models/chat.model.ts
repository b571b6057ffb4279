// One chat, part by part: connecting and losing, one message in flight, a cancelled message, older rows, a closed chat.
import type { ChatMessage } from '../../src/api/schemas/chats.ts';
import { chatMachine } from '../../src/machines/chat/chat.machine.ts';
import type { ChatInput } from '../../src/machines/chat/context.ts';
import { type OutboxEntry, outboxKey } from '../../src/machines/chat/outbox.ts';
import { emptyTimeline, hasMessage } from '../../src/machines/chat/timeline.ts';
import { openApp, signedIn, userRecord } from '../support/app.ts';
import { type Model, type ModelEvent, type Scene, getEventName } from '../support/models/model.ts';
import { failing, inertPorts } from '../support/models/ports.ts';
import { createProfile } from '../support/tabs.ts';

type ChatScene = Scene<typeof chatMachine>;
type Snapshot = Parameters<NonNullable<ChatScene['key']>>[0];

export const CHAT_ID = 7;
export const me = userRecord();
/** The only message_id of these scenes. */
export const OWN_ID = 'own-1';
/** Address of the page before the oldest row. */
export const OLDER = 'https://meridian.test/api/v1/chats/7/messages/?limit=50&offset=101';

const OPERATOR = 'АО «Расчётный Демо-Оператор»';
const row = (message_id: string, sender: string): ChatMessage => ({
  type: 'chat_message',
  message_id,
  chat_id: CHAT_ID,
  content: 'Добрый день',
  sender,
  sender_id: null,
  created_at: '2026-11-20T12:00:00+03:00',
  file: null,
});
export const own = row(OWN_ID, me.company_name ?? '');
export const theirs = row('theirs-1', OPERATOR);
/** More than the screen shows at once. */
export const many = Array.from({ length: 101 }, (_, index) => row(`m-${index}`, OPERATOR));
export const oldest = row('m-oldest', OPERATOR);

const entry: OutboxEntry = {
  id: OWN_ID,
  content: own.content,
  createdAt: '2026-11-20T12:00:00+03:00',
  file: null,
  tries: 4,
  failed: false,
  doubtful: true,
  after: null,
};
/** Outbox of earlier tries, by scene. */
export const RESTORED: Readonly<Record<string, readonly OutboxEntry[]>> = { 'a message almost given up': [entry] };
export const CLOSED_AT_FIRST = 'a chat closed before';

/** Services for planning: a signed-in app without responses, one id for every message. */
function planningInput(title: string, presence: ChatInput['presence']): ChatInput {
  const { app } = openApp({ profile: createProfile({ ...signedIn(), 'meridian:chat-signature-known': 'true' }) });
  const restored = RESTORED[title];
  if (restored) app.env.tabStorage.setItem(outboxKey(me.id, CHAT_ID), JSON.stringify(restored));
  const services = { ...app, requests: inertPorts, env: { ...app.env, newId: () => OWN_ID } };
  return { chat: { id: CHAT_ID, closed: title === CLOSED_AT_FIRST }, user: me, services, presence };
}

const read = (rows: readonly ChatMessage[], more: { closed?: boolean; older?: string; claimed?: boolean } = {}) => ({
  history: { ok: true, rows, older: more.older ?? null },
  closed: more.closed ?? null,
  requestedWith: emptyTimeline,
  claimed: more.claimed ? [OWN_ID] : [],
});
const unread = (status: number | null) => ({
  history: { ok: false, failure: failing(status === null ? 'network' : 'http', { status }) },
  closed: null,
  requestedWith: emptyTimeline,
  claimed: [],
});
const done = (as: string, actor: string, output: object): ModelEvent => ({
  as,
  type: `xstate.done.actor.${actor}`,
  output,
});

const opens: ModelEvent = { type: 'socket.opened' };
const isLost: ModelEvent = { as: 'the connection is lost', type: 'socket.closed', code: null };
const isCancelled: ModelEvent = { as: 'the user gives up waiting', type: 'history.cancel' };
const backsOff: ModelEvent = { as: 'the backoff is over', type: 'xstate.after.backoff.chat.connection.waiting' };

const connecting: readonly ModelEvent[] = [
  opens,
  isLost,
  { as: 'the server closes for a bad token', type: 'socket.closed', code: 4401 },
  { as: 'the server closes for a foreign chat', type: 'socket.closed', code: 4403 },
  { as: 'nothing opens', type: 'xstate.after.opening.chat.connection.socket.connecting' },
  backsOff,
  { as: 'the backoff without history is over', type: 'xstate.after.backoff.chat.connection.socket.degraded' },
  { as: 'the connection proves stable', type: 'xstate.after.stable.chat.connection.socket.live' },
  { type: 'connection.retry' },
  { type: 'page.visible' },
  isCancelled,
  { as: 'the history drags on', type: 'xstate.after.slow.chat.connection.socket.reconciling.waiting' },
  { as: 'the probe drags on', type: 'xstate.after.slow.chat.connection.probing.waiting' },
  { as: 'the last read drags on', type: 'xstate.after.slow.chat.connection.closed.reading.waiting' },
  { type: 'chat.closed' },
  { type: 'frame.unreadable' },
  { as: 'the list says closed', type: 'chat.updated', closed: true },
  { as: 'the list says open', type: 'chat.updated', closed: false },
  { as: 'the user signs out', type: 'session.ended', signedOut: true },
  { as: 'the session ends', type: 'session.ended', signedOut: false },
  done('the history is read', 'reconcile', read([])),
  done('the history says closed', 'reconcile', read([], { closed: true })),
  done('the history is not ours', 'reconcile', unread(403)),
  done('the history does not answer', 'reconcile', unread(null)),
  done('the probe comes through', 'probe', read([])),
  done('the probe says closed', 'probe', read([], { closed: true })),
  done('the probe is refused', 'probe', unread(404)),
  done('the probe does not answer', 'probe', unread(null)),
  done('the last read comes through', 'lastRead', read([])),
  done('the last read is refused', 'lastRead', unread(403)),
  done('the last read does not answer', 'lastRead', unread(500)),
];

const expectText: ModelEvent = { as: 'says something', type: 'message.send', content: own.content, file: null };
const isClaimed: ModelEvent = { as: 'the tab has it to itself', type: 'outbox.locked', id: OWN_ID };
const isDeleted: ModelEvent = { as: 'deletes it', type: 'message.remove', id: OWN_ID };
const isEchoed: ModelEvent = { as: 'is echoed', type: 'messages.received', messages: [own] };
const othersSpeak: ModelEvent = { as: 'somebody else speaks', type: 'messages.received', messages: [theirs] };
const noEcho: ModelEvent = {
  as: 'no echo comes',
  type: 'xstate.after.acknowledgement.chat.connection.socket.live.awaitingAck',
};
const lacksIt = done('the history lacks it', 'reconcile', read([]));
const lacksOurs = done('the history lacks what is ours alone', 'reconcile', read([], { claimed: true }));
const findsNothing = done('the check finds nothing', 'check', read([]));
const checkFails = done('the check does not answer', 'check', unread(null));

const speaking: readonly ModelEvent[] = [
  opens,
  isLost,
  backsOff,
  expectText,
  isClaimed,
  isDeleted,
  isEchoed,
  noEcho,
  lacksIt,
  lacksOurs,
  done('the history has it', 'reconcile', read([own])),
  done('the check finds it', 'check', read([own])),
  findsNothing,
  checkFails,
];

const listening: readonly ModelEvent[] = [
  opens,
  expectText,
  isClaimed,
  othersSpeak,
  { as: 'thirty quiet seconds pass', type: 'xstate.after.probe.chat.connection.socket.live.idle', watched: true },
  {
    as: 'thirty unwatched seconds pass',
    type: 'xstate.after.probe.chat.connection.socket.live.idle',
    watched: false,
  },
  { type: 'page.visible' },
  lacksIt,
  lacksOurs,
  done('the check finds what the socket owed', 'check', read([theirs])),
  findsNothing,
  checkFails,
];

const unheard: readonly ModelEvent[] = [
  isLost,
  backsOff,
  isCancelled,
  expectText,
  isClaimed,
  isDeleted,
  { as: 'the list says closed', type: 'chat.updated', closed: true },
  { as: 'the list says open', type: 'chat.updated', closed: false },
  { as: 'the user signs out', type: 'session.ended', signedOut: true },
  done('the probe does not answer', 'probe', unread(null)),
  done('the last read comes through', 'lastRead', read([])),
];

const givingUp: readonly ModelEvent[] = [
  opens,
  isLost,
  backsOff,
  isClaimed,
  noEcho,
  { as: 'sends it again', type: 'message.retry', id: OWN_ID },
  isDeleted,
  isEchoed,
  lacksIt,
  lacksOurs,
  findsNothing,
];

const paging: readonly ModelEvent[] = [
  opens,
  { type: 'history.fetchOlder' },
  { type: 'history.cancelOlder' },
  { as: 'older rows drag on', type: 'xstate.after.slow.chat.paging.reading.waiting' },
  { type: 'scroll.reachedEnd' },
  { type: 'scroll.leftEnd' },
  othersSpeak,
  done('a long history is read', 'reconcile', read(many, { older: OLDER })),
  done('older rows come', 'readBefore', { ok: true, rows: [oldest], older: null }),
  done('older rows do not come', 'readBefore', { ok: false, failure: failing('network') }),
];

/** State of the connection as dotted path. */
const at = (snapshot: Snapshot, path: 'socket' | 'connecting' | 'reading'): boolean => {
  if (path === 'socket') return snapshot.children.socket !== undefined;
  if (path === 'connecting') return snapshot.matches({ connection: { socket: 'connecting' } });
  const { reconcile, probe, check, lastRead } = snapshot.children;
  return [reconcile, probe, check, lastRead].some((reader) => reader !== undefined);
};

/** Five rounds of losing a message add nothing to two. */
const ENOUGH_TRIES = 2;
const LOSING = [
  'socket.closed',
  'page.visible',
  'xstate.after.acknowledgement.chat.connection.socket.live.awaitingAck',
];

/** Outside events that are possible in a state. */
function canOccur(event: ModelEvent, snapshot: Snapshot): boolean {
  const { outbox, claimed, timeline, loaded } = snapshot.context;
  const [first] = outbox;
  if (first?.tries === ENOUGH_TRIES && LOSING.includes(event.type)) return false;
  switch (event.type) {
    case 'socket.opened':
      return at(snapshot, 'connecting');
    case 'socket.closed':
      return at(snapshot, 'socket') && (event['code'] === null || !at(snapshot, 'connecting'));
    case 'chat.closed':
    case 'frame.unreadable':
      return at(snapshot, 'socket') && !at(snapshot, 'connecting');
    case 'messages.received': {
      const fresh =
        event.as === 'is echoed' ? first !== undefined && first.tries > 0 : !hasMessage(timeline, theirs.message_id);
      return at(snapshot, 'socket') && !at(snapshot, 'connecting') && fresh;
    }
    case 'message.send':
      return outbox.length === 0 && claimed.length === 0 && !hasMessage(timeline, OWN_ID);
    case 'outbox.locked':
      return first !== undefined && claimed.length === 0 && !at(snapshot, 'reading');
    case 'message.retry':
      return first?.failed === true;
    case 'xstate.done.actor.reconcile':
    case 'xstate.done.actor.check':
    case 'xstate.done.actor.probe':
      return answers(event, snapshot.context.claimed.length > 0 && first !== undefined, loaded, first?.tries ?? 0);
    default:
      return true;
  }
}

/** A history can only have what was sent; a chat is found closed only by a second read; ours alone is what was claimed. */
function answers({ as = '', output }: ModelEvent, claimed: boolean, loaded: boolean, tries: number): boolean {
  if (as === 'the history says closed' || as === 'the probe says closed') return loaded;
  if (as.includes('has it') || as.includes('finds it')) return tries > 0;
  if (as === 'the history lacks it') return !claimed;
  if (as === 'the history lacks what is ours alone') return claimed;
  return output !== undefined;
}

const connectionKey: ChatScene['key'] = ({ context: { closed, failedOpens, loaded } }) => [
  closed,
  Math.min(failedOpens, 2),
  loaded,
];
const messageKey: ChatScene['key'] = ({ context }) => [
  context.closed,
  context.loaded,
  Math.min(context.failedOpens, 2),
  context.outbox.map(({ tries, failed, doubtful }) => [tries, failed, doubtful]),
  context.claimed.length,
  context.inFlight,
  context.missedMessages,
  hasMessage(context.timeline, OWN_ID),
  hasMessage(context.timeline, theirs.message_id),
];
const pagingKey: ChatScene['key'] = ({ context: { timeline, shown, older, following, unseen } }) => [
  timeline.length,
  shown,
  older,
  following,
  unseen,
];

/** The memory of a calm connection and its watch do not distinguish situations. */
const VAIN = new Set(['the connection proves stable', 'thirty unwatched seconds pass', 'frame.unreadable']);

function scene(title: string, events: readonly ModelEvent[], key: ChatScene['key']): Record<string, ChatScene> {
  let watched = true;
  const presence = { visible: () => true, idleFor: () => (watched ? 0 : 3_600_000), watch: () => () => undefined };
  return {
    [title]: {
      input: planningInput(title, presence),
      events,
      canOccur,
      ignoredEvents: events.map(getEventName).filter((name) => VAIN.has(name)),
      prepareStorage({ watched: seen }) {
        watched = seen !== false;
      },
      ...(key ? { key } : {}),
    },
  };
}

export const chatModel: Model<typeof chatMachine> = {
  name: 'chat',
  machine: chatMachine,
  scenes: {
    ...scene('connecting and losing', connecting, connectionKey),
    ...scene(CLOSED_AT_FIRST, connecting, connectionKey),
    ...scene('one message on its way', speaking, messageKey),
    ...scene('somebody else speaks', listening, messageKey),
    ...scene('a word without a connection', unheard, messageKey),
    ...scene('a message almost given up', givingUp, messageKey),
    ...scene('a long history', paging, pagingKey),
  },
};
