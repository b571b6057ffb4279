// The guard of server-given addresses (reliability.md section 2, row 3): whatever `next` says, no token leaves the product.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MEDIA_BASE, ownAddress } from '../../src/api/pages.ts';
import { hostile } from './hostile.ts';

const ORIGIN = 'https://meridian.example';

describe('addresses of neighbouring pages', () => {
  test('the list is the promised 21', () => {
    expect(new Set(hostile).size).toBe(21);
  });

  test.each(hostile)('refuses %s', (address) => {
    expect(ownAddress(address, ORIGIN)).toBeNull();
  });

  test.each([
    ['https://meridian.example/api/v1/trades?limit=10&offset=10', '/api/v1/trades?limit=10&offset=10'],
    ['/api/v1/trades?offset=10', '/api/v1/trades?offset=10'],
    ['https://MERIDIAN.example:443/api/v1/wallets/', '/api/v1/wallets/'],
    ['https://meridian.example/api/v1/trades#fragment', '/api/v1/trades'],
    ['  https://meridian.example/api/v1/trades\n', '/api/v1/trades'],
  ])('calls %s as %s', (address, path) => {
    expect(ownAddress(address, ORIGIN)).toBe(path);
  });

  test('an address that a proxy left in http is called over the scheme of the page', () => {
    expect(ownAddress('http://meridian.example/api/v1/trades', ORIGIN)).toBe('/api/v1/trades');
    expect(
      ownAddress('http://meridian.example:8080/api/v1/trades', ORIGIN),
      'another port is another server',
    ).toBeNull();
    expect(ownAddress('https://localhost:5173/api/v1/x', 'http://localhost:5173'), 'never the other way').toBeNull();
  });

  test.each([
    'https://:pass@meridian.example/api/v1/trades',
    'https://meridian.example/mirror/api/v1/trades',
    'https://meridian.example/?next=/api/v1/trades',
    'https://meridian.example/api/v1',
  ])('refuses %s, which is on the own host', (address) => {
    expect(ownAddress(address, ORIGIN)).toBeNull();
  });

  test.each(['', ' ', 'trades', '?offset=10', 'not a url', 'https://'])(
    'refuses %j, which is no address',
    (address) => {
      expect(ownAddress(address, ORIGIN)).toBeNull();
    },
  );

  test('whatever passes, stays on the origin and below the base', () => {
    const anything = fc.oneof(fc.webUrl({ withQueryParameters: true }), fc.string(), fc.constantFrom(...hostile));
    fc.assert(
      fc.property(anything, (address) => {
        const path = ownAddress(address, ORIGIN);
        if (path === null) return;
        const url = new URL(ORIGIN + path);
        expect([url.origin, url.pathname.startsWith('/api/v1/')]).toEqual([ORIGIN, true]);
      }),
    );
  });
});

describe('addresses of files', () => {
  test.each([
    ['/media/chats/7/act.pdf', '/media/chats/7/act.pdf'],
    ['https://meridian.example/media/act.pdf', '/media/act.pdf'],
  ])('%s is fetched as %s', (address, path) => {
    expect(ownAddress(address, ORIGIN, MEDIA_BASE)).toBe(path);
  });

  test.each([
    '/api/v1/auth/jwt/logout/',
    '/media/../api/v1/trades',
    '//evil.example/media/act.pdf',
    'data:text/html,x',
  ])('refuses %s', (address) => {
    expect(ownAddress(address, ORIGIN, MEDIA_BASE)).toBeNull();
  });
});
