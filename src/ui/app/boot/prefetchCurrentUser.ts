// The call who is signed in: the inline script sends it, so that its answer travels while the code does.
import { API_BASE } from '../../../api/urlGuard.ts';
import type { PrefetchedCall } from '../../../machines/app/prefetchedCall.ts';

declare global {
  interface Window {
    earlyCall?: PrefetchedCall;
  }
}

/** Asks the server who is signed in with the access token `access` (contract row 80). */
export function prefetchCurrentUser(access: string): void {
  const leaving = new AbortController();
  const url = `${location.origin}${API_BASE}auth/current_user/`;
  const authorization = `Bearer ${access}`;
  const answer = fetch(url, { headers: { authorization }, signal: leaving.signal });
  answer.catch(() => undefined); // whoever takes it hears of it
  window.earlyCall = { url, authorization, answer, abandon: () => leaving.abort() };
}
