// @vitest-environment jsdom
// The prefetched call of the inline script: which call of the app takes its response, and which does not.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentUser } from '../../../src/api/endpoints/auth.ts';
import { API_BASE } from '../../../src/api/basePaths.ts';
import { withPrefetchedCall } from '../../../src/machines/app/prefetchedCall.ts';
import { prefetchCurrentUser } from '../../../src/ui/app/boot/prefetchCurrentUser.ts';
import { deferred } from '../../support/time.ts';

const WHO = location.origin + API_BASE + currentUser.path;
const bearer = (token: string) => ({ headers: new Headers({ Authorization: `Bearer ${token}` }) });

/** The network contract of one call: responds when the test settles it, aborts with its signal. */
function network() {
  const { promise, resolve, reject } = deferred<Response>();
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    sent.push([url, new Headers(init.headers).get('authorization')]);
    init.signal?.addEventListener('abort', () => reject(new DOMException('gone', 'AbortError')));
    return promise;
  });
  return { sent, answer: resolve };
}

let early: ReturnType<typeof network>;
let fetch: ReturnType<typeof withPrefetchedCall>;
const late = new Response('late');
beforeEach(() => {
  early = network();
  prefetchCurrentUser('a.b.c');
  fetch = withPrefetchedCall(window.earlyCall, async () => late);
});
afterEach(() => {
  vi.unstubAllGlobals();
  delete window.earlyCall;
});

describe('the prefetched call', () => {
  it('is sent once, with the token, as the app would send it', () => {
    expect(early.sent).toEqual([[WHO, 'Bearer a.b.c']]);
  });

  it('serves the first equal call, and no other', async () => {
    const taken = fetch(WHO, bearer('a.b.c'));
    const answer = new Response('early');
    early.answer(answer);
    await expect(taken).resolves.toBe(answer);
    await expect(fetch(WHO, bearer('a.b.c'))).resolves.toBe(late);
  });

  it.each([
    ['another address', `${WHO}?page=2`, 'a.b.c'],
    ['another token', WHO, 'd.e.f'],
  ])('leaves %s to the network, and keeps waiting', async (_, url, token) => {
    await expect(fetch(url, bearer(token))).resolves.toBe(late);
    const answer = new Response('early');
    early.answer(answer);
    await expect(fetch(WHO, bearer('a.b.c'))).resolves.toBe(answer);
  });

  it("is aborted with the app's call", async () => {
    const leaving = new AbortController();
    const taken = fetch(WHO, { ...bearer('a.b.c'), signal: leaving.signal });
    leaving.abort();
    await expect(taken).rejects.toThrow('gone');
  });

  it("is aborted where the app's call was aborted before", async () => {
    await expect(fetch(WHO, { ...bearer('a.b.c'), signal: AbortSignal.abort() })).rejects.toThrow('gone');
  });

  it('is absent where nothing was sent', async () => {
    await expect(withPrefetchedCall(undefined, async () => late)(WHO, bearer('a.b.c'))).resolves.toBe(late);
  });
});
