// API redirects: a read follows one that only adds or removes the trailing slash, a write follows none.
import { BINARY_RESPONSE, type Endpoint } from './endpoint.ts';
import { API_BASE } from './basePaths.ts';
import type { ServerUrl } from './urlGuard.ts';

/** Browsers hide the target of a manual redirect: the response has the status 0. */
export const isRedirectStatus = ({ type, status }: Response): boolean =>
  type === 'opaqueredirect' || [301, 302, 303, 307, 308].includes(status);

type Open = (path: string, redirect: RequestRedirect) => Promise<Response>;

/** Form of an endpoint's URL: as in the contract, with the trailing slash toggled, or through followed redirects. */
type Form = 'own' | 'other' | 'followed';

/** Remembers across pages whether the server redirects paths without a trailing slash. */
export interface TrailingSlashStorage {
  /** Null when unknown. */
  readonly read: () => boolean | null;
  readonly write: (addsSlash: boolean) => void;
}

/** Other first reads wait at most this long for the first one, which shows whether paths need a trailing slash. */
const FIRST_READ_WAIT_MS = 1000;

/**
 * Django redirects a path without a trailing slash. Reads then try the other form on the own origin, so that the token
 * is not lost, and keep using it. After one such redirect other paths get their slash at once. With a memory, parallel
 * first reads wait for the first of them instead of being redirected one by one.
 */
export function createTrailingSlashCache(memory?: TrailingSlashStorage) {
  const forms = new Map<Endpoint, Form>();
  let addsSlash = memory ? memory.read() : false;
  /** A redirect of this page has shown the slash; a remembered one may be outdated. */
  let isConfirmed = false;
  let firstRead: Promise<unknown> | null = null;
  const learn = (isAdded: boolean) => {
    if (addsSlash !== isAdded) memory?.write(isAdded);
    addsSlash = isAdded;
  };

  async function read(endpoint: Endpoint, address: ServerUrl, open: Open): Promise<Response> {
    const known = forms.get(endpoint);
    const isSlashless = !address.path.endsWith('/');
    const isGuess = known === undefined && addsSlash === true && isSlashless;
    const form = known ?? (isGuess ? 'other' : 'own');
    const first = await open(getRequestPath(address, form), form === 'followed' ? 'follow' : 'manual');
    const isMoved = isRedirectStatus(first);
    if (!isMoved && !(isGuess && first.status === 404)) {
      if (isGuess && first.ok) forms.set(endpoint, form);
      if (form === 'own' && first.ok && isSlashless) learn(addsSlash === true);
      return first;
    }
    const other = form === 'other' ? 'own' : 'other';
    const second = await open(getRequestPath(address, other), 'manual');
    if (!isRedirectStatus(second) && second.status !== 404) {
      forms.set(endpoint, other);
      isConfirmed ||= isSlashless && other === 'other';
      if (isSlashless) learn(isConfirmed);
      return second;
    }
    // A file may be on another origin; the browser drops the token there.
    if (!isMoved || endpoint.response !== BINARY_RESPONSE) return first;
    forms.set(endpoint, 'followed');
    return open(getRequestPath(address), 'follow');
  }

  return {
    async get(endpoint: Endpoint, address: ServerUrl, open: Open): Promise<Response> {
      if (addsSlash !== null || address.path.endsWith('/')) return read(endpoint, address, open);
      if (firstRead) {
        await Promise.race([firstRead, delay(FIRST_READ_WAIT_MS)]);
        return read(endpoint, address, open);
      }
      const reading = read(endpoint, address, open);
      firstRead = reading.then(noop, noop).finally(() => (firstRead = null));
      return reading;
    },
  };
}

const noop = () => undefined;
const delay = (ms: number) => new Promise((resolve) => void setTimeout(resolve, ms));

/** Path and query on the own origin. */
export function getRequestPath({ path, query }: ServerUrl, form: Form = 'own'): string {
  const end = form === 'other' ? (path.endsWith('/') ? path.slice(0, -1) : `${path}/`) : path;
  return `${API_BASE}${end}${query.size > 0 ? `?${query.toString()}` : ''}`;
}
