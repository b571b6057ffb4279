// Composer of one chat: the draft, which survives a reload, and one selected file.
import { and, assign, fromCallback, sendParent, sendTo, setup } from 'xstate';
import { createCall, castResult } from '../../api/endpoint.ts';
import { chatFileUpload } from '../../api/endpoints/chats.ts';
import { ApiError, type Failure } from '../../api/errors/failure.ts';
import { writeStorage, readStorage } from '../../api/storage/storage.ts';
import type { RecordId } from '../../api/recordId.ts';
import type { ChatEvent } from './context.ts';
import { topicDraftKey } from './list/firstMessage.ts';
import type { RequestOutcome, RequestPorts } from '../data/ports.ts';
import { requestMachine } from '../data/request.machine.ts';
import { machineTypes } from '../lib/machineTypes.ts';
import { filePickerMachine } from '../form/filePicker.machine.ts';

interface Input {
  readonly chatId: RecordId;
  /** The topic under which a first message may have been drafted before the chat existed; null without one. */
  readonly topic: string | null;
  readonly userId: RecordId;
  readonly storage: Storage;
  readonly requests: RequestPorts;
  /** Whether this account may send messages now. */
  readonly mayWrite: () => boolean;
}
interface Context extends Input {
  readonly draft: string;
  /** Selected and checked. */
  readonly file: File | null;
  /** Failure of the last upload; the file stays and the user decides whether to send it again. */
  readonly failure: Failure | null;
}
type Event =
  | { type: 'text.change'; text: string }
  | { type: 'message.submit' }
  | { type: 'upload.cancel' }
  /** The user has signed out, or the draft was moved to the next chat. */
  | { type: 'message.discard' };

/** Drafts are stored per user and chat, so that none appears in another chat or for another user. */
export const composerDraftKey = (userId: RecordId, chatId: RecordId): string => `meridian:draft:${userId}:${chatId}`;

/** A draft of the topic is appended to the chat's own draft. */
const joined = (...texts: readonly (string | null)[]): string => texts.filter(Boolean).join('\n');

function storedDraft({ storage, userId, chatId, topic }: Input): string {
  const first = topic === null ? null : readStorage(storage, topicDraftKey(userId, topic));
  return joined(readStorage(storage, composerDraftKey(userId, chatId)), first);
}

/** Moves the draft of a closed chat to `chatId`, replacing the draft there. */
export function moveDraft({ storage, userId, draft }: Pick<Context, 'storage' | 'userId' | 'draft'>, chatId: RecordId) {
  const key = composerDraftKey(userId, chatId);
  if (draft !== '') writeStorage(storage, key, joined(readStorage(storage, key), draft));
}

/**
 * Another tab may write to the same chat. Sending removes only the text that was sent here, and text still typed here
 * when the chat is left is stored, even if another tab changed the draft. After the end of the session nothing is
 * stored: the draft may have been removed on purpose.
 */
const draftKeeper = fromCallback<{ type: 'draft.save'; text: string }, Context>(({ input, receive }) => {
  const { storage, userId, chatId, topic, mayWrite } = input;
  const key = composerDraftKey(userId, chatId);
  let { draft } = input;
  let typedHere = '';
  const first = topic === null ? null : topicDraftKey(userId, topic);
  if (first !== null && readStorage(storage, first) !== null) {
    writeStorage(storage, key, draft);
    writeStorage(storage, first, null);
  }
  receive(({ text }) => {
    if (text !== '' || readStorage(storage, key) === draft) writeStorage(storage, key, text || null);
    draft = typedHere = text;
  });
  return () => {
    const stored = readStorage(storage, key) ?? '';
    if (mayWrite() && !stored.includes(typedHere)) writeStorage(storage, key, joined(stored, typedHere));
  };
});

const uploaded = (outcome: RequestOutcome): string | null =>
  outcome.ok ? castResult(chatFileUpload, outcome.value).file_url : null;

/**
 * Invoked by the chat machine, to which it sends `message.send`. `message.submit` sends the trimmed text and clears the draft,
 * uploads the file and sends its URL. The child `picker` (file picker machine) receives `files.pick` and `files.clear`.
 * An upload is never retried automatically: its response may have been lost after the server stored the file.
 */
