// The bell's notifications: read when the screen changes, the window is looked at or something was written, never polled.
import { useEffect } from 'react';
import { useSelector } from '@xstate/react';
import { useLocation } from 'wouter';
import type { Notification } from '../../../api/schemas/notifications.ts';
import type { RecordId } from '../../../api/recordId.ts';
import type { Services } from '../../../machines/app/app.machine.ts';
import { WINDOW_FOCUSED } from '../../../machines/data/ports.ts';
import { useServices } from '../core/services.ts';
import { type Session, useSession } from './useSession.ts';
import { useIsSlow } from '../core/useSlow.ts';

export interface UnreadNotifications {
  /** Newest first, at most 100. */
  readonly items: readonly Notification[];
  readonly busy: boolean;
  /** It lasts for more than 15 s: offer «Отменить». */
  readonly slow: boolean;
  /** The last call came to nothing, or was given up. */
  readonly failed: boolean;
  /** Marks as read; nothing is sent where the account may not write. */
  readonly markRead: (ids: readonly RecordId[]) => void;
  /** Its link is followed: it counts as read, and what it tells of may be on the screen already, as it was. */
  readonly follow: (id: RecordId) => void;
  readonly refresh: () => void;
  readonly cancel: () => void;
}

// assumed: behind the two gates that refuse reads too, nothing is read by itself nor owed to the moment the modal
// closes, or the dismissed modal would be back at once; another screen asks again, as its own calls do
const isReadable = (limit: Session['limit']) => limit !== 'blocked' && limit !== 'pending_agreements';

/** How long what was read at a look counts as new. */
const LOOK_MS = 30_000; // assumed: going from one window to another and back is no reason to ask for every list

/** What stands on the screen is read again, and with it how the own organisation stands, which no list tells. */
function lookAgain({ touches, session }: Pick<Services, 'touches' | 'session'>): void {
  touches.publish([WINDOW_FOCUSED]);
  session.send({ type: 'PROFILE_ASKED' });
}

/**
 * Keeps them read, and the screen with them when the window is looked at; tells how many there are. Mount it once: the bell,
 * which only another number draws anew.
 */
export function useUnreadCount(): number {
  const { unread, touches, session, failures, env } = useServices();
  const { limit } = useSession();
  const [path] = useLocation();
  const readable = isReadable(limit);

  useEffect(() => {
    const isTold = !readable && failures.getSnapshot().hasTag('open');
    unread.send({ type: isTold ? 'CLEARED' : 'ASKED' });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another screen is a reason to ask again
  }, [unread, failures, readable, path]);
  useEffect(() => {
    if (!readable) return undefined;
    const ask = () => unread.send({ type: 'ASKED' });
    // The warning of an idle session takes the focus, which in a frame looks like a look at the window: the call would end
    // it at once.
    let looked = -LOOK_MS;
    const look = () => {
      if (document.querySelector('[role=alertdialog]')) return;
      // Behind a modal nothing is read: an answer would close it. In a frame the focus comes from the demo's console beside it.
      if (window !== window.top || Math.abs(env.now() - looked) < LOOK_MS || failures.getSnapshot().hasTag('open'))
        ask();
      else {
        looked = env.now(); // by a clock that may be set back meanwhile
        lookAgain({ touches, session }); // and the bell hears it as well
      }
    };
    // Out of the browser's history a page comes as it was left, and is given no focus.
    const shown = ({ persisted }: PageTransitionEvent) => persisted && look();
    window.addEventListener('focus', look);
    window.addEventListener('pageshow', shown);
    const forget = touches.subscribe(ask);
    return () => {
      window.removeEventListener('focus', look);
      window.removeEventListener('pageshow', shown);
      forget();
    };
  }, [unread, touches, session, failures, env, readable]);

  // With the bell goes what it owed: the page of a blocked account has none. What is on its way comes to its end: the
  // refusal that blocks is asked about once more, though it takes the bell away.
  useEffect(
    () => () => {
      if (!unread.getSnapshot().hasTag('busy')) unread.send({ type: 'CLEARED' });
    },
    [unread],
  );

  return useSelector(unread, ({ context }) => context.count);
}

/** For as long as the list is open. */
export function useUnreadNotifications(): UnreadNotifications {
  const { unread, ...services } = useServices();
  const { mayWrite, limit } = useSession();
  const readable = isReadable(limit);
  // What has failed is asked for again by «Повторить».
  useEffect(() => {
    if (readable && !unread.getSnapshot().hasTag('failed')) unread.send({ type: 'ASKED' });
  }, [unread, readable]);
  const snapshot = useSelector(unread, (current) => current);
  const busy = snapshot.hasTag('busy');
  const markRead = (ids: readonly RecordId[]) => mayWrite && unread.send({ type: 'MARKED', ids });
  return {
    items: snapshot.context.items,
    busy,
    slow: useIsSlow(busy),
    failed: snapshot.hasTag('failed'),
    markRead,
    follow(id) {
      markRead([id]);
      lookAgain(services);
    },
    refresh: () => unread.send({ type: 'ASKED' }),
    cancel: () => unread.send({ type: 'GIVEN_UP' }),
  };
}
