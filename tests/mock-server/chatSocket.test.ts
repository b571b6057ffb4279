// The chat socket over both transports: the in-process shim and real WebSockets behave alike (contract row 124).
import { afterEach, describe, expect, test } from 'vitest';
import { WebSocket as NodeSocket } from 'ws';
import type { MockServer } from '../../src/mock-server/mockServer.ts';
import { startNodeServer } from '../../src/mock-server/transports/nodeServer.ts';
import { MINUTE, type Caller, caller, credentials, form, openMock, pdf } from './mock.ts';

interface Client {
  /** Resolves when open; with the close code instead when it never opens. */
  readonly opened: Promise<'open' | number>;
  readonly closed: Promise<number>;
  readonly frames: readonly unknown[];
  /** Resolves when that many frames have come. */
  frameCount(count: number): Promise<readonly unknown[]>;
  send(frame: unknown): void;
}
interface Bench {
  readonly origin: string;
  readonly fetch: typeof fetch;
  readonly server: MockServer;
  socket(path: string): Client;
}

const cleanups: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0)) await clean();
});

const transports: Readonly<Record<string, () => Promise<Bench>>> = {
  'in process': () => {
    const mock = openMock();
    return Promise.resolve({ ...mock, socket: (path) => clientOf(new mock.WebSocket(`ws://localhost${path}`)) });
  },
  node: async () => {
    const nodeServer = await startNodeServer({ port: 0, frozen: true, log: () => undefined });
    cleanups.push(() => nodeServer.close());
    const origin = nodeServer.url;
    return {
      origin,
      fetch,
      server: nodeServer.server,
      socket: (path) => clientOf(new NodeSocket(origin.replace('http', 'ws') + path)),
    };
  },
};

/** Either kind of socket, watched through the handler properties that both have. */
function clientOf(socket: WebSocket | NodeSocket): Client {
  const frames: unknown[] = [];
  const waiting: { count: number; resolve: (frames: readonly unknown[]) => void }[] = [];
  const closed = new Promise<number>((resolve) =>
    socket.addEventListener('close', ({ code }: { code: number }) => resolve(code)),
  );
  socket.addEventListener('error', () => undefined);
  socket.addEventListener('message', ({ data }: { data: unknown }) => {
    frames.push(JSON.parse(String(data)));
    for (const one of waiting) if (frames.length >= one.count) one.resolve(frames);
  });
  const client: Client = {
    closed,
    frames,
    opened: Promise.race([
      new Promise<'open'>((resolve) => socket.addEventListener('open', () => resolve('open'))),
      closed,
    ]),
    frameCount: (count) =>
      frames.length >= count ? Promise.resolve(frames) : new Promise((resolve) => waiting.push({ count, resolve })),
    send: (frame) => socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame)),
  };
  cleanups.push(() => socket.close());
  return client;
}

async function tokenOf(bench: Bench, login: string, role = 'ved_participant'): Promise<string> {
  const answer = await caller(bench, null)('POST', 'auth/jwt/create/', credentials(login, role));
  return String(Object(answer.body).access);
}

interface Party {
  readonly client: Client;
  readonly call: Caller;
}

async function join(bench: Bench, login: string, role?: string, chat = 1): Promise<Party> {
  const token = await tokenOf(bench, login, role);
  const client = bench.socket(`/ws/chat/${chat}/?token=${encodeURIComponent(token)}`);
  expect(await client.opened).toBe('open');
  return { client, call: caller(bench, token) };
}

const control = (bench: Bench, name: string, body: unknown) =>
  bench.fetch(`${bench.origin}/__demo__/${name}`, { method: 'POST', body: JSON.stringify(body) });

/** Makes chat 1 that of the account. */
function takeOver({ server: { world } }: Bench, login: string): void {
  const chat = world.known('chats', 1);
  const [owner] = world.filter('organizations', (one) => one.login === login);
  if (!owner) throw new Error(`nobody is called ${login}`);
  world.put('chats', { ...chat, participant: owner.id });
}

const message = (message_id: string, content: string) => ({
  type: 'chat_message',
  message_id,
  content,
  sender: 'forged sender',
  created_at: '1999-01-01T00:00:00Z',
  file: null,
});

