// Links of notifications come from the server: only those that name a screen of this product are followed.
import { accessTo } from '../../access.ts';
import { areaScreens } from '../../areaScreens.ts';
import type { Session } from '../../bind/useSession.ts';
import { screenAt } from '../../screens.ts';

const ANYWHERE = 'https://product.invalid';

/** The in-app address of `link` if a screen of the session's own area stands there, else null. */
export function ownPath(link: string | null, session: Pick<Session, 'signedIn' | 'role'>): string | null {
  if (link === null || !URL.canParse(link, ANYWHERE)) return null;
  const { origin, pathname, search, hash } = new URL(link, ANYWHERE);
  if (origin !== ANYWHERE || !screenAt(areaScreens, pathname)) return null;
  return accessTo(pathname, session).kind === 'open' ? pathname + search + hash : null;
}
