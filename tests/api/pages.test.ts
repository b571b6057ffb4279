// URLs from the server: no `next` and no link of a file sends a token to another origin.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type FileLink, classifyFileLink, parseAllowedOrigins } from '../../src/api/fileLinks.ts';
import { toMediaUrl, toPageUrl } from '../../src/api/urlGuard.ts';
import { hostile } from './hostile.ts';

const ORIGIN = 'https://meridian.example';

/** Path and query that are called for `given` as a neighbouring page of `template`. */
function called(given: string, template = 'trades', own: string | null = null): string | null {
  const address = toPageUrl(given, template, own);
  return address && `${address.path}?${address.query.toString()}`;
}

describe('URLs of adjacent pages', () => {
  test.each([
    ['the own origin', 'https://meridian.example/api/v1/trades?limit=10&offset=10'],
    ['another scheme', 'http://meridian.example/api/v1/trades?limit=10&offset=10'],
    ['another port', 'https://meridian.example:8443/api/v1/trades?limit=10&offset=10'],
    ['the host of the backend', 'http://backend:8000/api/v1/trades?limit=10&offset=10'],
    ['a path alone', '/api/v1/trades?limit=10&offset=10'],
    ['a query alone', '?limit=10&offset=10'],
    ['the last slash', 'https://meridian.example/api/v1/trades/?limit=10&offset=10'],
    ['a prefix of a proxy', 'http://backend/internal/api/v1/trades?limit=10&offset=10'],
    ['no base', 'http://backend:8000/trades/?limit=10&offset=10'],
    ['white space around it', '  https://meridian.example/api/v1/trades?limit=10&offset=10\n'],
  ])('with %s are called on the own origin', (_, given) => {
    expect(called(given)).toBe('trades?limit=10&offset=10');
  });

  test.each([
    ['another endpoint', '/api/v1/auth/jwt/logout/'],
    ['a longer path', '/api/v1/authorized_organization/trades?offset=10'],
    ['a record of the list', '/api/v1/trades/5/'],
    ['a path outside the base', 'https://meridian.example/admin'],
    ['a path that climbs out', 'https://meridian.example/api/v1/trades/../../admin'],
    ['a script', 'javascript:fetch("//evil.example/api/v1/trades")'],
    ['data', 'data:application/json,/api/v1/trades'],
    ['another scheme', 'ftp://meridian.example/api/v1/trades'],
    ['no address', 'https://'],
  ])('that name %s are not called', (_, given) => {
    expect(called(given)).toBeNull();
  });

  test('belong to the same record', () => {
    const template = 'chats/{id}/messages/';
    expect(called('http://x/api/v1/chats/7/messages?limit=5&offset=5', template, 'chats/7/messages/')).toBe(
      'chats/7/messages/?limit=5&offset=5',
    );
    expect(called('/api/v1/chats/8/messages/?limit=5&offset=5', template, 'chats/7/messages/')).toBeNull();
    expect(called('/api/v1/chats/8/messages/?limit=5&offset=5', template)).toBe('chats/8/messages/?limit=5&offset=5');
    expect(called('/api/v1/trades/auto_match/?limit=5', 'trades/auto_match/?trade_id={id}')).toBeNull();
  });

  test.each([
    ['/api/v1/trades?limit=10', 'trades?limit=10&offset=0'],
    ['/api/v1/trades?page=2', 'trades?page=2'],
    ['/api/v1/trades?cursor=cD0y', 'trades?cursor=cD0y'],
  ])('%s, which leaves the offset out, is called as %s', (given, path) => {
    expect(called(given)).toBe(path);
  });

  test('return the path of the endpoint or nothing, for any input', () => {
    const anything = fc.oneof(fc.string(), fc.constantFrom(...hostile));
    fc.assert(
      fc.property(anything, (given) => {
        expect(['trades', undefined]).toContain(called(given)?.split('?')[0]);
      }),
    );
  });
});

const external = (url: string, host: string, isTrusted = false): FileLink => ({
  kind: 'external',
  url,
  host,
  isTrusted,
});

describe('URLs of files', () => {
  test.each([
    ['/media/chats/7/act.pdf', '/media/chats/7/act.pdf'],
    ['https://meridian.example/media/act.pdf', '/media/act.pdf'],
    ['http://meridian.example/media/act.pdf', '/media/act.pdf'],
    ['http://meridian.example:8000/media/act.pdf', '/media/act.pdf'],
  ])('%s is fetched as %s', (address, path) => {
    expect(toMediaUrl(address, ORIGIN)).toBe(path);
  });

  test.each(['https://user@meridian.example/media/act.pdf', 'https://:x@meridian.example/media/act.pdf'])(
    '%s, which carries credentials, is not fetched',
    (address) => {
      expect(toMediaUrl(address, ORIGIN)).toBeNull();
    },
  );

  const trusted = parseAllowedOrigins(' https://s3.example.ru/, files.example.ru ,');
  test.each<[string, FileLink]>([
    ['/media/../api/v1/trades', { kind: 'blocked', problem: 'notAllowed' }],
    ['/api/v1/auth/jwt/logout/', { kind: 'blocked', problem: 'notAllowed' }],
    ['data:text/html,x', { kind: 'blocked', problem: 'notAllowed' }],
    ['javascript:alert(1)', { kind: 'blocked', problem: 'notAllowed' }],
    ['blob:https://meridian.example/5f1d4b1c', { kind: 'blocked', problem: 'notAllowed' }],
    ['http://evil.example/media/act.pdf', { kind: 'blocked', problem: 'insecure' }],
    ['https://meridian.example@evil.example/media/act.pdf', { kind: 'blocked', problem: 'credentials' }],
    ['https://:x@s3.example.ru/act.pdf', { kind: 'blocked', problem: 'credentials' }],
    ['https://', { kind: 'blocked', problem: 'unreadable' }],
    ['//evil.example/media/act.pdf', external('https://evil.example/media/act.pdf', 'evil.example')],
    ['https://s3.example.ru/b/act.pdf?X=1', external('https://s3.example.ru/b/act.pdf?X=1', 's3.example.ru', true)],
    [
      'https://s3.example.ru.evil.example/a',
      external('https://s3.example.ru.evil.example/a', 's3.example.ru.evil.example'),
    ],
    ['https://FILES.example.ru/a', external('https://files.example.ru/a', 'files.example.ru', true)],
    ['https://files.example.ru:444/a', external('https://files.example.ru:444/a', 'files.example.ru:444')],
    ['https://meridian.example:8000/media/a.pdf', { kind: 'own', path: '/media/a.pdf' }],
  ])('%s is %j', (address, link) => {
    expect(classifyFileLink(address, ORIGIN, trusted)).toEqual(link);
  });
});
