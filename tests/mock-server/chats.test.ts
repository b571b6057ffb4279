// Chats over HTTP, notifications and rules, through the product's own client (contract rows 12–14, 20, 57–59, 77–79, 110).
import { describe, expect, test } from 'vitest';
import { endpoints } from '../../src/api/endpoints/all.ts';
import { toFailure } from '../../src/api/errors/failure.ts';
import { apiAs, form, openMock, pdf, signedIn } from './mock.ts';

const { chatList, chatMessageList, chatCreate, chatAdminCreate, chatFileUpload, chatUpdate, chatOrganizationList } =
  endpoints;

describe('lists', () => {
  test('a client sees the own chats by id, the operator all', async () => {
    const mock = openMock();
    const own = await (await apiAs(mock, 'ved.active'))(chatList);
    expect(own.results.map((chat) => chat.id)).toEqual([1, 2, 3]);
    const all = await (await apiAs(mock, 'operator'))(chatList, { query: { limit: 5, offset: 5 } });
    expect([all.count, all.results.map((chat) => chat.id)]).toEqual([8, [6, 7, 8]]);
  });

  test('messages are listed newest first, in pages', async () => {
    const api = await apiAs(openMock(), 'ved.active');
    const page = await api(chatMessageList, { params: { id: 1 }, query: { limit: 3 } });
    expect([page.count, page.results.map((message) => message.message_id)]).toEqual([4, ['5003', '5002', '5001']]);
    const next = '/api/v1/chats/1/messages/?limit=3&offset=3';
    expect([page.next, page.previous]).toEqual([next, null]);
    const last = await api(chatMessageList, { params: { id: 1 }, query: { limit: 2, offset: 2 } });
    expect([last.next, last.previous]).toEqual([null, '/api/v1/chats/1/messages/?limit=2&offset=0']);
  });

  test.each(['limit=0', 'limit=-1', 'limit=x', 'offset=-1'])('%s is no page: returns the first one', async (query) => {
    const call = await signedIn(openMock(), 'ved.active');
    expect((await call('GET', `chats/1/messages/?${query}`)).body).toMatchObject({
      count: 4,
      results: [{}, {}, {}, {}],
    });
  });

  test('a foreign chat is not found', async () => {
    const api = await apiAs(openMock(), 'ved.active');
    for (const id of [7, '1.0', '+1', 'x'])
      expect(await api(chatMessageList, { params: { id } }).catch(toFailure)).toMatchObject({
        status: 404,
        catalogueEntry: null,
      });
  });

  test('the invite picker offers the active organisations of both kinds', async () => {
    const { results, count } = await (
      await apiAs(openMock(), 'operator')
    )(chatOrganizationList, { query: { limit: 50 } });
    expect(count).toBe(results.length);
    expect(results.map(({ id, source }) => `${id} ${source}`)).toEqual([
      ...[101, 102, 107, 108, 109, 110].map((id) => `${id} Participant`),
      ...[201, 202, 204, 205].map((id) => `${id} LiquidityProvider`),
    ]);
  });
});

