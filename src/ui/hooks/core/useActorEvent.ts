// Calls the latest callback on events of an actor.
import { useEffect, useEffectEvent } from 'react';
import type { Subscription } from 'xstate';

/** `listen` subscribes once, on mount: `(tell) => actor.on('SUCCEEDED', tell)`. */
export function useActorEvent<E>(listen: (tell: (event: E) => void) => Subscription, told: (event: E) => void): void {
  const subscribe = useEffectEvent(listen);
  const tell = useEffectEvent(told);
  useEffect(() => {
    const subscription = subscribe((event) => tell(event));
    return () => subscription.unsubscribe();
  }, []);
}
