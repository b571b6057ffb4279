// Tokens and sessions: expiry, rotation, idle end, forgery, rate limits, all by the mock's clock.
import { describe, expect, test } from 'vitest';
import { getTokenLifetime } from '../../src/api/tokens.ts';
import { type Caller, MINUTE, caller, credentials, openMock, signedIn } from './mock.ts';

const EXPIRED = { status: 401, body: { detail: 'Token is expired' } };
const FORGED = { status: 403, body: { detail: 'Given token not valid for any token type' } };
const ENDED = { status: 403, body: { detail: 'Session not found or token invalid.' } };
const IDLE = { status: 401, body: { error: 'Session ended due to inactivity.' } };
const RATE = { status: 429, body: { error: 'Rate limit exceeded.' } };

describe('access token', () => {
  test('none: 401 with a text outside the catalogue', async () => {
    const answer = await caller(openMock(), null)('GET', 'chats');
    expect(answer).toMatchObject({ status: 401, body: { detail: 'Authentication credentials were not provided.' } });
  });

  test('is valid for 15 minutes by its claims and by the clock', async () => {
    const mock = openMock();
    const { access } = await mock.signIn('ved.active');
    expect(getTokenLifetime(access)).toBe(15 * MINUTE);
    const call = caller(mock, access);
    await mock.advance(15 * MINUTE - 1);
    expect((await call('GET', 'chats')).status).toBe(200);
    await mock.advance(1);
    expect(await call('GET', 'chats')).toMatchObject(EXPIRED);
  });

  test.each([
    ['one character changed', (token: string) => token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))],
    ['another payload', (token: string) => token.replace(/\.[^.]+\./, `.${btoa('{"sub":1,"sid":1}')}.`)],
    ['no token at all', () => 'nonsense'],
    ['three dots', () => '...'],
  ])('forged (%s): 403', async (_name, forge) => {
    const mock = openMock();
    const { access } = await mock.signIn('ved.active');
    expect(await caller(mock, forge(access))('GET', 'chats')).toMatchObject(FORGED);
  });

  test('a refresh token is no access token', async () => {
    const mock = openMock();
    const { refresh } = await mock.signIn('ved.active');
    expect(await caller(mock, refresh)('GET', 'chats')).toMatchObject(FORGED);
  });

  test('after logout the session is gone, even though logging out came with an expired token', async () => {
    const mock = openMock();
    const { access, refresh } = await mock.signIn('ved.active');
    const call = caller(mock, access);
    await mock.advance(16 * MINUTE);
    expect((await call('POST', 'auth/jwt/logout/', { refresh })).status).toBe(205);
    expect(await call('GET', 'chats')).toMatchObject(ENDED);
    expect(await call('POST', 'auth/jwt/refresh/', { refresh })).toMatchObject(ENDED);
  });
});

describe('refresh', () => {
  test('returns a new pair and revokes the old token', async () => {
    const mock = openMock();
    const { refresh } = await mock.signIn('ved.active');
    const call = caller(mock, null);
    const renewed = await call('POST', 'auth/jwt/refresh/', { refresh });
    expect(renewed.status).toBe(200);
    expect(await call('POST', 'auth/jwt/refresh/', { refresh })).toMatchObject(FORGED);
    expect(await caller(mock, readAccess(renewed.body))('GET', 'auth/current_user/')).toMatchObject({
      status: 200,
      body: { login: 'ved.active', account_type: 'ved_participant' },
    });
  });

  test('is no activity: an idle session ends although it was refreshed', async () => {
    const mock = openMock();
    const { refresh } = await mock.signIn('ved.active');
    await mock.advance(20 * MINUTE);
    const renewed = await caller(mock, null)('POST', 'auth/jwt/refresh/', { refresh });
    await mock.advance(10 * MINUTE + 1);
    expect(await caller(mock, readAccess(renewed.body))('GET', 'chats')).toMatchObject(IDLE);
  });
});

describe('idle limit', () => {
  test('accepts exactly 30 minutes, and not one millisecond more', async () => {
    const inTime = openMock();
    const late = openMock();
    const tokens = [await inTime.signIn('ved.active'), await late.signIn('ved.active')] as const;
    await inTime.advance(30 * MINUTE);
    await late.advance(30 * MINUTE + 1);
    expect(await caller(inTime, tokens[0].access)('GET', 'chats')).toMatchObject(EXPIRED);
    expect(await caller(late, tokens[1].access)('GET', 'chats')).toMatchObject(IDLE);
    expect(await caller(late, null)('POST', 'auth/jwt/refresh/', { refresh: tokens[1].refresh })).toMatchObject(IDLE);
  });

  test('every call restarts it, a rejected one too', async () => {
    const mock = openMock();
    const { access } = await mock.signIn('ved.review');
    await mock.advance(14 * MINUTE);
    expect((await caller(mock, access)('POST', 'chats/create/', { name: 'x' })).status).toBe(403);
    await mock.advance(29 * MINUTE);
    expect(await caller(mock, access)('GET', 'chats')).toMatchObject(EXPIRED);
  });
});

