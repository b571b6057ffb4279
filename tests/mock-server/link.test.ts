// The page's line to its host: calls, sockets, aborts, and the death of either side, over ports in memory.
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createFetchAdapter } from '../../src/mock-server/transports/fetchAdapter.ts';
import { createMockHost } from '../../src/mock-server/transports/host.ts';
import { createHostClient } from '../../src/mock-server/transports/hostClient.ts';
import { createWebSocketClass } from '../../src/mock-server/transports/socket/socketShim.ts';
import { deferred } from '../support/time.ts';
import { caller, credentials, form, openMock, pdf } from './mock.ts';
import { createPortPair } from './ports.ts';

afterEach(() => void vi.useRealTimers());

/** Web Locks of one browser: exclusive and shared requests of a name, released by `die`. */
function createLocks() {
  const held = new Map<string, Promise<unknown>>();
  const releases = new Map<string, () => void>();
  const request = (name: string, ...rest: readonly unknown[]): Promise<unknown> => {
    const run = rest.at(-1);
    if (typeof run !== 'function') throw new TypeError('no callback');
    const before = held.get(name) ?? Promise.resolve();
    if (rest.length === 1) held.set(name, new Promise<void>((resolve) => releases.set(name, resolve)));
    return before.then(() => run());
  };
  const die = (part: string) => [...releases].find(([name]) => name.includes(part))?.[1]();
  return { manager: { request, query: () => Promise.resolve({}) } satisfies LockManager, die };
}

/** `first` is what becomes of the first line, in place of a host at its end. */
function setUp(locks?: LockManager, first?: (line: ReturnType<typeof createPortPair>) => void) {
  const mock = openMock();
  const received: unknown[] = [];
  const lines: ReturnType<typeof createPortPair>[] = [];
  const openPort = async () => {
    const line = createPortPair();
    lines.push(line);
    if (first && lines.length === 1) first(line);
    else createMockHost(mock.server, `host-${lines.length}`, locks).attach(line.host); // a new worker each time
    return line.page;
  };
  const link = createHostClient(openPort, locks, (message) => void received.push(message));
  const pageFetch = createFetchAdapter(link.send, { base: () => mock.origin, ours: () => true, native: fetch });
  return {
    mock,
    link,
    received,
    lines,
    fetch: pageFetch,
    origin: mock.origin,
    WebSocket: createWebSocketClass(link.connect),
  };
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : 'no error');

async function signIn(page: ReturnType<typeof setUp>, login = 'ved.active') {
  const { body } = await caller(page, null)('POST', 'auth/jwt/create/', credentials(login, 'ved_participant'));
  return String(Object(body).access);
}

