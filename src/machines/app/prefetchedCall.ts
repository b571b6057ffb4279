// A call that the page has sent before the app was there (src/ui/app/boot/prefetchCurrentUser.ts): the app's own call takes its answer.
import type { Fetch } from 'ofetch';

export interface PrefetchedCall {
  readonly url: string;
  readonly authorization: string;
  readonly answer: Promise<Response>;
  /** Ends waiting for it; `answer` rejects. */
  abandon(): void;
}

/** A fetch that answers the same call, once and only with the same token, by what `sent` brings; else it goes out itself. */
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