describe.each(Object.entries(transports))('%s', (_transport, open) => {
  describe('handshake', () => {
    /** A page cannot see why a handshake failed, so it opens and closes with 4401 (stack.md 4). */
    const badToken = ['open', 4401];

    test.each([
      ['no token', () => '', badToken],
      ['a forged token', () => '?token=nonsense', badToken],
    ])('%s', async (_name, query, outcome) => {
      const client = (await open()).socket(`/ws/chat/1/${query()}`);
      expect([await client.opened, await client.closed]).toEqual(outcome);
    });

    test.each(['ved.blocked', 'ved.agreements'])('%s is rejected by a chat of another client', async (login) => {
      const bench = await open();
      takeOver(bench, login);
      const client = bench.socket(`/ws/chat/1/?token=${await tokenOf(bench, login)}`);
      expect([await client.opened, await client.closed]).toEqual(['open', 4403]);
    });

    test('an expired token', async () => {
      const bench = await open();
      const token = await tokenOf(bench, 'ved.active');
      await control(bench, 'clock', { advance_ms: 15 * MINUTE });
      const client = bench.socket(`/ws/chat/1/?token=${token}`);
      expect([await client.opened, await client.closed]).toEqual(badToken);
    });

    test.each([
      ['a foreign chat', 'ved.active', 7, 4403],
      ['an unknown chat', 'ved.active', 999, 4404],
    ])('%s', async (_name, login, chat, code) => {
      const bench = await open();
      const client = bench.socket(`/ws/chat/${chat}/?token=${await tokenOf(bench, login)}`);
      expect([await client.opened, await client.closed]).toEqual(['open', code]);
    });

    test.each(['/ws/chat/', '/ws/chat/x/', '/ws/other/1/'])('the address %s is no socket', async (path) => {
      const client = (await open()).socket(`${path}?token=x`);
      expect(await client.opened).toBe(1006);
    });
  });

  describe('messages', () => {
    test("reach every client of the chat, the sender too, with the client's id and the server's name and time", async () => {
      const bench = await open();
      const owner = await join(bench, 'ved.active');
      const operator = await join(bench, 'operator', 'authorized_organization');
      owner.client.send(message('m-1', ' Добрый день '));
      const echo = {
        type: 'chat_message',
        message_id: 'm-1',
        chat_id: 1,
        content: 'Добрый день',
        sender: 'ООО «Лазурит Импорт»',
        sender_id: 101,
        created_at: '2026-11-20T18:00:00+03:00',
        file: null,
      };
      expect(await owner.client.frameCount(1)).toEqual([echo]);
      expect(await operator.client.frameCount(1)).toEqual([echo]);
      expect((await owner.call('GET', 'chats/1/messages/?limit=1')).body).toMatchObject({ count: 5, results: [echo] });
    });

    test('echoes a repeated id again and stores it once, with the first text', async () => {
      const bench = await open();
      const { client, call } = await join(bench, 'ved.active');
      client.send(message('m-1', 'один'));
      client.send(message('m-1', 'два'));
      expect(await client.frameCount(2)).toMatchObject([{ content: 'один' }, { content: 'один' }]);
      expect((await call('GET', 'chats/1/messages/')).body).toMatchObject({ count: 5 });
    });

    test('the same id in another chat is another message', async () => {
      const bench = await open();
      const first = await join(bench, 'ved.active', 'ved_participant', 1);
      const second = await join(bench, 'ved.active', 'ved_participant', 2);
      first.client.send(message('m-1', 'первый'));
      second.client.send(message('m-1', 'второй'));
      expect(await second.client.frameCount(1)).toMatchObject([{ chat_id: 2, content: 'второй' }]);
    });

    test('a bare text gets an id, a text, from the server', async () => {
      const { client } = await join(await open(), 'ved.active');
      client.send({ message: 'привет' });
      expect(await client.frameCount(1)).toMatchObject([{ message_id: expect.stringMatching(/./), content: 'привет' }]);
    });

    test('ignores invalid and empty frames, and keeps the socket', async () => {
      const { client } = await join(await open(), 'ved.active');
      for (const junk of ['{broken', 'null', '[]', { type: 'nonsense' }, message('m-1', '   '), { message: 5 }])
        client.send(junk);
      client.send(message('m-2', 'живой'));
      expect(await client.frameCount(1)).toMatchObject([{ message_id: 'm-2' }]);
      expect(client.frames).toHaveLength(1);
    });

    test('keeps the order of 200 messages at once', async () => {
      const { client } = await join(await open(), 'ved.active');
      const ids = Array.from({ length: 200 }, (_, index) => `m-${index}`);
      for (const id of ids) client.send(message(id, id));
      expect(await client.frameCount(200)).toMatchObject(ids.map((message_id) => ({ message_id })));
    });

    test('an account under review may write', async () => {
      const bench = await open();
      const review = await join(bench, 'ved.review', 'ved_participant', 6);
      review.client.send(message('m-1', 'документы отправлены'));
      expect(await review.client.frameCount(1)).toMatchObject([{ sender_id: 103 }]);
    });
  });

  describe('files', () => {
    test('new_file becomes a chat_message with the file; announced twice it is one message', async () => {
      const bench = await open();
      const { client, call } = await join(bench, 'ved.active');
      const { body } = await call('POST', 'chats/upload_file/', form({ file: pdf('Акт.pdf'), chat_id: 1 }));
      const file_url = String(Object(body).file_url);
      const frame = { type: 'new_file', file_url, chat_id: 1 };
      client.send(frame);
      client.send(frame);
      const expected = { type: 'chat_message', content: 'Акт.pdf', file: file_url, sender_id: 101 };
      expect(await client.frameCount(2)).toMatchObject([expected, expected]);
      expect((await call('GET', 'chats/1/messages/')).body).toMatchObject({ count: 5 });
    });

    test('ignores a file of another chat, or of no chat', async () => {
      const bench = await open();
      const { client, call } = await join(bench, 'ved.active');
      const { body } = await call('POST', 'chats/upload_file/', form({ file: pdf(), chat_id: 2 }));
      client.send({ type: 'new_file', file_url: String(Object(body).file_url), chat_id: 1 });
      client.send({ type: 'new_file', file_url: 'https://evil.example/x.pdf', chat_id: 1 });
      client.send({ type: 'new_file', file_url: 'javascript:alert(1)', chat_id: 1 });
      const own = await call('POST', 'chats/upload_file/', form({ file: pdf(), chat_id: 1 }));
      client.send({ type: 'new_file', file_url: String(Object(own.body).file_url), chat_id: 2 });
      client.send(message('m-1', 'после'));
      expect(await client.frameCount(1)).toMatchObject([{ message_id: 'm-1' }]);
      expect(client.frames).toHaveLength(1);
    });
  });

  test('closing a chat: system message, then chat_closed to all; a later write gets only chat_closed', async () => {
    const bench = await open();
    const owner = await join(bench, 'ved.active');
    const operator = await join(bench, 'operator', 'authorized_organization');
    await operator.call('PATCH', 'chats/1/update/', { closed: true });
    const expected = [{ type: 'chat_message', sender_id: null }, { type: 'chat_closed' }];
    expect(await owner.client.frameCount(2)).toMatchObject(expected);
    expect(await operator.client.frameCount(2)).toMatchObject(expected);
    owner.client.send(message('m-late', 'поздно'));
    expect((await owner.client.frameCount(3))[2]).toEqual({ type: 'chat_closed' });
    expect(operator.client.frames).toHaveLength(2);
    expect((await owner.call('GET', 'chats/1/messages/?limit=1')).body).toMatchObject({ count: 5 });
  });

  test('an account that is stopped receives and sends nothing more', async () => {
    const bench = await open();
    const owner = await join(bench, 'ved.active');
    const silent = await join(bench, 'ved.active');
    const operator = await join(bench, 'operator', 'authorized_organization');
    const stopped = { company_id: 101, role: 'ved_participant', status: 'blocked' };
    await operator.call('PATCH', 'authorized_organization/organizations/change_status/', stopped);
    owner.client.send(message('m-1', 'ещё здесь?'));
    expect(await owner.client.closed).toBe(4403);
    operator.client.send(message('m-2', 'служебное'));
    expect(await silent.client.closed).toBe(4403);
    expect(silent.client.frames).toEqual([]);
    expect(await operator.client.frameCount(1)).toMatchObject([{ message_id: 'm-2' }]);
  });

  test('a client that uses an id of the server loses no message', async () => {
    const { client, call } = await join(await open(), 'ved.active');
    client.send({ message: 'первый' });
    const [first] = await client.frameCount(1);
    const number = Number(/server-(\d+)/.exec(String(Object(first).message_id))?.[1]);
    client.send(message(`server-${number + 1}`, 'занятый номер'));
    client.send({ message: 'второй' });
    await client.frameCount(3);
    expect((await call('GET', 'chats/1/messages/?limit=3')).body).toMatchObject({
      results: [{ content: 'второй' }, { content: 'занятый номер' }, { content: 'первый' }],
    });
  });

  test('reopening a chat: only a system message, and it accepts messages again', async () => {
    const bench = await open();
    const owner = await join(bench, 'ved.active', 'ved_participant', 3);
    const operator = await join(bench, 'operator', 'authorized_organization', 3);
    await operator.call('PATCH', 'chats/3/update/', { closed: false });
    owner.client.send(message('m-1', 'есть вопрос'));
    const expected = [{ type: 'chat_message', sender_id: null }, { message_id: 'm-1' }];
    expect(await owner.client.frameCount(2)).toMatchObject(expected);
  });

  test('signing out closes the own sockets with 4401, and no others', async () => {
    const bench = await open();
    const owner = await join(bench, 'ved.active');
    const operator = await join(bench, 'operator', 'authorized_organization');
    await owner.call('POST', 'auth/jwt/logout/', {});
    expect(await owner.client.closed).toBe(4401);
    operator.client.send(message('m-1', 'есть кто?'));
    expect(await operator.client.frameCount(1)).toHaveLength(1);
  });

  test('an account that is stopped after its token expired is refused at the next message', async () => {
    const bench = await open();
    const { client } = await join(bench, 'ved.active');
    await control(bench, 'clock', { advance_ms: 16 * MINUTE });
    const operator = await join(bench, 'operator', 'authorized_organization');
    const stopped = { company_id: 101, role: 'ved_participant', status: 'blocked' };
    await operator.call('PATCH', 'authorized_organization/organizations/change_status/', stopped);
    operator.client.send(message('m-1', 'служебное'));
    expect(await client.closed).toBe(4403);
  });

  test('an open socket outlives its access token and keeps the session active', async () => {
    const bench = await open();
    const { client, call } = await join(bench, 'ved.active');
    await control(bench, 'clock', { advance_ms: 29 * MINUTE });
    client.send(message('m-1', 'я здесь'));
    await client.frameCount(1);
    await control(bench, 'clock', { advance_ms: 29 * MINUTE });
    expect((await call('GET', 'chats')).body).toEqual({ detail: 'Token is expired' });
    client.send(message('m-2', 'и всё ещё'));
    await client.frameCount(2);
    await control(bench, 'clock', { advance_ms: 30 * MINUTE + 1 });
    client.send(message('m-3', 'поздно'));
    expect(await client.closed).toBe(4401);
  });

  describe('demo control', () => {
    test('drop: every socket closes with 1006; a new one opens', async () => {
      const bench = await open();
      const { client } = await join(bench, 'ved.active');
      await control(bench, 'sockets', { action: 'drop' });
      expect(await client.closed).toBe(1006);
      await join(bench, 'ved.active');
    });

    test('swallow: frames vanish both ways and are not stored, until heal', async () => {
      const bench = await open();
      const { client, call } = await join(bench, 'ved.active');
      const operator = await join(bench, 'operator', 'authorized_organization');
      await control(bench, 'sockets', { action: 'swallow' });
      client.send(message('m-lost', 'в никуда'));
      expect((await call('GET', 'chats/1/messages/')).body).toMatchObject({ count: 4 });
      for (const closed of [true, false]) await operator.call('PATCH', 'chats/1/update/', { closed });
      await control(bench, 'sockets', { action: 'heal' });
      client.send(message('m-1', 'слышно?'));
      expect(await client.frameCount(1)).toMatchObject([{ message_id: 'm-1' }]);
      expect((await call('GET', 'chats/1/messages/')).body).toMatchObject({ count: 7 }); // two of them report closed, reopened
    });

    test('refuse: no handshake succeeds until heal', async () => {
      const bench = await open();
      const token = await tokenOf(bench, 'ved.active');
      await control(bench, 'sockets', { action: 'refuse' });
      expect(await bench.socket(`/ws/chat/1/?token=${token}`).opened).toBe(1006);
      await control(bench, 'sockets', { action: 'heal' });
      expect(await bench.socket(`/ws/chat/1/?token=${token}`).opened).toBe('open');
    });
  });
});

