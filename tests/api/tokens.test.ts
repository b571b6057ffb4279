// The stored session: keys of the contract, forged values, a rejecting storage, other tabs, the lifetime of a token.
import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { createTokenStore, getTokenLifetime, getTokenSubject } from '../../src/api/tokens.ts';
import { createToken } from '../support/app.ts';
import { createProfile, throwingStorage } from '../support/tabs.ts';
import { turn } from '../support/time.ts';

function open(stored: Readonly<Record<string, string>> = {}) {
  const profile = createProfile(stored);
  const tab = profile.tab();
  return { profile, tokens: createTokenStore(tab.storage, tab.storageEvents) };
}

describe('the stored session', () => {
  test('uses the keys of the specification', () => {
    const { profile, tokens } = open();
    tokens.save({ access: 'a', refresh: 'r', accountType: 'liquidity_provider' });
    tokens.saveUser({ is_active: true, account_type: 'liquidity_provider' });
    expect(Object.fromEntries(profile.items)).toEqual({
      access_token: 'a',
      refresh_token: 'r',
      account_type: 'liquidity_provider',
      is_active: 'true',
    });
    expect(tokens.read()).toEqual({ access: 'a', refresh: 'r', accountType: 'liquidity_provider' });
  });

  test('a profile without flag and type keeps those that are stored', () => {
    const { profile, tokens } = open({ access_token: 'a', account_type: 'ved_participant', is_active: 'true' });
    tokens.saveUser({ is_active: null, account_type: null });
    expect(Object.fromEntries(profile.items)).toEqual({
      access_token: 'a',
      account_type: 'ved_participant',
      is_active: 'true',
    });
  });

  test('a refresh keeps the account type, a registration keeps neither refresh nor type', () => {
    const { tokens } = open({ access_token: 'a', refresh_token: 'r', account_type: 'ved_participant' });
    tokens.save({ access: 'a2', refresh: 'r2' });
    expect(tokens.read()).toEqual({ access: 'a2', refresh: 'r2', accountType: 'ved_participant' });
    const registered = open();
    registered.tokens.save({ access: 'a' });
    expect(registered.tokens.read()).toEqual({ access: 'a', refresh: null, accountType: null });
    expect([...registered.profile.items.keys()]).toEqual(['access_token']);
  });

  test.each([
    {},
    { refresh_token: 'r' },
    { access_token: '' },
    { account_type: 'authorized_organization' },
    { access_token: 'a\nb' }, // no header takes these
    { access_token: '{"a":1} ключ' },
    { access_token: '\uD800' },
  ])('is signed out without an access token: %j', (stored: Readonly<Record<string, string>>) => {
    expect(open(stored).tokens.read()).toBeNull();
  });

  test('ignores a forged account type', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constantFrom('admin', 'constructor', 'OPERATOR')), (type) => {
        expect(open({ access_token: 'a', account_type: type }).tokens.read()?.accountType).toBeNull();
      }),
    );
  });

  test('clearing removes all of the session, and nothing else', () => {
    const { profile, tokens } = open({
      access_token: 'a',
      refresh_token: 'r',
      account_type: 'ved_participant',
      is_active: 'true',
      selectedCompany: '{}',
      selectedOrganization: '{}',
      selectedTransaction: '{}',
      selectedChat: '{}',
      'meridian:sidebar': 'true',
    });
    tokens.clear();
    expect([...profile.items.keys()]).toEqual(['meridian:sidebar']);
  });
});

test('the session lasts as long as the page where the storage rejects it', () => {
  const tokens = createTokenStore(throwingStorage()); // and other tabs send no events
  tokens.watch(() => expect.fail('nothing changes'))();
  expect(tokens.read()).toBeNull();
  tokens.save({ access: 'a', refresh: 'r', accountType: 'ved_participant' });
  expect(tokens.read()).toEqual({ access: 'a', refresh: 'r', accountType: 'ved_participant' });
  tokens.clear();
  expect(tokens.read()).toBeNull();
});

describe('other tabs', () => {
  test.each(['access_token', 'account_type'])('a change of %s is reported', async (key) => {
    const { profile, tokens } = open();
    const changed = vi.fn<() => void>();
    const end = tokens.watch(changed);
    const other = profile.tab().storage;
    other.setItem(key, 'x');
    await turn();
    expect(changed).toHaveBeenCalledTimes(1);
    end();
    other.setItem(key, 'y');
    await turn();
    expect(changed, 'not after the end of watching').toHaveBeenCalledTimes(1);
  });

  test('clearing the whole storage is reported, a preference is not', async () => {
    const { profile, tokens } = open({ 'meridian:theme': 'dark' });
    const changed = vi.fn<() => void>();
    tokens.watch(changed);
    const other = profile.tab().storage;
    other.setItem('meridian:theme', 'light');
    await turn();
    expect(changed).not.toHaveBeenCalled();
    other.clear();
    await turn();
    expect(changed).toHaveBeenCalledTimes(1);
  });

  test('a page that is shown again may have missed one, until watching ends', () => {
    const kept = createProfile().tab();
    const changed = vi.fn<() => void>();
    const end = createTokenStore(kept.storage, kept.storageEvents).watch(changed);
    kept.show();
    expect(changed).toHaveBeenCalledTimes(1);
    end();
    kept.show();
    expect(changed).toHaveBeenCalledTimes(1);
  });
});

const payload = (claims: unknown) => `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`;

describe('lifetimeOf', () => {
  test('is the time between issue and end, in milliseconds', () => {
    expect(getTokenLifetime(createToken(900_000))).toBe(900_000);
    const signs = payload({ iat: 1, exp: 2, name: '>>>>>?????' });
    expect(signs).toMatch(/-.*_/);
    expect(getTokenLifetime(signs)).toBe(1000);
  });

  test.each([
    ['no end', payload({ iat: 1 })],
    ['no issue', payload({ exp: 1 })],
    ['an end before the issue', payload({ iat: 2, exp: 1 })],
    ['an end at the issue', payload({ iat: 2, exp: 2 })],
    ['texts for numbers', payload({ iat: '1', exp: '2' })],
    ['no object', payload(7)],
    ['nothing', payload(null)],
    ['an opaque token', 'access-1'],
    ['an empty token', ''],
  ])('%s has none', (_, token) => {
    expect(getTokenLifetime(token)).toBeNull();
  });

  test('is total', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json().map((json) => `h.${Buffer.from(json).toString('base64url')}.s`),
        ),
        (token) => {
          const lifetime = getTokenLifetime(token);
          expect(lifetime === null || lifetime > 0).toBe(true);
        },
      ),
    );
  });
});

describe('ownerOf', () => {
  test.each([
    [7, { sub: 7 }],
    ['7', { sub: '7' }],
    ['u-7', { user_id: 'u-7' }],
    [7, { sub: 7, user_id: 8 }],
    [7, { sub: null, user_id: 7 }],
    [0, { sub: 0 }],
  ])('is %s of %j', (owner, claims) => {
    expect(getTokenSubject(payload(claims))).toBe(String(owner));
  });

  test.each([
    ['nobody named', payload({ iat: 1 })],
    ['no object', payload('sub')],
    ['an object for a name', payload({ sub: {} })],
    ['an opaque token', 'access-1'],
    ['', ''],
  ])('%s is null', (_, token) => {
    expect(getTokenSubject(token)).toBeNull();
  });
});
