// A chat server with every behaviour and fault the protocol allows, including those the mock server never shows.
import type { ChatMessage } from '../../src/api/schemas/chats.ts';
import { type SocketEvents, createWebSocketClass } from '../../src/mock-server/transports/socket/socketShim.ts';
import { API, ORIGIN, userRecord } from '../support/app.ts';
import { type Received, createFakeApi, json } from '../support/fakeApi.ts';

export const CHAT = 7;
export const OWN = userRecord().company_name ?? '';
export const OPERATOR = 'АО «Расчётный Демо-Оператор»';

interface Habits {
  /** The echo of the sender's message: its own id, another one, nothing. */
  readonly echo: 'same' | 'renamed' | 'none';
  /** Whether the history lists a message under the id of its echo. */
  readonly history: 'same' | 'renamed';
  /** Treatment of a repeated message_id. */
  readonly repeats: 'dropped' | 'kept';
  /** Maximal rows per page, whatever limit is requested. */
  readonly page: number;
  readonly chat: number;
}

/** `order(label, run)` decides when an echo or a response arrives; by default as soon as possible. */
export type DeliveryOrder = (what: string, run: () => void) => void;

export interface ChatServer {
  readonly fetch: typeof fetch;
  readonly WebSocket: typeof WebSocket;
  /** Messages of the server, oldest first. */
  readonly rows: ChatMessage[];
  /** Frames that arrived, parsed, oldest first. */
  readonly frames: Readonly<Record<string, unknown>>[];
  /** Addresses of all handshakes, the refused ones too. */
  readonly handshakes: string[];
  readonly calls: readonly Received[];
  readonly open: ReadonlySet<SocketEvents>;
  /** The only good token; others get 401 or 4401. */
  token: string;
  closed: boolean;
  accept: 'all' | 'none' | 'mute';
  /** Closes every connection with this code right after its opening. */
  closesWith: number | null;
  /** The next frame: lost with the connection, or kept and the connection lost before the echo. */
  nextFrame: 'taken' | 'lost' | 'keptAndDropped' | 'swallowed';
  /** Error status of the history instead of a response. */
  historyStatus: number | null;
  /** The list of chats: this one alone, between two others and one to a page, without it, or a status. */
  list: 'alone' | 'amongOthers' | 'without' | 500;
  uploadStatus: number | null;
  order: DeliveryOrder;
  /** Another user writes a message. */
  says(content: string, how?: { silently?: boolean; sender?: string }): ChatMessage;
  send(frame: string): void;
  drop(): void;
  close(code: number): void;
}

const HABITS: Habits = { echo: 'same', history: 'same', repeats: 'dropped', page: 1000, chat: CHAT };

