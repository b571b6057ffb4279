// Calls allowed on a foreign instance.
import { describe, expect, test, vi } from 'vitest';
import { readGivenAccounts, isCallAllowed } from '../support/deployed.ts';

const signIn = (login: string) => JSON.stringify({ login, password: 'ved.active', account_type: 'ved_participant' });
const client = { login: 'ved.active', password: 'x', account_type: 'ved_participant' };
const operator = { login: 'operator', password: 'x', account_type: 'authorized_organization' };

describe('the accounts', () => {
  test('are those of the environment', () => {
    expect(readGivenAccounts('a:b:ved_participant, c:d:authorized_organization')).toEqual([
      { login: 'a', password: 'b', account_type: 'ved_participant' },
      { login: 'c', password: 'd', account_type: 'authorized_organization' },
    ]);
  });

  test('must be handed over for an instance elsewhere', () => {
    vi.stubEnv('BASE_URL', 'https://elsewhere.example');
    expect(() => readGivenAccounts(undefined)).toThrow('ACCOUNTS');
  });
});

describe('the guard', () => {
  type Doing = readonly [reading: boolean, writing: boolean];
  const NOTHING: Doing = [false, false];
  const ALWAYS: Doing = [true, true];
  const WRITING: Doing = [false, true];

  test.each<readonly [method: string, path: string, body: string | null, asClient: Doing, asOperator: Doing]>([
    ['GET', 'deposits', null, ALWAYS, ALWAYS],
    ['POST', 'auth/jwt/create/', signIn('ved.active'), ALWAYS, NOTHING],
    ['POST', 'auth/jwt/create/', signIn('somebody'), NOTHING, NOTHING],
    ['POST', 'auth/jwt/create/', null, NOTHING, NOTHING],
    ['POST', 'auth/jwt/refresh/', '{}', ALWAYS, ALWAYS],
    ['POST', 'deposits/', '{}', WRITING, NOTHING],
    ['PATCH', 'trades/cancel/?trade_id=1', '{}', WRITING, NOTHING],
    ['POST', 'chats/create/', '{}', WRITING, NOTHING],
    ['PATCH', 'chats/1/update/', '{}', NOTHING, NOTHING],
    ['PATCH', 'authorized_organization/deposits/1/update/', '{}', NOTHING, NOTHING],
    ['POST', 'register/ved_participant/', '{}', NOTHING, NOTHING],
    ['POST', 'organizations/password_recovery/', '{}', NOTHING, NOTHING],
    ['POST', 'nobody/knows/this/', '{}', NOTHING, NOTHING],
    ['DELETE', 'deposits/1/', null, NOTHING, NOTHING],
  ])('%s %s %s', (method, path, body, asClient, asOperator) => {
    const call = { method, url: `https://elsewhere.example/api/v1/${path}`, body };
    const may = (account: typeof client) => [false, true].map((mayWrite) => isCallAllowed(call, account, mayWrite));
    expect([may(client), may(operator)]).toEqual([asClient, asOperator]);
  });
});
