// Account access: the response of each persona to each kind of call.
import { describe, expect, test } from 'vitest';
import { createChatRooms } from '../../src/mock-server/transports/socket/chatRooms.ts';
import { routes } from '../../src/mock-server/http/routeTable.ts';
import { createTransactionManager } from '../../src/mock-server/db/createDatabase.ts';
import { memoryPersistence } from '../../src/mock-server/db/persistence.ts';
import { openMock, signedIn } from './mock.ts';

const AGREEMENTS = { detail: 'You must accept pending agreements before proceeding.' };
const REVIEW = { detail: 'Your account is under review. Only GET requests are allowed.' };
const CLOSED = { detail: 'Your account is closed. Only GET requests are allowed.' };
const BLOCKED = { detail: 'Your account has been blocked.' };
const FOREIGN = { detail: 'You do not have permission to perform this action.' };

const kinds = {
  read: ['GET', 'chats'],
  write: ['POST', 'chats/create/', { name: 'Вопрос' }],
  whoAmI: ['GET', 'auth/current_user/'],
  agreements: ['GET', 'agreements/'],
  rules: ['GET', 'platform_rules/'],
  accept: ['PATCH', 'agreements/accept/12/'],
  foreign: ['GET', 'authorized_organization/wallets/companies/'],
  leave: ['POST', 'auth/jwt/logout/', {}],
} as const;
type Kind = keyof typeof kinds;
/** A status, or the body of a 403. */
type Expected = Readonly<Record<Kind, number | object>>;
const isKind = (name: string): name is Kind => Object.hasOwn(kinds, name);

const free = {
  read: 200,
  write: 201,
  whoAmI: 200,
  agreements: 200,
  rules: 200,
  accept: 404,
  foreign: FOREIGN,
  leave: 205,
};
const readOnly = (said: object) => ({ ...free, write: said, accept: said });
const personas: Readonly<Record<string, Expected>> = {
  'ved.active': free,
  'ved.agreements': { ...free, read: AGREEMENTS, write: AGREEMENTS, accept: 200 },
  'ved.review': readOnly(REVIEW),
  'ved.new': readOnly(REVIEW),
  'ved.blocked': { ...readOnly(BLOCKED), read: BLOCKED, whoAmI: BLOCKED, agreements: BLOCKED, rules: BLOCKED },
  'ved.closed': readOnly(CLOSED),
  'lp.active': free,
  'lp.review': readOnly(REVIEW),
  operator: { ...free, write: 400, accept: FOREIGN, foreign: 200 },
};

const table = Object.entries(personas).flatMap(([login, expected]) =>
  Object.keys(kinds)
    .filter(isKind)
    .map((kind) => [login, kind, expected[kind]] as const),
);

describe('every persona and kind of call', () => {
  test.each(table)('%s · %s', async (login, kind, expected) => {
    const call = await signedIn(openMock(), login);
    const [method, path, body] = kinds[kind];
    const answer = await call(method, path, body);
    expect(answer).toMatchObject(typeof expected === 'number' ? { status: expected } : { status: 403, body: expected });
  });
});

test('a rejected write is never executed', async () => {
  const mock = openMock();
  const call = await signedIn(mock, 'ved.review');
  const before = mock.world.filter('chats', () => true).length;
  await call('POST', 'chats/create/', { name: 'Вопрос' });
  expect(mock.world.filter('chats', () => true)).toHaveLength(before);
});

test('accepting the last agreement lifts the restriction; accepting twice is an invalid transition', async () => {
  const call = await signedIn(openMock(), 'ved.agreements');
  expect((await call('GET', 'chats')).status).toBe(403);
  expect((await call('PATCH', 'agreements/accept/12/')).body).toMatchObject({ id: 12, status: 'accepted' });
  expect((await call('GET', 'chats')).status).toBe(200);
  const again = await call('PATCH', 'agreements/accept/12/');
  expect(again).toMatchObject({ status: 400, body: { status: ['Переход в этот статус недоступен'] } });
});

test('the account state is in current_user', async () => {
  const mock = openMock();
  const states = await Promise.all(
    ['ved.active', 'ved.agreements', 'ved.review', 'ved.closed'].map(async (login) => {
      const { body } = await (await signedIn(mock, login))('GET', 'auth/current_user/');
      return body;
    }),
  );
  expect(states).toMatchObject([
    { account_state: 'active', is_active: true },
    { account_state: 'pending_agreements', is_active: false },
    { account_state: 'under_review', is_active: false },
    { account_state: 'closed', is_active: false },
  ]);
});

test('the role is checked before the account state, and before the body', async () => {
  const mock = openMock();
  const blocked = await signedIn(mock, 'ved.blocked');
  expect((await blocked('POST', 'chats/admin_create/', '{broken')).body).toEqual(FOREIGN);
});

test('only a bearer identifies an account', async () => {
  const mock = openMock();
  const { access } = await mock.signIn('ved.active');
  const statuses = ['Bearer ', 'Basic Bearer ', 'bearer ', ''].map(async (scheme) => {
    const headers = { Authorization: scheme + access };
    return (await mock.fetch(`${mock.origin}/api/v1/chats`, { headers })).status;
  });
  expect(await Promise.all(statuses)).toEqual([200, 401, 401, 401]);
});

test('a handler that needs the caller of a public call is a programming error', async () => {
  const { server, world } = openMock();
  await server.ready;
  const rooms = createChatRooms(
    world,
    createTransactionManager(world, memoryPersistence(), () => undefined),
    () => undefined,
  );
  const url = new URL('http://localhost/api/v1/auth/current_user/');
  const call = {
    params: {},
    body: { kind: 'none' },
    account: null,
    world,
    rooms,
    url,
    after: () => undefined,
  } as const;
  const whoAmI = routes.find(({ name }) => name === 'currentUser');
  expect(() => whoAmI?.handle(call)).toThrow('currentUser is public: nobody is signed in');
});
