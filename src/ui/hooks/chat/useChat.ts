// Binds one selected chat to its views: the actor of its delivery, what of it stands on the screen, the composer in it.
import { useActorRef, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { Failure } from '../../../api/errors/failure.ts';
import type { User } from '../../../api/schemas/account.ts';
import type { Chat, ChatMessage } from '../../../api/schemas/chats.ts';
import { type ChatState, chatMachine, chatState } from '../../../machines/chat/chat.machine.ts';
import { canSendText } from '../../../machines/chat/actors.ts';
import type { ChatContext } from '../../../machines/chat/context.ts';
import type { ChatIdentity } from '../../../machines/chat/identity.ts';
import { moveDraft } from '../../../machines/chat/composer.machine.ts';
import type { Outbox } from '../../../machines/chat/outbox.ts';
import { getNewest } from '../../../machines/chat/timeline.ts';
import { type FileProblem, FILE_PROBLEM_MESSAGES } from '../../../api/validation/file.ts';
import type { RecordId } from '../../../api/recordId.ts';
import { pagePresence } from './presence.ts';
import { FILE_NOT_SENT, MESSAGE_AFTER_FAILED, MESSAGE_QUEUED } from '../../texts/unknownOutcome.ts';
import { useServices } from '../core/services.ts';
import { useOnUnmount } from '../core/useOnUnmount.ts';
import { useOnChange } from '../core/useOnChange.ts';
import { useLeaveGuard } from '../form/useLeaveGuard.ts';
import { useActorOptions } from '../core/useActorOptions.ts';

export type ChatActor = ActorRefFrom<typeof chatMachine>;

/** Runs for as long as the chat is selected: the component that calls it needs the chat's id as its key. */
export function useChat(chat: Chat, user: User): ChatActor {
  const services = useServices();
  const input = { chat, user, services, presence: pagePresence };
  const actor = useActorRef(chatMachine, { ...useActorOptions(), input });
  // assumed: what has been handed to an open connection arrives, as it nearly always does: that is not told
  useOnUnmount(() => lost(actor).forEach((text) => services.notices.send({ type: 'NOTIFY', kind: 'error', text })));
  useOnChange(chat.closed, () => actor.send({ type: 'UPDATED', closed: chat.closed }));
  return actor;
}

/** What is said of what could not go out: of a message, which the tab keeps until the chat is opened again, and of a file. */
function lost(actor: ChatActor): readonly string[] {
  const snapshot = actor.getSnapshot();
  if (chatState(snapshot) === 'stopped') return [];
  const isLive = snapshot.hasTag('connected');
  const { outbox } = snapshot.context;
  const waits = outbox.some(({ failed, tries }) => !failed && (tries === 0 || !isLive));
  const file = snapshot.children.composer?.getSnapshot().context.file;
  return [
    ...(waits ? [outbox[0]?.failed ? MESSAGE_AFTER_FAILED : MESSAGE_QUEUED] : []),
    ...(file ? [FILE_NOT_SENT] : []),
  ];
}

/** Where the delivery stands, and what to do about it. */
export interface Connection {
  readonly state: ChatState;
  /** The history was read at least once. */
  readonly loaded: boolean;
  readonly failure: Failure | null;
  /** The history has been on its way for more than 15 s: offer «Отменить» and «Повторить». */
  readonly slow: boolean;
  /** Nobody waits for the history any more. */
  readonly givenUp: boolean;
  /** A try after another that failed. */
  readonly retries: boolean;
  /** A message came that could not be read. */
  readonly hasUnreadable: boolean;
  readonly reconnect: () => void;
  readonly cancel: () => void;
}

/** The connection of the open chat, and what the user may do about it. */
export function useConnection(actor: ChatActor): Connection {
  return {
    state: useSelector(actor, chatState),
    retries: useSelector(actor, ({ context }) => context.attempts > 1),
    loaded: useSelector(actor, ({ context }) => context.loaded),
    hasUnreadable: useSelector(actor, ({ context }) => context.hasUnreadable),
    failure: useSelector(actor, ({ context }) => context.failure),
    slow: useSelector(actor, (snapshot) => snapshot.hasTag('slow')),
    givenUp: useSelector(actor, (snapshot) => snapshot.hasTag('givenUp')),
    reconnect: () => actor.send({ type: 'RECONNECT' }),
    cancel: () => actor.send({ type: 'CANCELLED' }),
  };
}

/** The messages to draw, oldest first, and those on their way. */
export interface Messages {
  readonly rows: readonly ChatMessage[];
  readonly outbox: Outbox;
  /** Tells which messages are the user's own. */
  readonly identity: ChatIdentity;
  /** There are older ones to show or to read. */
  readonly hasOlder: boolean;
  readonly readingOlder: boolean;
  readonly olderSlow: boolean;
  readonly olderFailed: boolean;
  readonly following: boolean;
  /** What came since the reader left the end. */
  readonly unseen: number;
  /** The message that «Новые сообщения» stands before. */
  readonly fresh: string | null;
  readonly showOlder: () => void;
  readonly cancelOlder: () => void;
  readonly follow: () => void;
  readonly leave: () => void;
  readonly retry: (id: string) => void;
  readonly remove: (id: string) => void;
}

const contextOf = ({ context }: { context: ChatContext }) => context;

/** Drawn once per frame at most: so it is with what the socket brings (gathered.ts). */
export function useMessages(actor: ChatActor): Messages {
  const { timeline, shown, older, outbox, identity, following, unseen, fresh } = useSelector(actor, contextOf);
  const paging = useSelector(actor, ({ value }) => (typeof value.paging === 'string' ? value.paging : 'reading'));
  const olderSlow = useSelector(actor, (snapshot) => snapshot.hasTag('olderSlow'));
  useLeaveGuard(outbox.length > 0); // a reload keeps it, the end of the tab does not
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
    fresh: fresh?.id ?? null,
    showOlder: () => actor.send({ type: 'OLDER_ASKED' }),
    cancelOlder: () => actor.send({ type: 'OLDER_CANCELLED' }),
    follow: () => actor.send({ type: 'FOLLOWED' }),
    leave: () => actor.send({ type: 'LEFT' }),
    retry: (id) => actor.send({ type: 'RETRIED', id }),
    remove: (id) => actor.send({ type: 'REMOVED', id }),
  };
}