describe('a host connection', () => {
  test('transfers calls, forms and files both ways, and the welcome contains the clock', async () => {
    const page = setUp();
    const call = caller(page, await signIn(page));
    const { body } = await call('POST', 'chats/upload_file/', form({ file: pdf('Акт № 1.pdf'), chat_id: 1 }));
    const back = await page.fetch(String(Object(body).file_url));
    expect(new Uint8Array(await back.arrayBuffer())).toEqual(new Uint8Array(await pdf().arrayBuffer()));
    expect(page.received[0]).toMatchObject({
      type: 'welcome',
      now: Date.parse('2026-11-20T18:00:00+03:00'),
      frozen: true,
    });
    await page.mock.advance(1000);
    expect(page.received[1]).toMatchObject({ type: 'event', event: { type: 'clock', advance_ms: 1000 } });
  });

  test('transfers calls that are given as a Request, with their text or form', async () => {
    const page = setUp();
    const token = await signIn(page);
    const headers = { authorization: `Bearer ${token}` };
    const send = async (path: string, init?: RequestInit) => {
      const response = await page.fetch(new Request(`${page.origin}/api/v1/${path}`, { headers, ...init }));
      return [response.status, await response.json()];
    };
    expect(await send('chats/1/messages/')).toMatchObject([200, { results: expect.any(Array) }]);
    const json = { ...headers, 'content-type': 'application/json' };
    const body = JSON.stringify({ name: 'Вопрос о курсе' });
    expect(await send('chats/create/', { method: 'POST', headers: json, body })).toMatchObject([
      201,
      { name: 'Вопрос о курсе' },
    ]);
    const upload = new FormData();
    upload.set('file', new File(['%PDF-1.7'], 'act.pdf', { type: 'application/pdf' }));
    upload.set('chat_id', '1');
    expect(await send('chats/upload_file/', { method: 'POST', body: upload })).toMatchObject([
      200,
      { file_url: expect.stringContaining('act.pdf') },
    ]);
    const bytes = new TextEncoder().encode(body);
    const created = await page.fetch('/api/v1/chats/create/', { method: 'POST', headers: json, body: bytes });
    expect(created.status).toBe(201);
  });

  test('leaves calls to other hosts to the browser', async () => {
    const native = vi.fn<typeof fetch>(async () => new Response('native'));
    const send = vi.fn<() => Promise<never>>();
    const pageFetch = createFetchAdapter(send, {
      base: () => 'http://localhost/',
      ours: ({ pathname }) => pathname.startsWith('/api/'),
      native,
    });
    expect(await (await pageFetch('https://captcha.example/check', { method: 'POST' })).text()).toBe('native');
    expect(native).toHaveBeenCalledWith('https://captcha.example/check', { method: 'POST' });
    expect(send).not.toHaveBeenCalled();
  });

  test('is opened once, however many calls come first', async () => {
    const page = setUp();
    await Promise.all([1, 2, 3].map(() => page.fetch('/media/rules/1.pdf')));
    expect(page.lines).toHaveLength(1);
  });

  test('an abort ends the call at the page at once and reaches the server', async () => {
    const page = setUp();
    await page.mock.control('POST', 'faults', { kind: 'timeout' });
    const patience = new AbortController();
    const waiting = page.fetch('/media/rules/1.pdf', { signal: patience.signal });
    await vi.waitFor(async () => expect(await page.mock.control('GET', 'log')).toHaveLength(1));
    patience.abort(new DOMException('enough', 'AbortError'));
    await expect(waiting).rejects.toThrow('enough');
    expect((await page.fetch('/media/rules/1.pdf')).status).toBe(200);
  });

  test('a network fault rejects fetch', async () => {
    const page = setUp();
    await page.mock.control('POST', 'faults', { kind: 'network' });
    await expect(page.fetch('/media/rules/1.pdf')).rejects.toThrow(new TypeError('Failed to fetch'));
  });

  test('transfers sockets; dropped ones close with 1006, at the server too', async () => {
    const page = setUp();
    const token = await signIn(page);
    const socket = new page.WebSocket(`ws://localhost/ws/chat/1/?token=${token}`);
    const frames: unknown[] = [];
    socket.addEventListener('message', ({ data }) => frames.push(JSON.parse(String(data))));
    const closed = new Promise<number>((resolve) => socket.addEventListener('close', ({ code }) => resolve(code)));
    await new Promise((resolve) => socket.addEventListener('open', resolve));
    socket.send(JSON.stringify({ message: 'раз' }));
    await vi.waitFor(() => expect(frames).toMatchObject([{ content: 'раз' }]));
    page.link.dropSockets();
    expect(await closed).toBe(1006);
    socket.send(JSON.stringify({ message: 'два' }));
    const { body } = await caller(page, token)('GET', 'chats/1/messages/?limit=1');
    expect(body).toMatchObject({ results: [{ content: 'раз' }] });
  });
});

