// Binds one selected chat to its views: delivery actor, visible messages, composer.
import { useActorRef, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { Failure } from '../../../api/errors/failure.ts';
import type { User } from '../../../api/schemas/account.ts';
import type { Chat, ChatMessage } from '../../../api/schemas/chats.ts';
import { type ChatState, chatMachine, selectChatState } from '../../../machines/chat/chat.machine.ts';
import { canSendText } from '../../../machines/chat/actors.ts';
import type { ChatContext } from '../../../machines/chat/context.ts';
import { type ChatIdentity, isOwnMessage } from '../../../machines/chat/identity.ts';
import { moveDraft } from '../../../machines/chat/composer.machine.ts';
import type { Outbox } from '../../../machines/chat/outbox.ts';
import { getNewest } from '../../../machines/chat/timeline.ts';
import { type FileProblem, FILE_PROBLEM_MESSAGES } from '../../../api/validation/file.ts';
import type { RecordId } from '../../../api/recordId.ts';
import { createPagePresence } from './presence.ts';
import { FILE_NOT_SENT, MESSAGE_AFTER_FAILED, MESSAGE_QUEUED } from '../../texts/unknownOutcome.ts';
import { useServices, useActorOptions } from '../core/services.ts';
import { useOnUnmount } from '../core/effects.ts';
import { useOnChange } from '../core/useOnChange.ts';
import { useLeaveGuard } from '../dom/useLeaveGuard.ts';

export type ChatActor = ActorRefFrom<typeof chatMachine>;

/** Runs while the chat is selected: the calling component must be keyed by the chat's id. */
export function useChat(chat: Chat, user: User): ChatActor {
  const services = useServices();
  const input = { chat, user, services, presence: createPagePresence() };
  const actor = useActorRef(chatMachine, { ...useActorOptions(), input });
  // assumed: a message handed to an open connection counts as delivered, so it is not reported
  useOnUnmount(() =>
    lost(actor).forEach((text) => services.notices.send({ type: 'notice.show', kind: 'error', text })),
  );
  useOnChange(chat.closed, () => actor.send({ type: 'chat.updated', closed: chat.closed }));
  return actor;
}

/** Notices for unsent content: a message, which the tab keeps until the chat is opened again, and a file. */
function lost(actor: ChatActor): readonly string[] {
  const snapshot = actor.getSnapshot();
  if (selectChatState(snapshot) === 'stopped') return [];
  const isLive = snapshot.hasTag('connected');
  const { outbox } = snapshot.context;
  const waits = outbox.some(({ failed, tries }) => !failed && (tries === 0 || !isLive));
  const file = snapshot.children.composer?.getSnapshot().context.file;
  return [
    ...(waits ? [outbox[0]?.failed ? MESSAGE_AFTER_FAILED : MESSAGE_QUEUED] : []),
    ...(file ? [FILE_NOT_SENT] : []),
  ];
}

/** Whether the newest message is the user's own. */
const isAnswered = ({ context: { timeline, identity } }: { context: ChatContext }): boolean =>
  getNewest(timeline, 1).some((message) => isOwnMessage(message, identity));

/** `onAnswered` runs when the user's own message becomes the newest. */
export function useOnAnswered(actor: ChatActor, onAnswered: (() => void) | undefined): void {
  const answered = useSelector(actor, isAnswered);
  const loaded = useSelector(actor, ({ context }) => context.loaded);
  useOnChange(loaded && answered, () => {
    if (answered) onAnswered?.();
  });
}

/** State of the delivery and its commands. */
export interface Connection {
  readonly state: ChatState;
  /** The history was loaded at least once. */
  readonly loaded: boolean;
  readonly failure: Failure | null;
  /** The history has been loading for more than 15 s: offer «Отменить» and «Повторить». */
  readonly slow: boolean;
  /** Loading the history was cancelled. */
  readonly isHistoryCancelled: boolean;
  /** A retry after a failure. */
  readonly retries: boolean;
  /** A message could not be parsed. */
  readonly hasUnreadable: boolean;
  readonly reconnect: () => void;
  readonly cancel: () => void;
}

export function useConnection(actor: ChatActor): Connection {
  return {
    state: useSelector(actor, selectChatState),
    retries: useSelector(actor, ({ context }) => context.attempts > 1),
    loaded: useSelector(actor, ({ context }) => context.loaded),
    hasUnreadable: useSelector(actor, ({ context }) => context.hasUnreadable),
    failure: useSelector(actor, ({ context }) => context.failure),
    slow: useSelector(actor, (snapshot) => snapshot.hasTag('slow')),
    isHistoryCancelled: useSelector(actor, (snapshot) => snapshot.hasTag('givenUp')),
    reconnect: () => actor.send({ type: 'connection.retry' }),
    cancel: () => actor.send({ type: 'history.cancel' }),
  };
}

/** Messages to render, oldest first, and the outbox. */
export interface Messages {
  readonly rows: readonly ChatMessage[];
  readonly outbox: Outbox;
  /** Distinguishes the user's own messages. */
  readonly identity: ChatIdentity;
  /** Older messages exist, to show or to fetch. */
  readonly hasOlder: boolean;
  readonly readingOlder: boolean;
  readonly olderSlow: boolean;
  readonly olderFailed: boolean;
  readonly following: boolean;
  /** Number of new messages since the user scrolled away from the end. */
  readonly unseen: number;
  /** Id of the message below the «Новые сообщения» divider. */
  readonly firstUnreadId: string | null;
  readonly showOlder: () => void;
  readonly cancelOlder: () => void;
  readonly follow: () => void;
  readonly leave: () => void;
  readonly retry: (id: string) => void;
  readonly remove: (id: string) => void;
}

const contextOf = ({ context }: { context: ChatContext }) => context;

/** Re-renders at most once per frame, because socket messages are batched (frameBatch.ts). */
export function useMessages(actor: ChatActor): Messages {
  const { timeline, shown, older, outbox, identity, following, unseen, unreadMarker } = useSelector(actor, contextOf);
  const paging = useSelector(actor, ({ value }) => (typeof value.paging === 'string' ? value.paging : 'reading'));
  const olderSlow = useSelector(actor, (snapshot) => snapshot.hasTag('olderSlow'));
  useLeaveGuard(outbox.length > 0); // a reload keeps it, closing the tab does not
  return {
    rows: getNewest(timeline, shown),
    outbox,
    identity,
    hasOlder: older !== null || timeline.length > shown,
    readingOlder: paging === 'reading',
    olderSlow,
    olderFailed: paging === 'failed',
    following,
    unseen,
    firstUnreadId: unreadMarker?.id ?? null,
    showOlder: () => actor.send({ type: 'history.fetchOlder' }),
    cancelOlder: () => actor.send({ type: 'history.cancelOlder' }),
    follow: () => actor.send({ type: 'scroll.reachedEnd' }),
    leave: () => actor.send({ type: 'scroll.leftEnd' }),
    retry: (id) => actor.send({ type: 'message.retry', id }),
    remove: (id) => actor.send({ type: 'message.remove', id }),
  };
}

export interface MessageComposer {
  readonly draft: string;
  /** Why the last file was rejected. */
  readonly problem: string | null;
  /** Why sending the file failed. */
  readonly failure: Failure | null;
  /** False shows the reason instead of the input row. */
  readonly mayWrite: boolean;
  readonly maySend: boolean;
  readonly type: (text: string) => void;
  readonly send: () => void;
}

const problemText = (problem: FileProblem | undefined) => (problem ? FILE_PROBLEM_MESSAGES[problem] : null);
const useComposer = (actor: ChatActor) => useSelector(actor, ({ children }) => children.composer);

export function useMessageComposer(actor: ChatActor): MessageComposer {
  const composer = useComposer(actor);
  const snapshot = useSelector(composer, (current) => current);
  const problem = useSelector(snapshot?.children.picker, (current) => current?.context.refusal?.problem);
  const mayWrite = useSelector(useServices().session, canSendText);
  const { draft = '', file = null, failure = null } = snapshot?.context ?? {};
  const uploading = snapshot?.hasTag('busy') ?? false;
  return {
    draft,
    problem: problemText(problem),
    failure: file === null ? null : failure,
    mayWrite,
    maySend: mayWrite && (draft.trim() !== '' || (file !== null && !uploading)),
    type: (text) => composer?.send({ type: 'text.change', text }),
    send: () => composer?.send({ type: 'message.submit' }),
  };
}

export interface UnsentMessage {
  readonly draft: string;
  readonly file: File | null;
  /** Moves the text into the draft of the chat `id`. */
  readonly moveToDraft: (id: RecordId) => void;
}

/** Text left in the composer when the chat was closed. */
export function useUnsentMessage(actor: ChatActor): UnsentMessage {
  const composer = useComposer(actor);
  const context = useSelector(composer, (current) => current?.context);
  return {
    draft: context?.draft ?? '',
    file: context?.file ?? null,
    moveToDraft(id) {
      if (context) moveDraft(context, id);
      composer?.send({ type: 'message.discard' });
    },
  };
}

export interface AttachmentState {
  readonly file: File | null;
  readonly uploading: boolean;
  readonly pick: (files: readonly File[]) => void;
  readonly clear: () => void;
  readonly cancel: () => void;
}

/** Changes with the file only, not with every key. */
export function useAttachment(actor: ChatActor): AttachmentState {
  const composer = useComposer(actor);
  const picker = useSelector(composer, (current) => current?.children.picker);
  const file = useSelector(composer, (current) => current?.context.file ?? null);
  useLeaveGuard(file !== null);
  return {
    file,
    uploading: useSelector(composer, (current) => current?.hasTag('busy') ?? false),
    pick: (files) => picker?.send({ type: 'files.pick', files }),
    clear: () => picker?.send({ type: 'files.clear' }),
    cancel: () => composer?.send({ type: 'upload.cancel' }),
  };
}
