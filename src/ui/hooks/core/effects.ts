// Effects of the React lifecycle: actor events, unmount, document title.
import { useEffect, useEffectEvent } from 'react';
import type { Subscription } from 'xstate';

/** `subscribe` runs once, on mount: `(listener) => actor.on('mutation.succeeded', listener)`; the latest `onEvent` is called. */
export function useActorEvent<E>(
  subscribe: (listener: (event: E) => void) => Subscription,
  onEvent: (event: E) => void,
): void {
  const start = useEffectEvent(subscribe);
  const listener = useEffectEvent(onEvent);
  useEffect(() => {
    const subscription = start((event) => listener(event));
    return () => subscription.unsubscribe();
  }, []);
}

/** Runs the latest callback; the view's actors stop, but their snapshots can still be read. */
export function useOnUnmount(callback: () => void): void {
  const latest = useEffectEvent(callback);
  useEffect(() => () => latest(), []);
}

const MAX_TITLE_LENGTH = 200;

/** «h1 · Меридиан». */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title.slice(0, MAX_TITLE_LENGTH)} · Меридиан`;
  }, [title]);
}