test('a closed account receives messages, but its frames are dropped', async () => {
  const mock = openMock();
  const bench: Bench = { ...mock, socket: (path) => clientOf(new mock.WebSocket(`ws://localhost${path}`)) };
  takeOver(bench, 'ved.closed');
  const closed = await join(bench, 'ved.closed');
  const operator = await join(bench, 'operator', 'authorized_organization');
  closed.client.send(message('m-1', 'откройте'));
  operator.client.send(message('m-2', 'здравствуйте'));
  expect(await closed.client.frameCount(1)).toMatchObject([{ message_id: 'm-2' }]);
  expect(operator.client.frames).toHaveLength(1);
});

test('hold: a handshake gets no response; one after heal does', async () => {
  const mock = openMock();
  const bench: Bench = { ...mock, socket: (path) => clientOf(new mock.WebSocket(`ws://localhost${path}`)) };
  const token = await tokenOf(bench, 'ved.active');
  await control(bench, 'sockets', { action: 'hold' });
  const outcomes: unknown[] = [];
  void bench.socket(`/ws/chat/1/?token=${token}`).opened.then((outcome) => outcomes.push(outcome));
  expect(await bench.socket('/ws/chat/none/').opened).toBe(1006); // a later handshake, accepted by now
  expect(outcomes).toEqual([]);
  await control(bench, 'sockets', { action: 'heal' });
  await join(bench, 'ved.active');
});