describe('creating', () => {
  test('a client opens one with the operator: system message, notification to the operator', async () => {
    const mock = openMock();
    const api = await apiAs(mock, 'lp.active');
    const chat = await api(chatCreate, { body: { name: 'Курс' } });
    expect(chat).toMatchObject({ id: 9, name: 'Курс', closed: false, liquidity_provider: 201, participant: null });
    const { results } = await api(chatMessageList, { params: { id: chat.id } });
    expect(results).toMatchObject([{ sender: 'Система', sender_id: null, content: 'Чат открыт: Курс' }]);
    const unread = await (await apiAs(mock, 'operator'))(endpoints.notificationUnreadList);
    expect(unread.results[0]).toMatchObject({ text: 'Новый чат: Курс', link: '/organization/support/8' });
  });

  test.each([
    [{ participant: 107 }, 'ved.cargo', '/account/help-chat/1'],
    [{ liquidity_provider: 201 }, 'lp.active', '/liquidity/help-chat/1'],
  ])('the operator invites %j, who sees it and is notified', async (invited, login, link) => {
    const mock = openMock();
    const chat = await (await apiAs(mock, 'operator'))(chatCreate, { body: { name: 'Документы', ...invited } });
    const guest = await apiAs(mock, login);
    expect((await guest(chatList)).results.at(-1)).toMatchObject({ id: chat.id, ...invited });
    expect((await guest(endpoints.notificationUnreadList)).results[0]).toMatchObject({ kind: 'chat_created', link });
  });

  test.each([
    [{ name: 'x' }, 400, { participant: ['Выберите организацию'] }],
    [{ name: 'x', participant: 107, liquidity_provider: 201 }, 400, { participant: ['Выберите организацию'] }],
    [{ name: 'x', participant: 201 }, 404, { detail: 'Not found.' }],
    [{ name: 'x', participant: 999 }, 404, { detail: 'Not found.' }],
    [{ name: '', participant: 107 }, 400, { name: ['Заполните поле'] }],
  ])('an invitation %j is refused with %i %j', async (body, status, data) => {
    const failure = await (await apiAs(openMock(), 'operator'))(chatCreate, { body }).catch(toFailure);
    expect(failure).toMatchObject({ status, data });
  });

  test('the operator creates one from a card with company and role', async () => {
    const body = { name: 'Вопрос', company_id: 204, role: 'liquidity_provider' } as const;
    const mock = openMock();
    const chat = await (await apiAs(mock, 'operator'))(chatAdminCreate, { body });
    expect(chat).toMatchObject({ liquidity_provider: 204, sender: 'АО «Расчётный Демо-Оператор»' });
    const [notice] = mock.world.sortedBy('notifications', 'company_id', 204).slice(-1);
    expect(notice).toMatchObject({ kind: 'chat_created', text: 'Новый чат: Вопрос', link: '/liquidity/help-chat/0' });
  });
});