export const composerMachine = setup({
  types: machineTypes<{
    context: Context;
    input: Input;
    events: Event;
    tags: 'busy';
    children: { picker: 'picker'; upload: 'request'; draftKeeper: 'draftKeeper' };
  }>(),
  actors: { picker: filePickerMachine, request: requestMachine, draftKeeper },
  guards: {
    hasText: ({ context }) => context.mayWrite() && context.draft.trim() !== '',
    hasFile: ({ context }) => context.mayWrite() && context.file !== null,
    isSaved: (_, outcome: RequestOutcome) => uploaded(outcome) !== null,
  },
  actions: {
    keepDraft: assign((_, draft: string) => ({ draft })),
    storeDraft: sendTo('draftKeeper', (_, text: string) => ({ type: 'draft.save' as const, text })),
    sendText: sendParent(({ context }): ChatEvent => ({
      type: 'message.send',
      content: context.draft.trim(),
      file: null,
    })),
    forgetFile: assign({ file: null }),
    dropFile: sendTo('picker', { type: 'files.clear' }),
    sendFile: sendParent((_, outcome: RequestOutcome): ChatEvent => ({
      type: 'message.send',
      content: '',
      file: uploaded(outcome),
    })),
    setFailure: assign((_, outcome: RequestOutcome) => ({ failure: outcome.ok ? null : outcome.failure })),
    logFailure: (_, outcome: RequestOutcome) =>
      console.error('Error uploading file:', outcome.ok ? '' : new ApiError(outcome.failure).message),
  },
}).createMachine({
  id: 'composer',
  context: ({ input }) => ({ ...input, draft: storedDraft(input), file: null, failure: null }),
  invoke: [
    { id: 'draftKeeper', src: 'draftKeeper', input: ({ context }) => context },
    {
      id: 'picker',
      src: 'picker',
      onSnapshot: {
        actions: assign({
          file: ({ event: { snapshot } }) =>
            snapshot.matches('accepted') ? (snapshot.context.files[0] ?? null) : null,
        }),
      },
    },
  ],
  initial: 'editing',
  on: {
    'text.change': {
      actions: [
        { type: 'storeDraft', params: ({ event }) => event.text },
        { type: 'keepDraft', params: ({ event }) => event.text },
      ],
    },
    'message.submit': {
      guard: 'hasText',
      actions: ['sendText', { type: 'storeDraft', params: '' }, { type: 'keepDraft', params: '' }],
    },
    'message.discard': {
      target: '.editing',
      actions: [{ type: 'storeDraft', params: '' }, { type: 'keepDraft', params: '' }, 'forgetFile', 'dropFile'],
    },
  },
  states: {
    editing: {
      on: {
        'message.submit': [
          // The text is sent first, as a message of its own: new_file carries no text.
          {
            guard: and(['hasText', 'hasFile']),
            target: 'uploading',
            actions: ['sendText', { type: 'storeDraft', params: '' }, { type: 'keepDraft', params: '' }],
          },
          { guard: 'hasFile', target: 'uploading' },
        ],
      },
    },
    uploading: {
      tags: 'busy',
      entry: assign({ failure: null }),
      on: { 'upload.cancel': 'editing' },
      invoke: {
        id: 'upload',
        src: 'request',
        input: ({ context: { file, chatId, requests } }) => {
          if (!file) throw new Error('uploading without a file');
          return { call: createCall(chatFileUpload, { body: { file, chat_id: chatId } }), ports: requests };
        },
        onDone: [
          {
            guard: { type: 'isSaved', params: ({ event }) => event.output },
            target: 'editing',
            actions: [{ type: 'sendFile', params: ({ event }) => event.output }, 'forgetFile', 'dropFile'],
          },
          {
            target: 'editing',
            actions: [
              { type: 'setFailure', params: ({ event }) => event.output },
              { type: 'logFailure', params: ({ event }) => event.output },
            ],
          },
        ],
      },
    },
  },
});
