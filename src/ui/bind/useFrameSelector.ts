// Follows an actor at the pace of the screen: however fast it changes, a view is drawn at most once per frame.
import { useCallback, useSyncExternalStore } from 'react';
import type { AnyActorRef, SnapshotFrom } from 'xstate';

/** `select` must give the same value for the same snapshot, as a field of the context does. */
export function useFrameSelector<A extends AnyActorRef, T>(actor: A, select: (snapshot: SnapshotFrom<A>) => T): T {
  const subscribe = useCallback(
    (tell: () => void) => {
      let frame = 0;
      const subscription = actor.subscribe(() => {
        frame ||= requestAnimationFrame(() => {
          frame = 0;
          tell();
        });
      });
      return () => {
        subscription.unsubscribe();
        cancelAnimationFrame(frame);
      };
    },
    [actor],
  );
  return useSyncExternalStore(subscribe, () => select(actor.getSnapshot()));
}
