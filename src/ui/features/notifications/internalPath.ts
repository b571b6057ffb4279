// Links of notifications come from the server: only those to a screen of this product are followed.
import { getAccess } from '../../routing/access.ts';
import type { Session } from '../../hooks/session/useSession.ts';
import { type Screen, findScreen } from '../../hooks/core/screen.ts';

const ANYWHERE = 'https://product.invalid';

/** Path of `link` if it is a screen of the session's own area, else null. */
export function toInternalPath(
  link: string | null,
  session: Pick<Session, 'signedIn' | 'role'>,
  screens: readonly Screen[],
): string | null {
  if (link === null || !URL.canParse(link, ANYWHERE)) return null;
  const { origin, pathname, search, hash } = new URL(link, ANYWHERE);
  if (origin !== ANYWHERE || !findScreen(screens, pathname)) return null;
  return getAccess(pathname, session).kind === 'open' ? pathname + search + hash : null;
}
