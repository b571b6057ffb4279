// Calls back on what an actor emits, always with the newest callback.
import { useEffect, useRef } from 'react';
import type { Subscription } from 'xstate';

/** `listen` subscribes once, when the view mounts: `(tell) => actor.on('SUCCEEDED', tell)`. */
export function useEmitted<E>(listen: (tell: (event: E) => void) => Subscription, told: (event: E) => void): void {
  const newest = useRef(told);
  const subscribe = useRef(listen);
  useEffect(() => {
    newest.current = told;
  });
  useEffect(() => {
    const subscription = subscribe.current((event) => newest.current(event));
    return () => subscription.unsubscribe();
  }, []);
}
