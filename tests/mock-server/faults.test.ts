// Faults: every kind, which calls they hit and how often, and that a hit call is never executed.
import { afterEach, describe, expect, test, vi } from 'vitest';
import { errorCatalogue } from '../../src/api/errors/catalogue.ts';
import { NetworkError } from '../../src/mock-server/http/message.ts';
import { memoryPersistence } from '../../src/mock-server/db/persistence.ts';
import { caller, openMock, signedIn } from './mock.ts';

afterEach(() => void vi.useRealTimers());

const publicCall = (origin: string) => `${origin}/api/v1/auth/jwt/refresh/`;

describe('kinds', () => {
  const kinds = [...new Set(errorCatalogue.map((row) => row.modal))];

  test.each(kinds)('the modal flag %s responds with its text, field and status', async (kind) => {
    const mock = openMock();
    const call = await signedIn(mock, 'ved.active');
    await mock.control('POST', 'faults', { kind });
    const row = errorCatalogue.find((entry) => entry.modal === kind);
    expect(await call('GET', 'chats')).toMatchObject({
      status: row?.status,
      type: 'application/json',
      body: { [row?.channel ?? '']: row?.text },
    });
    expect((await call('GET', 'chats')).status, 'once by default').toBe(200);
  });

  test.each([
    ['malformed-json', 200, 'application/json', '{"count": 1, "results": ['],
    ['html-200', 200, 'text/html; charset=utf-8', expect.stringContaining('<h1>')],
    ['empty-body', 200, 'application/json', ''],
    ['status-500', 500, 'text/html; charset=utf-8', expect.stringContaining('500')],
    [{ status: 418, body: { detail: 'teapot' } }, 418, 'application/json', { detail: 'teapot' }],
  ])('%j', async (kind, status, type, body) => {
    const mock = openMock();
    const call = await signedIn(mock, 'ved.active');
    await mock.control('POST', 'faults', { kind });
    expect(await call('GET', 'chats')).toEqual({ status, type, body });
  });

  test('a rejection contains the pause it was armed with', async () => {
    const mock = openMock();
    await mock.control('POST', 'faults', { kind: 'rateLimitExceeded', retry_after: 42, times: 1 });
    await mock.control('POST', 'faults', { kind: { status: 503, body: {} }, retry_after: 7 });
    await mock.control('POST', 'faults', { kind: 'rateLimitExceeded' });
    const pause = async () =>
      (await mock.fetch(publicCall(mock.origin), { method: 'POST' })).headers.get('retry-after');
    expect([await pause(), await pause(), await pause()]).toEqual(['42', '7', null]);
  });

  test('network: fetch rejects as in the browser', async () => {
    const mock = openMock();
    const call = await signedIn(mock, 'ved.active');
    await mock.control('POST', 'faults', { kind: 'network' });
    await expect(call('GET', 'chats')).rejects.toThrow(new TypeError('Failed to fetch'));
  });

  test('timeout: never responds; the caller aborts with its own reason', async () => {
    const mock = openMock();
    const call = await signedIn(mock, 'ved.active');
    await mock.control('POST', 'faults', { kind: 'timeout', match: 'refresh' });
    const patience = new AbortController();
    const waiting = mock.fetch('/api/v1/auth/jwt/refresh/', { method: 'POST', body: '{}', signal: patience.signal });
    expect((await call('GET', 'chats')).status, 'time enough for an answer').toBe(200);
    const reason = new DOMException('too long', 'TimeoutError');
    patience.abort(reason);
    await expect(waiting).rejects.toBe(reason);
  });

  test('hold: the call continues, and is executed, when the faults are cleared', async () => {
    const mock = openMock();
    const call = await signedIn(mock, 'ved.active');
    await mock.control('POST', 'faults', { kind: 'hold' });
    const order: string[] = [];
    const held = call('POST', 'chats/create/', { name: 'Вопрос' }).then((answer) =>
      order.push(`held ${answer.status}`),
    );
    await call('GET', 'chats').then((answer) => order.push(`other ${answer.status}`));
    await mock.control('DELETE', 'faults').then(() => order.push('cleared'));
    await held;
    expect(order).toEqual(['other 200', 'cleared', 'held 201']);
  });

  test('hold: releases a held request when faults are cleared during a slow commit', async () => {
    const disk = { written: () => undefined as void, slow: false };
    const commit = () => (disk.slow ? new Promise<void>((resolve) => (disk.written = resolve)) : Promise.resolve());
    const mock = openMock({ persistence: { ...memoryPersistence(), commit } });
    const call = await signedIn(mock, 'ved.active');
    await mock.control('POST', 'faults', { kind: 'hold' });
    disk.slow = true;
    const held = call('GET', 'chats');
    await vi.waitFor(() => expect(mock.world.filter('faults', () => true)).toEqual([]));
    const { written } = disk;
    disk.slow = false;
    await mock.control('DELETE', 'faults');
    written();
    expect((await held).status).toBe(200);
  });

  test.each(['hold', 'slow'])('%s: a call aborted meanwhile is never executed', async (kind) => {
    const mock = openMock();
    const { access } = await mock.signIn('ved.active');
    const before = mock.world.filter('chats', () => true).length;
    await mock.control('POST', 'faults', { kind, after_ms: kind === 'slow' ? 3000 : 0 });
    vi.useFakeTimers();
    const leaving = new AbortController();
    const headers = { Authorization: `Bearer ${access}` };
    const request = { method: 'POST', headers, body: '{"name":"Вопрос"}', signal: leaving.signal };
    const response = mock.fetch('/api/v1/chats/create/', request);
    await vi.advanceTimersByTimeAsync(1);
    leaving.abort();
    await expect(response).rejects.toThrow('aborted');
    await mock.control('DELETE', 'faults');
    await vi.advanceTimersByTimeAsync(3000);
    expect(mock.world.filter('chats', () => true)).toHaveLength(before);
  });

  test.each(['hold', 'timeout'])('%s: a call aborted before waits for nothing', async (kind) => {
    const mock = openMock();
    await mock.control('POST', 'faults', { kind });
    const url = `${mock.origin}/api/v1/auth/jwt/refresh/`;
    const request = { method: 'POST', url, headers: {}, body: { kind: 'none' } } as const;
    await expect(mock.server.call(request, AbortSignal.abort())).rejects.toBeInstanceOf(NetworkError);
  });

  test.each([
    ['status-500', 500],
    ['slow', 200],
  ])('after_ms: the response is delayed, of %s: %i', async (kind, status) => {
    const mock = openMock();
    const call = await signedIn(mock, 'ved.active');
    await mock.control('POST', 'faults', { kind, after_ms: 3000 });
    vi.useFakeTimers();
    const seen = vi.fn<(status: number) => void>();
    void call('GET', 'chats').then((answer) => seen(answer.status));
    await vi.advanceTimersByTimeAsync(2999);
    expect(seen).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(seen).toHaveBeenCalledWith(status);
  });
});

