// Actors of one chat: socket, outbox storage, context listener, history reads.
import { type SnapshotFrom, fromCallback, fromPromise } from 'xstate';
import { openChatSocket } from '../../api/chatSocket.ts';
import type { OutboundFrame } from '../../api/endpoints/chatSocket.ts';
import type { ChatMessage } from '../../api/schemas/chats.ts';
import type { RecordId } from '../../api/recordId.ts';
import type { ChatContext, ChatEvent, ChatServices, PagePresence, HistoryRead } from './context.ts';
import { createFrameBatch } from './frameBatch.ts';
import { type HistoryResult, fetchIsClosed, fetchHistory, fetchOlderPage } from './history.ts';
import { storeSignatureKnown } from './identity.ts';
import { type Outbox, writeOutbox } from './outbox.ts';
import { ALL_TAGS, type CrossTabLock } from '../data/ports.ts';
import type { sessionMachine } from '../session/session.machine.ts';

export type SendFrame = { type: 'socket.send'; frame: OutboundFrame };

/** One connection attempt and its connection. Stopping closes the socket and drops its later events. */
export const socketActor = fromCallback<SendFrame, { chatId: RecordId; services: ChatServices }>(
  ({ input: { chatId, services }, sendBack, receive }) => {
    const emit = (event: ChatEvent) => sendBack(event);
    const batch = createFrameBatch<ChatMessage>(services.env.frame, (messages) =>
      emit({ type: 'messages.received', messages }),
    );
    /**
     * Flushes batched messages before the event. If the chat leaves the socket state over them, the history delivers
     * the rest.
     */
    const tellAfter = (event: ChatEvent) => {
      batch.flush();
      emit(event);
    };
    const connection = openChatSocket({
      origin: services.env.origin,
      chatId,
      token: () => services.tokens.read()?.access ?? null,
      WebSocket: services.env.WebSocket,
      onOpen: () => emit({ type: 'socket.opened' }),
      onFrame: (frame) => (frame.type === 'chat_closed' ? tellAfter({ type: 'chat.closed' }) : batch.add(frame)),
      onUnreadable: () => emit({ type: 'frame.unreadable' }),
      onEnd: (code) => tellAfter({ type: 'socket.closed', code }),
    });
    receive(({ frame }) => {
      if (connection.send(frame)) return;
      logSocketNotOpen();
      tellAfter({ type: 'socket.closed', code: null });
    });
    return () => connection.close();
  },
);

/** The socket is not open, so nothing is sent; the text stays in the outbox. */
export function logSocketNotOpen(): void {
  console.error('WebSocket connection is not open');
}

export type PersistOutbox = { type: 'outbox.save'; outbox: Outbox; isSignatureKnown: boolean };
interface Keeping {
  readonly lock: CrossTabLock;
  /** Of the tab. */
  readonly storage: Storage;
  /** Of the browser. */
  readonly shared: Storage;
  readonly key: string;
  readonly outbox: Outbox;
  readonly isSignatureKnown: boolean;
}

/**
 * Stores the outbox in the tab's storage and holds a lock for each entry as long as it exists. A duplicated tab starts
 * with a copy of the same entries and waits for the locks, so it sends none that the first tab is about to send.
 */
export const outboxPersister = fromCallback<PersistOutbox, Keeping>(
  ({ input: { lock, storage, shared, key, outbox, isSignatureKnown }, sendBack, receive }) => {
    const wanted = new Map<string, () => void>();
    const claim = (entries: Outbox) => {
      for (const [id, release] of wanted) if (!entries.some((entry) => entry.id === id)) drop(id, release);
      for (const { id } of entries) if (!wanted.has(id)) hold(id);
    };
    const drop = (id: string, release: () => void) => {
      wanted.delete(id);
      release();
    };
    const hold = (id: string) => {
      wanted.set(id, () => {});
      void lock(`meridian:outbox:${id}`, () => {
        if (!wanted.has(id)) return Promise.resolve();
        sendBack({ type: 'outbox.locked', id } satisfies ChatEvent);
        return new Promise<void>((release) => void wanted.set(id, release));
      });
    };
    let kept = outbox;
    let isKnown = isSignatureKnown;
    claim(outbox);
    receive((event) => {
      if (event.isSignatureKnown && !isKnown) storeSignatureKnown(shared);
      isKnown ||= event.isSignatureKnown;
      if (event.outbox === kept) return;
      kept = event.outbox;
      writeOutbox(storage, key, event.outbox);
      claim(event.outbox);
    });
    return () => claim([]);
  },
);

type Session = SnapshotFrom<typeof sessionMachine>;

/** An account under review may send texts, though not upload files; every other restriction is read-only. */
export function canSendText(snapshot: Session): boolean {
  const account = { active: { account: 'unrestricted' } } as const;
  const review = { active: { account: 'under_review' } } as const;
  return snapshot.matches(account) || snapshot.matches(review);
}

/** Events of the surroundings: end of the session, network, page visibility, lifted restriction. */
export const environmentListener = fromCallback<ChatEvent, { services: ChatServices; presence: PagePresence }>(
  ({ input: { services, presence }, sendBack }) => {
    const emit = (event: ChatEvent) => sendBack(event);
    const { epoch } = services.session.getSnapshot().context;
    const watchSession = (snapshot: Session) => {
      const same = snapshot.hasTag('signedIn') && snapshot.context.epoch === epoch;
      const blocked = snapshot.matches({ active: { account: 'blocked' } });
      if (!same || blocked) emit({ type: 'session.ended', signedOut: snapshot.matches('anonymous') });
    };
    const ends = [
      subscribed(services.session, watchSession),
      services.env.network.subscribe(() => services.env.network.isOnline() && emit({ type: 'connection.retry' })),
      presence.watch(() => presence.visible() && emit({ type: 'page.visible' })),
      services.invalidations.subscribe((tags) => tags.includes(ALL_TAGS) && emit({ type: 'connection.retry' })),
    ];
    watchSession(services.session.getSnapshot());
    return () => ends.forEach((end) => end());
  },
);

function subscribed(session: ChatServices['session'], listener: (snapshot: Session) => void): () => void {
  const subscription = session.subscribe(listener);
  return () => subscription.unsubscribe();
}

/** Reads the newest history. */
export const historyActor = fromPromise<HistoryRead, ChatContext>(({ input, signal }) => reading(input, signal));

/**
 * Reads the history after a connection. After a lost connection it also reads whether the chat was closed, since no
 * frame repeats that.
 */
export const syncActor = fromPromise<HistoryRead, ChatContext>(async ({ input, signal }) => {
  const { services, chatId, loaded } = input;
  const caughtUp = await reading(input, signal);
  if (!caughtUp.history.ok || !loaded) return caughtUp;
  return { ...caughtUp, closed: await fetchIsClosed(chatId, services.requests, signal) };
});

async function reading(context: ChatContext, signal: AbortSignal): Promise<HistoryRead> {
  const history = await fetchHistory(context, context.services.requests, signal);
  return { history, closed: null, requestedWith: context.timeline, claimed: context.claimed };
}

/** Reads the page before the oldest row. */
export const olderPageActor = fromPromise<HistoryResult, ChatContext>(async ({ input, signal }) => {
  const { older, timeline, services } = input;
  if (older === null) throw new Error('there is nothing older to read');
  return fetchOlderPage({ older, timeline }, services.requests, signal);
});
