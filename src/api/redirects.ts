// API redirects: a read follows one that only adds or removes the trailing slash, a write follows none.
import { BINARY_RESPONSE, type Endpoint } from './endpoint.ts';
import { API_BASE, type ServerUrl } from './urlGuard.ts';

/** Browsers hide the target of a manual redirect: the response has the status 0. */
export const isRedirectStatus = ({ type, status }: Response): boolean =>
  type === 'opaqueredirect' || [301, 302, 303, 307, 308].includes(status);

type Open = (path: string, redirect: RequestRedirect) => Promise<Response>;

/** Form of an endpoint's URL: as in the contract, with the trailing slash toggled, or through followed redirects. */
type Form = 'own' | 'other' | 'followed';

/**
 * Django redirects a path without a trailing slash. Reads then try the other form on the own origin, so that the token
 * is not lost, and keep using it. After one such redirect other paths get their slash at once.
 */
export function createTrailingSlashCache() {
  const forms = new Map<Endpoint, Form>();
  let addsSlash = false;
  return {
    async get(endpoint: Endpoint, address: ServerUrl, open: Open): Promise<Response> {
      const known = forms.get(endpoint);
      const isGuess = known === undefined && addsSlash && !address.path.endsWith('/');
      const form = known ?? (isGuess ? 'other' : 'own');
      const first = await open(getRequestPath(address, form), form === 'followed' ? 'follow' : 'manual');
      const isMoved = isRedirectStatus(first);
      if (!isMoved && !(isGuess && first.status === 404)) {
        if (isGuess && first.ok) forms.set(endpoint, form);
        return first;
      }
      const other = form === 'other' ? 'own' : 'other';
      const second = await open(getRequestPath(address, other), 'manual');
      if (!isRedirectStatus(second) && second.status !== 404) {
        forms.set(endpoint, other);
        if (other === 'other' && !address.path.endsWith('/')) addsSlash = true;
        return second;
      }
      // A file may be on another origin; the browser drops the token there.
      if (!isMoved || endpoint.response !== BINARY_RESPONSE) return first;
      forms.set(endpoint, 'followed');
      return open(getRequestPath(address), 'follow');
    },
  };
}

/** Path and query on the own origin. */
export function getRequestPath({ path, query }: ServerUrl, form: Form = 'own'): string {
  const end = form === 'other' ? (path.endsWith('/') ? path.slice(0, -1) : `${path}/`) : path;
  return `${API_BASE}${end}${query.size > 0 ? `?${query.toString()}` : ''}`;
}