export function createChatServer(habits: Partial<Habits> = {}): ChatServer {
  const { echo, history, repeats, page, chat } = { ...HABITS, ...habits };
  const open = new Set<SocketEvents>();
  const fakeApi = createFakeApi();
  let made = 0;

  const row = (said: Partial<ChatMessage>): ChatMessage => {
    made += 1;
    const blank = {
      type: 'chat_message',
      chat_id: chat,
      sender_id: null,
      content: '',
      sender: OPERATOR,
      file: null,
    } as const;
    return { ...blank, message_id: `server-${made}`, created_at: '2026-11-20T12:00:00+03:00', ...said };
  };
  const broadcast = (message: ChatMessage) => {
    for (const sink of open) server.order('frame', () => open.has(sink) && sink.message(JSON.stringify(message)));
  };

  const store = (frame: Readonly<Record<string, unknown>>): ChatMessage => {
    const file = frame['type'] === 'new_file' ? String(frame['file_url']) : null;
    const id = file ?? String(frame['message_id']);
    const given = server.rows.find((one) => one.message_id === id || origins.get(one) === id);
    if (given && repeats === 'dropped') return given;
    const kept = row({ content: file === null ? String(frame['content']) : 'act.pdf', file, sender: OWN });
    const named = echo === 'renamed' || given ? kept : { ...kept, message_id: id };
    origins.set(named, id);
    server.rows.push(named);
    return named;
  };
  /** Which id the client had chosen for a row. */
  const origins = new Map<ChatMessage, string>();

  const receive = (text: string) => {
    const frame: Readonly<Record<string, unknown>> = JSON.parse(text);
    server.frames.push(frame);
    const fate = server.nextFrame;
    server.nextFrame = 'taken';
    if (fate === 'swallowed') return;
    if (fate === 'lost') return server.drop();
    if (server.closed) return broadcastClosed();
    const stored = store(frame);
    if (fate === 'keptAndDropped') return server.drop();
    if (echo !== 'none') broadcast(stored);
    return undefined;
  };
  const broadcastClosed = () => server.send(JSON.stringify({ type: 'chat_closed' }));

  const messages = (call: Received): Response => {
    if (server.historyStatus !== null) return json(server.historyStatus, { reason: 'fault' });
    const query = new URLSearchParams(call.query);
    const limit = Math.min(page, Number(query.get('limit')));
    const offset = Number(query.get('offset'));
    const listed = server.rows
      .map((one, index) => (history === 'renamed' ? { ...one, message_id: `row-${index}` } : one))
      .toReversed();
    const next =
      offset + limit < listed.length ? `${ORIGIN}${call.path}?limit=${limit}&offset=${offset + limit}` : null;
    return json(200, { count: listed.length, next, previous: null, results: listed.slice(offset, offset + limit) });
  };
  const chats = (call: Received): Response => {
    if (server.list === 500) return json(500, { reason: 'fault' });
    const blank = { name: 'Общие вопросы', closed: false, sender: OWN, created_at: row({}).created_at };
    const own = { ...blank, id: chat, closed: server.closed };
    const others = [100, 200].map((id) => ({ ...blank, id }));
    if (server.list !== 'amongOthers') {
      const results = server.list === 'alone' ? [own] : others;
      return json(200, { count: results.length, next: null, previous: null, results });
    }
    const offset = Number(new URLSearchParams(call.query).get('offset'));
    const next = offset < 2 ? `${ORIGIN}${call.path}?limit=1&offset=${offset + 1}` : null;
    return json(200, { count: 3, next, previous: null, results: [[others[0], own, others[1]][offset]] });
  };

  fakeApi.answer('*', async (call) => {
    if (call.path === `${API}auth/jwt/refresh/`) {
      server.token = `${server.token}+`;
      return json(200, { access: server.token, refresh: 'refresh-2' });
    }
    if (call.authorization !== `Bearer ${server.token}`) return json(401, { detail: 'Token is expired' });
    if (call.path === `${API}auth/current_user/`) return json(200, userRecord());
    if (call.path === `${API}chats`) return chats(call);
    if (call.path === `${API}chats/upload_file/`)
      return server.uploadStatus === null
        ? json(200, { file_url: `/media/chats/${chat}/act-${(made += 1)}.pdf` })
        : json(server.uploadStatus, { file: ['Файл не принят'] });
    // The history is fixed when it is read; it may arrive later.
    const answer = messages(call);
    await new Promise<void>((arrived) => server.order('history', arrived));
    return answer;
  });

  const server: ChatServer = {
    fetch: fakeApi.fetch,
    WebSocket: createWebSocketClass((url, sink) => {
      server.handshakes.push(url);
      queueMicrotask(() => {
        if (server.accept === 'mute') return;
        if (server.accept === 'none') return sink.failed();
        open.add(sink);
        sink.opened();
        if (new URL(url).searchParams.get('token') !== server.token) server.close(4401);
        if (server.closesWith !== null) server.close(server.closesWith);
        return undefined;
      });
      return { send: (text) => open.has(sink) && receive(text), leave: () => void open.delete(sink) };
    }),
    rows: [],
    frames: [],
    handshakes: [],
    calls: fakeApi.received,
    open,
    token: 'access-1',
    closed: false,
    accept: 'all',
    closesWith: null,
    nextFrame: 'taken',
    historyStatus: null,
    list: 'alone',
    uploadStatus: null,
    order: (_, run) => queueMicrotask(run),
    says(content, { silently = false, sender = OPERATOR } = {}) {
      const message = row({ content, sender });
      server.rows.push(message);
      if (!silently) broadcast(message);
      return message;
    },
    send: (frame) => open.forEach((sink) => sink.message(frame)),
    drop() {
      const all = [...open];
      open.clear();
      for (const sink of all) sink.failed();
    },
    close(code) {
      const all = [...open];
      open.clear();
      for (const sink of all) sink.closed(code, '');
    },
  };
  return server;
}

/** Texts of the received frames. */
export const getSentTexts = (server: ChatServer) => server.frames.map((frame) => frame['content'] ?? frame['file_url']);

/** Holds history responses until the returned function releases them. */
export function holdHistory(server: ChatServer): () => void {
  const waiting: (() => void)[] = [];
  server.order = (what, run) => (what === 'history' ? void waiting.push(run) : queueMicrotask(run));
  return () => {
    server.order = (_, run) => queueMicrotask(run);
    for (const run of waiting.splice(0)) run();
  };
}