describe('matched calls', () => {
  test.each([
    [{ match: 'GET chats' }, [500, 201, 200]],
    [{ match: 'POST chats/create' }, [200, 500, 200]],
    [{ match: 'POST chats' }, [200, 500, 200]],
    [{ match: 'POST' }, [200, 500, 200]],
    [{ match: 'unread' }, [200, 201, 500]],
    [{ times: 2 }, [500, 500, 200]],
    [{ times: 'always' }, [500, 500, 500]],
    [{ skip: 1 }, [200, 500, 200]],
    [{ skip: 1, times: 'always' }, [200, 500, 500]],
    [{ account: 'ved.active', times: 'always' }, [500, 500, 500]],
    [{ account: 'operator', times: 'always' }, [200, 201, 200]],
  ])('%j', async (order, statuses) => {
    const mock = openMock();
    const call = await signedIn(mock, 'ved.active');
    await mock.control('POST', 'faults', { kind: 'status-500', ...order });
    const answers = [
      await call('GET', 'chats'),
      await call('POST', 'chats/create/', { name: 'x' }),
      await call('GET', 'notifications/unread/'),
    ];
    expect(answers.map((answer) => answer.status)).toEqual(statuses);
  });

  test('of two armed faults the first, until it is used up', async () => {
    const mock = openMock();
    const call = await signedIn(mock, 'ved.active');
    for (const status of [501, 502]) await mock.control('POST', 'faults', { kind: { status, body: null }, times: 2 });
    const statuses = [];
    for (let n = 0; n < 5; n += 1) statuses.push((await call('GET', 'chats')).status);
    expect(statuses).toEqual([501, 501, 502, 502, 200]);
  });

  test('a call rejected by authorization consumes no fault', async () => {
    const mock = openMock();
    const call = await signedIn(mock, 'ved.active');
    await mock.control('POST', 'faults', { kind: 'status-500' });
    expect((await caller(mock, null)('GET', 'chats')).status).toBe(401);
    expect((await call('GET', 'chats')).status).toBe(500);
  });

  test('a hit write is not executed', async () => {
    const mock = openMock();
    const call = await signedIn(mock, 'ved.active');
    const before = mock.world.filter('chats', () => true).length;
    await mock.control('POST', 'faults', { kind: 'network' });
    await expect(call('POST', 'chats/create/', { name: 'x' })).rejects.toThrow('Failed to fetch');
    expect(mock.world.filter('chats', () => true)).toHaveLength(before);
  });

  test('control calls are never hit', async () => {
    const mock = openMock();
    await mock.control('POST', 'faults', { kind: 'network', times: 'always' });
    await expect(mock.control('GET', 'log')).resolves.toEqual([]);
  });

  test('files can be hit too', async () => {
    const mock = openMock();
    await mock.control('POST', 'faults', { kind: 'status-500', match: '/media/' });
    expect((await mock.fetch('/media/rules/1.pdf')).status).toBe(500);
    expect((await mock.fetch('/media/rules/1.pdf')).status).toBe(200);
  });
});

test.each([[{}], [{ kind: 'nonsense' }], [{ kind: 'network', times: 0 }], [{ kind: { status: 99, body: null } }]])(
  'an invalid fault is rejected with 400 and the field: %j',
  async (order) => {
    const where = 'times' in order ? 'times' : 'kind';
    await expect(openMock().control('POST', 'faults', order)).rejects.toThrow(new RegExp(`400 .*at ${where}`));
  },
);
