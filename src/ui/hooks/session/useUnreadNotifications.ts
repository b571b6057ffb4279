// Notifications of the bell: refetched when the screen changes, the window regains focus or data was written, never polled.
import { useDeferredValue, useEffect } from 'react';
import { useSelector } from '@xstate/react';
import { useLocation } from 'wouter';
import type { Notification } from '../../../api/schemas/notifications.ts';
import type { RecordId } from '../../../api/recordId.ts';
import type { Services } from '../../../machines/app/services.ts';
import { WINDOW_FOCUSED } from '../../../machines/data/ports.ts';
import { useServices } from '../core/services.ts';
import { type Session, useSession } from './useSession.ts';
import { useIsSlow } from '../core/useNow.ts';

export interface UnreadNotifications {
  /** Newest first, at most 100. */
  readonly items: readonly Notification[];
  readonly busy: boolean;
  /** Pending for more than 15 s: offer «Отменить». */
  readonly slow: boolean;
  /** The last call failed or was cancelled. */
  readonly failed: boolean;
  /** Marks as read; sends nothing where the account may not write. */
  readonly markRead: (ids: readonly RecordId[]) => void;
  /** Follows the link of a notification: marks it as read and refetches its data, which may be stale on the screen. */
  readonly follow: (id: RecordId) => void;
  readonly refresh: () => void;
  readonly cancel: () => void;
}

// assumed: under the two restrictions that refuse reads too, there are no background refetches, not even when the modal
// closes: the dismissed modal would reopen at once; the next screen refetches, as its own queries do
const isReadable = (limit: Session['limit']) => limit !== 'blocked' && limit !== 'pending_agreements';

/** Data fetched on focus counts as fresh for this long. */
const LOOK_MS = 30_000; // assumed: switching windows back and forth within 30 s does not refetch every list

/** Refetches the visible queries and the status of the own organisation, which no list contains. */
function lookAgain({ invalidations, session }: Pick<Services, 'invalidations' | 'session'>): void {
  invalidations.publish([WINDOW_FOCUSED]);
  session.send({ type: 'profile.refetch' });
}

/**
 * Keeps notifications fresh, and the visible data on window focus; returns the unread count. Mount once, in the bell, which
 * re-renders only when the count changes.
 */
export function useUnreadCount(): number {
  const { unread, invalidations, session, failures, env } = useServices();
  const { limit } = useSession();
  const path = useDeferredValue(useLocation()[0]); // a new screen is painted before its notifications are fetched
  const readable = isReadable(limit);

  useEffect(() => {
    const isModalOpen = !readable && failures.getSnapshot().hasTag('open');
    unread.send({ type: isModalOpen ? 'unread.clear' : 'unread.fetch' });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another screen is a reason to fetch again
  }, [unread, failures, readable, path]);
  useEffect(() => {
    if (!readable) return undefined;
    const fetchUnread = () => unread.send({ type: 'unread.fetch' });
    // The idle warning takes the focus, which in a frame looks like a window focus: the call would close it at once.
    let looked = -LOOK_MS;
    const look = () => {
      if (document.querySelector('[role=alertdialog]')) return;
      // No refetch behind a modal: a response would close it. In a frame the focus comes from the demo console beside it.
      if (window !== window.top || Math.abs(env.now() - looked) < LOOK_MS || failures.getSnapshot().hasTag('open'))
        fetchUnread();
      else {
        looked = env.now(); // the clock may be set back meanwhile
        lookAgain({ invalidations, session }); // includes the bell
      }
    };
    // A page restored from the back/forward cache is stale and receives no focus event.
    const shown = ({ persisted }: PageTransitionEvent) => persisted && look();
    window.addEventListener('focus', look);
    window.addEventListener('pageshow', shown);
    const unsubscribe = invalidations.subscribe(fetchUnread);
    return () => {
      window.removeEventListener('focus', look);
      window.removeEventListener('pageshow', shown);
      unsubscribe();
    };
  }, [unread, invalidations, session, failures, env, readable]);

  // Cancel pending mark-as-read on unmount, since the page of a blocked account has no bell. Requests in flight finish: the
  // refusal that blocks the account triggers one more check although it unmounts the bell.
  useEffect(
    () => () => {
      if (!unread.getSnapshot().hasTag('busy')) unread.send({ type: 'unread.clear' });
    },
    [unread],
  );

  return useSelector(unread, ({ context }) => context.count);
}

/** Mounted while the list is open. */
export function useUnreadNotifications(): UnreadNotifications {
  const { unread, ...services } = useServices();
  const { mayWrite, limit } = useSession();
  const readable = isReadable(limit);
  // «Повторить» refetches after a failure.
  useEffect(() => {
    if (readable && !unread.getSnapshot().hasTag('failed')) unread.send({ type: 'unread.fetch' });
  }, [unread, readable]);
  const snapshot = useSelector(unread, (current) => current);
  const busy = snapshot.hasTag('busy');
  const markRead = (ids: readonly RecordId[]) => mayWrite && unread.send({ type: 'unread.markRead', ids });
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
    refresh: () => unread.send({ type: 'unread.fetch' }),
    cancel: () => unread.send({ type: 'unread.cancel' }),
  };
}