/** The text that is being written. */
export interface MessageComposer {
  readonly draft: string;
  /** Why the last file was not taken. */
  readonly problem: string | null;
  /** Why the file was not sent. */
  readonly failure: Failure | null;
  /** This account may write; false shows why not instead of the input row. */
  readonly mayWrite: boolean;
  readonly maySend: boolean;
  readonly type: (text: string) => void;
  readonly send: () => void;
}

const problemText = (problem: FileProblem | undefined) => (problem ? FILE_PROBLEM_MESSAGES[problem] : null);
const useComposer = (actor: ChatActor) => useSelector(actor, ({ children }) => children.composer);

/** The message being written: text, file, what may be sent. */
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
    type: (text) => composer?.send({ type: 'TYPED', text }),
    send: () => composer?.send({ type: 'SUBMITTED' }),
  };
}

/** What was being written when the chat was closed. */
export interface UnsentMessage {
  readonly draft: string;
  readonly file: File | null;
  /** The text becomes the draft of the chat `id`. */
  readonly hand: (id: RecordId) => void;
}

/** What was being written when the chat was closed. */
export function useUnsentMessage(actor: ChatActor): UnsentMessage {
  const composer = useComposer(actor);
  const context = useSelector(composer, (current) => current?.context);
  return {
    draft: context?.draft ?? '',
    file: context?.file ?? null,
    hand(id) {
      if (context) moveDraft(context, id);
      composer?.send({ type: 'FORGOTTEN' });
    },
  };
}

/** The file beside the text. */
export interface AttachmentState {
  readonly file: File | null;
  readonly uploading: boolean;
  readonly pick: (files: readonly File[]) => void;
  readonly clear: () => void;
  readonly cancel: () => void;
}

/** Changes with the file alone, not with every key. */
export function useAttachment(actor: ChatActor): AttachmentState {
  const composer = useComposer(actor);
  const picker = useSelector(composer, (current) => current?.children.picker);
  const file = useSelector(composer, (current) => current?.context.file ?? null);
  useLeaveGuard(file !== null);
  return {
    file,
    uploading: useSelector(composer, (current) => current?.hasTag('busy') ?? false),
    pick: (files) => picker?.send({ type: 'PICKED', files }),
    clear: () => picker?.send({ type: 'CLEARED' }),
    cancel: () => composer?.send({ type: 'UPLOAD_CANCELLED' }),
  };
}
