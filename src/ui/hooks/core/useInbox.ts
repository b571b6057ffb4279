// The operator's inbox for screens and the menu: one actor per area frame.
import { shallowEqual, useActorRef, useSelector } from '@xstate/react';
import { createContext, use, useDeferredValue, useLayoutEffect, useState } from 'react';
import type { Actor } from 'xstate';
import {
  type InboxSourceState,
  type InboxSource,
  inboxMachine,
  getAwaitingSummary,
} from '../../../machines/inbox/inbox.machine.ts';
import { useServices, useActorOptions } from './services.ts';

type InboxRef = Actor<typeof inboxMachine>;

export const InboxContext = createContext<InboxRef | null>(null);

/** For the area frame, which provides it. */
export function useInboxActor(): InboxRef {
  const { requests, invalidations } = useServices();
  return useActorRef(inboxMachine, { ...useActorOptions(), input: { requests, invalidations } });
}

function useInboxRef(): InboxRef {
  const inbox = use(InboxContext);
  if (!inbox) throw new Error('no inbox above this component');
  return inbox;
}

interface Inbox {
  /** In the order of the sources; empty before the first render. */
  readonly parts: readonly InboxSourceState[];
  readonly refetch: () => void;
  readonly retry: () => void;
  readonly cancel: () => void;
}

/** Loads `sources` when the screen opens, after known entries are painted; they must be a constant. */
export function useInbox(sources: readonly InboxSource[]): Inbox {
  const inbox = useInboxRef();
  // React state: the value of the first render
  const [isUnread] = useState(() => inbox.getSnapshot().matches('closed'));
  const isPainted = useDeferredValue(true, false);
  const isDue = isUnread || isPainted;
  // A layout effect: the calls leave before the frame around the screen moves the focus, which forces a layout. On the first
  // screen of a page that frame would start the actor only after it is painted.
  useLayoutEffect(() => {
    if (isDue) inbox.start().send({ type: 'inbox.open', sources });
  }, [inbox, sources, isDue]);
  return {
    parts: useSelector(inbox, ({ context }) => context.parts),
    refetch: () => inbox.send({ type: 'inbox.open', sources }),
    retry: () => inbox.send({ type: 'inbox.retry' }),
    cancel: () => inbox.send({ type: 'inbox.cancel' }),
  };
}

interface Awaiting {
  readonly count: number;
  /** Date of the oldest record, ISO 8601. */
  readonly oldest: string | null;
}

/** Records awaiting at a screen of the menu, or in total for `null`; null until the inbox is loaded. */
export function useAwaitingSummary(path: string | null): Awaiting | null {
  const inbox = useInboxRef();
  return useSelector(inbox, ({ context }) => getAwaitingSummary(context, path), isSameAwaiting);
}

const isSameAwaiting = (one: Awaiting | null, other: Awaiting | null): boolean =>
  one === other || (one !== null && other !== null && shallowEqual(one, other));
