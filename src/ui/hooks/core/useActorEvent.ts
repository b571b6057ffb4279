// Calls back on what an actor emits, always with the newest callback.
import { useEffect, useEffectEvent } from 'react';
import type { Subscription } from 'xstate';

/** `listen` subscribes once, when the view mounts: `(tell) => actor.on('SUCCEEDED', tell)`. */
export function useActorEvent<E>(listen: (tell: (event: E) => void) => Subscription, told: (event: E) => void): void {
  const subscribe = useEffectEvent(listen);
  const tell = useEffectEvent(told);
  useEffect(() => {
    const subscription = subscribe((event) => tell(event));
    return () => subscription.unsubscribe();
  }, []);
}
