// Redirects of the API: a read follows one that only adds or removes the last slash, a write none.
import { BINARY_RESPONSE, type Endpoint } from './endpoint.ts';
import { API_BASE, type ServerUrl } from './urlGuard.ts';

/** A browser hides where a redirect leads to: its answer has the status 0. */
export const isRedirectStatus = ({ type, status }: Response): boolean =>
  type === 'opaqueredirect' || [301, 302, 303, 307, 308].includes(status);

type Open = (path: string, redirect: RequestRedirect) => Promise<Response>;

/** How an endpoint is reached: as the contract has it, with the other form of its last slash, or through redirects. */
type Form = 'own' | 'other' | 'followed';

/**
 * Reads of one client. Django answers a path without its last slash by a redirect: the other form is tried on the own
 * origin, so that the bearer is never lost, and is used from then on.
 */
export function createTrailingSlashCache() {
  const forms = new Map<Endpoint, Form>();
  return {
    async get(endpoint: Endpoint, address: ServerUrl, open: Open): Promise<Response> {
      const known = forms.get(endpoint);
      const first = await open(getRequestPath(address, known), known === 'followed' ? 'follow' : 'manual');
      if (!isRedirectStatus(first)) return first;
      const other = known === 'other' ? 'own' : 'other';
      const second = await open(getRequestPath(address, other), 'manual');
      if (!isRedirectStatus(second) && second.status !== 404) {
        forms.set(endpoint, other);
        return second;
      }
      // A file may lie in another store; the browser takes no bearer there.
      if (endpoint.returns !== BINARY_RESPONSE) return first;
      forms.set(endpoint, 'followed');
      return open(getRequestPath(address), 'follow');
    },
  };
}

/** Path and query below the own origin. */
export function getRequestPath({ path, query }: ServerUrl, form: Form = 'own'): string {
  const end = form === 'other' ? (path.endsWith('/') ? path.slice(0, -1) : `${path}/`) : path;
  return `${API_BASE}${end}${query.size > 0 ? `?${query.toString()}` : ''}`;
}