describe('signing in', () => {
  const wrong = credentials('ved.active', 'ved_participant', { password: 'Wrong-12345' });

  test.each([
    ['wrong password', wrong, 401, { error: 'Invalid credentials' }],
    ['unknown login', credentials('nobody', 'ved_participant'), 401, { error: 'Invalid credentials' }],
    ['wrong account type', credentials('ved.active', 'liquidity_provider'), 401, { error: 'Invalid credentials' }],
    [
      'no captcha',
      credentials('ved.active', 'ved_participant', { 'smart-token': '' }),
      400,
      { message: 'Captcha token is missing' },
    ],
    ['captcha field missing', { login: 'ved.active' }, 400, { message: 'Captcha token is missing' }],
    ['captcha nothing', { 'smart-token': null }, 400, { message: 'Captcha token is missing' }],
    [
      'failed captcha',
      credentials('ved.active', 'ved_participant', { 'smart-token': 'fail' }),
      400,
      { message: 'Captcha error. Access denied' },
    ],
    ['empty login', credentials('', 'ved_participant'), 400, { login: ['Заполните поле'] }],
    ['no object', '[]', 400, { message: 'JSON parsing error' }],
  ])('%s', async (_name, body, status, said) => {
    expect(await caller(openMock(), null)('POST', 'auth/jwt/create/', body)).toMatchObject({ status, body: said });
  });

  test('the sixth wrong password within a minute is refused with 429, of this login only; a minute later it is not', async () => {
    const mock = openMock();
    const call = caller(mock, null);
    const statuses: number[] = [];
    for (let tries = 0; tries < 6; tries += 1) statuses.push((await call('POST', 'auth/jwt/create/', wrong)).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    const other = { ...wrong, login: 'ved.cargo' };
    expect((await call('POST', 'auth/jwt/create/', other)).status).toBe(401);
    await mock.advance(MINUTE);
    expect((await call('POST', 'auth/jwt/create/', wrong)).status).toBe(401);
  });

  test('the rejection contains the seconds until another password is accepted, and they hold', async () => {
    const mock = openMock();
    const guess = () =>
      mock.fetch(`${mock.origin}/api/v1/auth/jwt/create/`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(wrong),
      });
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await guess()).headers.get('retry-after')).toBe(null);
      await mock.advance(4_000);
    }
    const refused = await guess(); // at 20 s; the second of the six was made at 4 s
    expect(refused.headers.get('retry-after')).toBe('44');
    await mock.advance(44_000);
    expect((await guess()).status).toBe(401);
  });

  test('a correct password resets the failed ones before it', async () => {
    const mock = openMock();
    const call = caller(mock, null);
    for (let tries = 0; tries < 5; tries += 1) await call('POST', 'auth/jwt/create/', wrong);
    await mock.signIn('ved.active');
    expect((await call('POST', 'auth/jwt/create/', wrong)).status).toBe(401);
  });
});

describe('password recovery', () => {
  const login = 'ved.active';

  test('code, token, new password; all sessions of the user end', async () => {
    const mock = openMock();
    const old = await mock.signIn(login);
    const call = caller(mock, null);
    expect(await call('POST', 'organizations/send_recovery_code/', { login })).toMatchObject({
      status: 200,
      body: { email_mask: 'v***@***.example', ttl: 300 },
    });
    const verified = await call('POST', 'organizations/verify_recovery_code/', { login, code: '246810' });
    expect(verified.status).toBe(200);
    const recovery = { login, ...Object(verified.body), password: 'Qwerty-98765' };
    const weak = await call('POST', 'organizations/password_recovery/', { ...recovery, password: 'short' });
    expect(weak).toMatchObject({ status: 400, body: { password: [expect.stringContaining('Не менее 10 знаков')] } });
    expect((await call('POST', 'organizations/password_recovery/', recovery)).status).toBe(200);
    expect(await caller(mock, old.access)('GET', 'chats')).toMatchObject(ENDED);
    const signIn = credentials(login, 'ved_participant', { password: 'Qwerty-98765' });
    expect((await call('POST', 'auth/jwt/create/', signIn)).status).toBe(200);
    const again = await call('POST', 'organizations/password_recovery/', recovery);
    expect(again.status, 'a recovery token works once').toBe(400);
  });

  test('responds to an unknown login as to a known one', async () => {
    const answer = await caller(openMock(), null)('POST', 'organizations/send_recovery_code/', { login: 'nobody' });
    expect(answer).toMatchObject({ status: 200, body: { email_mask: expect.stringMatching(/^n\*+@/), ttl: 300 } });
  });

  test('a code expires after 5 minutes', async () => {
    const mock = openMock();
    const call = caller(mock, null);
    await call('POST', 'organizations/send_recovery_code/', { login });
    const verify = () => call('POST', 'organizations/verify_recovery_code/', { login, code: '246810' });
    await mock.advance(299_999);
    expect((await verify()).status).toBe(200);
    await mock.advance(1);
    const late = await verify();
    expect(late).toMatchObject({ status: 400, body: { code: ['Код истёк. Запросите новый'] } });
  });

  test('the sixth wrong code within a minute is refused with 429', async () => {
    const call = caller(openMock(), null);
    await call('POST', 'organizations/send_recovery_code/', { login });
    const guess = () => call('POST', 'organizations/verify_recovery_code/', { login, code: '000000' });
    for (let tries = 0; tries < 5; tries += 1) expect((await guess()).body).toEqual({ code: ['Неверный код'] });
    expect(await guess()).toMatchObject(RATE);
  });

  test('so is the sixth wrong recovery token', async () => {
    const call = caller(openMock(), null);
    await call('POST', 'organizations/send_recovery_code/', { login });
    const body = { login, password: 'Qwerty-98765', recovery_token: 'guessed' };
    const guess = () => call('POST', 'organizations/password_recovery/', body);
    for (let tries = 0; tries < 5; tries += 1) expect((await guess()).status).toBe(400);
    expect(await guess()).toMatchObject(RATE);
  });

  test('a successful recovery resets its failed tokens', async () => {
    const call = caller(openMock(), null);
    await call('POST', 'organizations/send_recovery_code/', { login });
    const { body } = await call('POST', 'organizations/verify_recovery_code/', { login, code: '246810' });
    const recover = (recovery_token: unknown) =>
      call('POST', 'organizations/password_recovery/', { login, password: 'Qwerty-98765', recovery_token });
    for (let tries = 0; tries < 5; tries += 1) await recover('guessed');
    expect((await recover(Object(body).recovery_token)).status).toBe(200);
    expect((await recover('guessed')).status).toBe(400);
  });
});

