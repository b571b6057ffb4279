// Effects of the React lifecycle: changed values, actor events, unmount, document title, leaving the page.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Subscription } from 'xstate';

/** `onChange` runs after the render that shows the change, and not for the first value. */
export function useOnChange(value: string | boolean | null, onChange: () => void): void {
  const previous = useRef(value);
  useEffect(() => {
    if (previous.current === value) return;
    previous.current = value;
    onChange();
  });
}

/** `onChange` runs on a new status; its argument is true if the returned function was called with it by our own move. */
export function useStatusChange(status: string | null, onChange: (isOwn: boolean) => void): (own: string) => void {
  const [ownStatus, setOwnStatus] = useState<string | null>(null);
  useOnChange(status, () => onChange(ownStatus === status));
  return setOwnStatus;
}

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

const preventUnload = (event: Event) => event.preventDefault();

/**
 * Confirms leaving the page with content that drafts cannot keep; the browser provides the text. Listens only while
 * `active`: the listener disables the back/forward cache.
 */
export function useLeaveGuard(active: boolean): void {
  useEffect(() => {
    if (!active) return undefined;
    addEventListener('beforeunload', preventUnload);
    return () => removeEventListener('beforeunload', preventUnload);
  }, [active]);
}