test('the host welcomes a page only while it holds its lock: requested earlier, the page would treat the host as dead', async () => {
  const locks = createLocks();
  const turn = deferred<void>();
  const request = async (name: string, ...rest: readonly unknown[]) => {
    const isHost = name.includes('world:') && rest.length === 1;
    if (isHost) await turn.promise;
    return locks.manager.request(name, ...rest);
  };
  const page = setUp({ ...locks.manager, request });
  const answer = await page.fetch('/media/rules/1.pdf');
  expect([answer.status, page.received, page.lines.length]).toEqual([200, [], 1]);
  turn.resolve();
  await vi.waitFor(() => expect(page.received).toMatchObject([{ type: 'welcome' }]));
  await page.fetch('/media/rules/1.pdf');
  expect(page.lines, 'the line lives').toHaveLength(1);
});

describe('a host that cannot start', () => {
  test('fails pending calls; the next one opens a new connection', async () => {
    const page = setUp(createLocks().manager, ({ host }) => host.listen(() => host.post({ type: 'host.failed' })));
    expect(await page.fetch('/media/rules/1.pdf').catch(messageOf)).toBe('Failed to fetch');
    expect((await page.fetch('/media/rules/1.pdf')).status).toBe(200);
    expect(page.lines).toHaveLength(2);
  });

  test('so does one whose code failed to load', async () => {
    const page = setUp(undefined, () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    const socket = new page.WebSocket('ws://localhost/ws/chat/1/?token=any');
    const closed = new Promise<number>((resolve) => socket.addEventListener('close', ({ code }) => resolve(code)));
    expect(await closed).toBe(1006);
    expect((await page.fetch('/media/rules/1.pdf')).status).toBe(200);
  });
});

describe('the death of the host', () => {
  test('detected by its lock: calls and sockets fail at once, the next call opens a new connection', async () => {
    const locks = createLocks();
    const page = setUp(locks.manager);
    const token = await signIn(page);
    const socket = new page.WebSocket(`ws://localhost/ws/chat/1/?token=${token}`);
    const closed = new Promise<number>((resolve) => socket.addEventListener('close', ({ code }) => resolve(code)));
    await new Promise((resolve) => socket.addEventListener('open', resolve));
    await page.mock.control('POST', 'faults', { kind: 'hold', match: '/media/' });
    const failure = page.fetch('/media/rules/1.pdf').catch((error: unknown) => error);
    page.lines[0]?.cut();
    locks.die('world:host-1');
    expect(await failure).toEqual(new TypeError('Failed to fetch'));
    expect(await closed).toBe(1006);
    expect((await caller(page, token)('GET', 'chats')).status).toBe(200);
    expect(page.lines).toHaveLength(2);
  });

  test('detected without locks by an unanswered ping', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const page = setUp();
    const token = await signIn(page);
    await page.mock.control('POST', 'faults', { kind: 'hold', match: '/media/' });
    await vi.advanceTimersByTimeAsync(60_000);
    const failure = page.fetch('/media/rules/1.pdf').catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(60_000);
    page.lines[0]?.cut();
    await vi.advanceTimersByTimeAsync(3_500);
    expect(await failure).toEqual(new TypeError('Failed to fetch'));
    expect((await caller(page, token)('GET', 'chats')).status).toBe(200);
    expect(page.lines, 'answered pings opened no second line').toHaveLength(2);
  });
});

test('the end of a page closes its sockets and calls at the host', async () => {
  const locks = createLocks();
  const page = setUp(locks.manager);
  const token = await signIn(page);
  const socket = new page.WebSocket(`ws://localhost/ws/chat/1/?token=${token}`);
  await new Promise((resolve) => socket.addEventListener('open', resolve));
  const frames = vi.fn<(event: MessageEvent) => void>();
  socket.addEventListener('message', frames);
  locks.die('page:');
  await vi.waitFor(async () => {
    const other = new page.mock.WebSocket(`ws://localhost/ws/chat/1/?token=${token}`);
    await new Promise((resolve) => other.addEventListener('open', resolve));
    const echo = new Promise((resolve) => other.addEventListener('message', resolve));
    other.send(JSON.stringify({ message: 'есть кто?' }));
    await echo;
  });
  expect(frames).not.toHaveBeenCalled();
});
