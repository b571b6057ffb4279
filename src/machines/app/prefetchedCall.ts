// A call that the page sent before the application started (src/ui/app/boot/prefetchCurrentUser.ts): the application's
// own call reuses its response.
import type { Fetch } from 'ofetch';

export interface PrefetchedCall {
  readonly url: string;
  readonly authorization: string;
  readonly answer: Promise<Response>;
  /** Stops waiting; `answer` rejects. */
  abandon(): void;
}

/**
 * Wraps fetch: the same call with the same token receives the response of `sent`, once; every other call goes to the
 * network.
 */
export function withPrefetchedCall(sent: PrefetchedCall | undefined, goOut: Fetch): Fetch {
  let early = sent;
  return async (request, init = {}) => {
    const isSame = request === early?.url && new Headers(init.headers).get('authorization') === early.authorization;
    if (!early || !isSame) return goOut(request, init);
    const taken = early;
    early = undefined;
    if (init.signal?.aborted) taken.abandon();
    init.signal?.addEventListener('abort', () => taken.abandon());
    return taken.answer;
  };
}