describe('a known login', () => {
  const login = 'ved.active';
  const EXPIRED_CODE = { status: 400, body: { recovery_token: ['Код истёк. Запросите новый'] } };
  const requestRecovery = async (call: Caller) => {
    await call('POST', 'organizations/send_recovery_code/', { login });
    const { body } = await call('POST', 'organizations/verify_recovery_code/', { login, code: '246810' });
    return { login, password: 'Qwerty-98765', recovery_token: String(Object(body).recovery_token) };
  };

  test('gets the code by mail; an unrequested one is wrong', async () => {
    const mock = openMock();
    const call = caller(mock, null);
    const early = await call('POST', 'organizations/verify_recovery_code/', { login, code: '246810' });
    expect(early).toMatchObject({ status: 400, body: { code: ['Неверный код'] } });
    await requestRecovery(call);
    await call('POST', 'organizations/send_recovery_code/', { login: 'nobody' });
    const letters = mock.world.filter('mails', () => true).map(({ to, subject, text }) => [to, subject, text]);
    expect(letters).toEqual([['finance@ved-active.example', 'Восстановление пароля', 'Код: 246810']]);
  });

  test('a correct code resets the failed ones before it', async () => {
    const call = caller(openMock(), null);
    const guess = () => call('POST', 'organizations/verify_recovery_code/', { login, code: '000000' });
    await requestRecovery(call);
    for (let tries = 0; tries < 5; tries += 1) await guess();
    await requestRecovery(call);
    expect((await guess()).body).toEqual({ code: ['Неверный код'] });
  });

  test('a recovery token is valid for its own login, and for 5 minutes from the code', async () => {
    const mock = openMock();
    const call = caller(mock, null);
    const recovery = await requestRecovery(call);
    const recover = (more: object) => call('POST', 'organizations/password_recovery/', { ...recovery, ...more });
    expect(await recover({ recovery_token: 'recovery-0' })).toMatchObject(EXPIRED_CODE);
    expect(await recover({ login: 'lp.active' })).toMatchObject(EXPIRED_CODE);
    expect(await recover({ login: 'nobody' })).toMatchObject(EXPIRED_CODE);
    await mock.advance(300_000);
    expect(await recover({})).toMatchObject(EXPIRED_CODE);
  });

  test.each(['a new password', 'signing out'])('%s closes the chats of its sessions', async (ending) => {
    const mock = openMock();
    const [{ access }, other] = [await mock.signIn(login), await mock.signIn('operator')];
    const [own, foreign] = [access, other.access].map(
      (token) => new mock.WebSocket(`ws://localhost/ws/chat/1/?token=${token}`),
    );
    await Promise.all([own, foreign].map((socket) => new Promise((open) => socket?.addEventListener('open', open))));
    const closed = new Promise<number>((close) => own?.addEventListener('close', ({ code }) => close(code)));
    if (ending === 'signing out') await caller(mock, access)('POST', 'auth/jwt/logout/', {});
    else
      await caller(mock, null)('POST', 'organizations/password_recovery/', await requestRecovery(caller(mock, null)));
    expect([await closed, foreign?.readyState]).toEqual([4401, mock.WebSocket.OPEN]);
  });
});

test('a blocked account may sign out', async () => {
  expect((await (await signedIn(openMock(), 'ved.blocked'))('POST', 'auth/jwt/logout/', {})).status).toBe(205);
});

function readAccess(body: unknown): string {
  if (typeof body === 'object' && body !== null && 'access' in body && typeof body.access === 'string')
    return body.access;
  throw new Error('no access token in the answer');
}
