// The inline script requests the current user, so that the answer arrives while the code loads.
import { API_BASE } from '../../../api/basePaths.ts';
import type { PrefetchedCall } from '../../../machines/app/prefetchedCall.ts';

declare global {
  interface Window {
    earlyCall?: PrefetchedCall;
  }
}

/** Requests the user of the access token `access` (tests/contract/calls.json row 80). */
export function prefetchCurrentUser(access: string): void {
  const leaving = new AbortController();
  const url = `${location.origin}${API_BASE}auth/current_user/`;
  const authorization = `Bearer ${access}`;
  const answer = fetch(url, { headers: { authorization }, signal: leaving.signal });
  answer.catch(() => undefined); // handled by the consumer
  window.earlyCall = { url, authorization, answer, abandon: () => leaving.abort() };
}