describe('files', () => {
  test('an upload keeps name, type and bytes; no message appears yet', async () => {
    const mock = openMock();
    const api = await apiAs(mock, 'ved.active');
    const bytes = [...Buffer.from('%PDF-'), ...Array.from({ length: 512 }, (_, index) => index % 256)];
    const { file_url } = await api(chatFileUpload, { body: { file: pdf('Акт № 5.pdf', bytes), chat_id: 1 } });
    expect(file_url).toMatch(/^\/media\/chats\/1\/\d+\/Акт № 5\.pdf$/);
    const back = await mock.fetch(file_url);
    expect(back.headers.get('content-type')).toBe('application/pdf');
    expect([...new Uint8Array(await back.arrayBuffer())]).toEqual(bytes);
    expect((await api(chatMessageList, { params: { id: 1 } })).count).toBe(4);
  });

  test('a file name invalid in a URL is stored under a valid one', async () => {
    const mock = openMock();
    const api = await apiAs(mock, 'ved.active');
    const { file_url } = await api(chatFileUpload, { body: { file: pdf('Акт 1/2 #3?.pdf'), chat_id: 1 } });
    expect(file_url).toMatch(/\/Акт 1_2 _3_\.pdf$/);
    expect((await mock.fetch(file_url)).status).toBe(200);
  });

  test('two files of one name are two files', async () => {
    const mock = openMock();
    const api = await apiAs(mock, 'ved.active');
    const urls = [1, 2].map(() => api(chatFileUpload, { body: { file: pdf(), chat_id: 1 } }));
    const [first, second] = await Promise.all(urls);
    expect(first?.file_url).not.toBe(second?.file_url);
  });

  test.each([
    [3, 400, { chat_id: ['Чат закрыт'] }],
    [7, 404, { detail: 'Not found.' }],
  ])('chat %i accepts none: %i %j', async (chat_id, status, data) => {
    const upload = (await apiAs(openMock(), 'ved.active'))(chatFileUpload, { body: { file: pdf(), chat_id } });
    expect(await upload.catch(toFailure)).toMatchObject({ status, data });
  });

  test.each([
    'agreements/11',
    'chats/2/aml-report',
    'chats/2/%61ml-report',
    'rules/1',
    'deposits/602/po-602',
    'ved/801/invoice',
    'trades/1004/contract',
    'lp/201/authority',
    'lp/201/license',
    'lp/201/registry',
    'lp/201/poa',
  ])('/media/%s.pdf of the demo data is a document', async (path) => {
    const answer = await openMock().fetch(`/media/${path}.pdf`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(await answer.text()).toMatch(/^%PDF-[^]*%%EOF\s*$/);
  });

  test.each(['agreements/999.pdf', '../secret.pdf', '', '%E0%A4%A.pdf'])(
    '/media/%s: nothing is there',
    async (path) => {
      expect((await openMock().fetch(`/media/${path}`)).status).toBe(404);
    },
  );
});

test.each(['', 'application/octet-stream', 'image/png'])(
  'a file is read-only, with the type of its name, not %j',
  async (type) => {
    const mock = openMock();
    const api = await apiAs(mock, 'ved.active');
    const file = new File(['%PDF-1.7'], 'act.pdf', { type });
    const { file_url } = await api(chatFileUpload, { body: { file, chat_id: 1 } });
    const { headers } = await mock.fetch(file_url);
    expect([headers.get('content-type'), headers.get('x-content-type-options')]).toEqual([
      'application/pdf',
      'nosniff',
    ]);
    expect((await mock.fetch(file_url, { method: 'POST' })).status).toBe(405);
  },
);

test.each([['act.html', 'application/pdf']])('a file %s named %s is rejected', async (name, type) => {
  const call = await signedIn(openMock(), 'ved.active');
  const file = new File(['<b>'], name, { type });
  expect(await call('POST', 'chats/upload_file/', form({ file, chat_id: 1 }))).toMatchObject({ status: 400 });
});

describe('closing', () => {
  test('and reopening leaves a message of the client without an answer', async () => {
    const mock = openMock();
    const api = await apiAs(mock, 'operator');
    const readAwaiting = async () => (await api(chatList, { query: { awaiting_operator: true } })).results;
    const [chat] = await readAwaiting();
    if (!chat) throw new Error('no chat awaits the operator');
    for (const closed of [true, false]) await api(chatUpdate, { params: { id: chat.id }, body: { closed } });
    expect((await readAwaiting()).find(({ id }) => id === chat.id)?.awaited_message).toEqual(chat.awaited_message);
  });

  test('leaves a system message; reopening too; repeating changes nothing', async () => {
    const mock = openMock();
    const api = await apiAs(mock, 'operator');
    const close = (closed: boolean) => api(chatUpdate, { params: { id: 1 }, body: { closed } });
    expect(await close(true)).toMatchObject({ closed: true });
    await close(true);
    expect(await close(false)).toMatchObject({ closed: false });
    const { results } = await api(chatMessageList, { params: { id: 1 }, query: { limit: 3 } });
    expect(results.map((message) => message.content)).toEqual([
      'Оператор возобновил общение',
      'Оператор завершил общение',
      'Пополнение принято, следующий шаг — учёт.',
    ]);
  });
});

describe('notifications', () => {
  test('unread ones newest first; marking counts only changed ones of the own account', async () => {
    const api = await apiAs(openMock(), 'ved.active');
    const unread = () => api(endpoints.notificationUnreadList);
    expect((await unread()).results.map((note) => note.id)).toEqual([2, 1, 3]);
    const mark = (ids: number[]) => api(endpoints.notificationMarkRead, { body: { notification_ids: ids } });
    expect(await mark([1, 4, 7, 999])).toEqual({ updated: 1 });
    expect(await mark([1])).toEqual({ updated: 0 });
    expect((await unread()).results.map((note) => note.id)).toEqual([2, 3]);
  });
});

test('rules and agreements match their schemas; agreements filter by status', async () => {
  const api = await apiAs(openMock(), 'ved.active');
  expect((await api(endpoints.platformRuleList)).count).toBe(3);
  expect((await api(endpoints.agreementList)).results.map((row) => row.id)).toEqual([16, 15, 11]);
  const accepted = await api(endpoints.agreementList, { query: { status: 'accepted' } });
  expect(accepted.results.map((row) => row.id)).toEqual([16, 11]);
});
