// What is being written in one chat: the draft, which outlives a reload, and the one chosen file.
import { and, assign, fromCallback, sendParent, sendTo, setup } from 'xstate';
import { createCall, castResult } from '../../api/endpoint.ts';
import { chatFileUpload } from '../../api/endpoints/chats.ts';
import { ApiError, type Failure } from '../../api/errors/failure.ts';
import { writeStorage, readStorage } from '../../api/storage/storage.ts';
import type { RecordId } from '../../api/recordId.ts';
import type { ChatEvent } from './context.ts';
import { topicDraftKey } from './firstMessage.ts';
import type { RequestOutcome, RequestPorts } from '../data/ports.ts';
import { requestMachine } from '../data/request.machine.ts';
import { machineTypes } from '../lib/machineTypes.ts';
import { filePickerMachine } from '../form/filePicker.machine.ts';

interface Input {
  readonly chatId: RecordId;
  /** The topic, where a first message may have been written under it before the chat was known; null without. */
  readonly topic: string | null;
  readonly userId: RecordId;
  readonly storage: Storage;
  readonly requests: RequestPorts;
  /** Whether this account may write into chats now. */
  readonly mayText: () => boolean;
}
interface Context extends Input {
  readonly draft: string;
  /** Chosen, checked and ready to go. */
  readonly file: File | null;
  /** Why the last upload did not come through; the file stays, sending again is the user's decision. */
  readonly failure: Failure | null;
}
type Event =
  | { type: 'TYPED'; text: string }
  | { type: 'SUBMITTED' }
  | { type: 'UPLOAD_CANCELLED' }
  /** The user has signed out, or the text was handed to the chat that follows this one. */
  | { type: 'FORGOTTEN' };

/** Drafts lie one per user and chat, so that none follows into another chat or to another user. */
export const composerDraftKey = (userId: RecordId, chatId: RecordId): string => `meridian:draft:${userId}:${chatId}`;

/** What was written under the topic follows what stands in the chat's own draft already. */
const joined = (...texts: readonly (string | null)[]): string => texts.filter(Boolean).join('\n');

function storedDraft({ storage, userId, chatId, topic }: Input): string {
  const first = topic === null ? null : readStorage(storage, topicDraftKey(userId, topic));
  return joined(readStorage(storage, composerDraftKey(userId, chatId)), first);
}

/** What was being written in a chat that is closed becomes the draft of `chatId`, in place of it. */
export function moveDraft({ storage, userId, draft }: Pick<Context, 'storage' | 'userId' | 'draft'>, chatId: RecordId) {
  const key = composerDraftKey(userId, chatId);
  if (draft !== '') writeStorage(storage, key, joined(readStorage(storage, key), draft));
}

/**
 * Another tab may write to the same chat: only the text that stood here goes with what was sent here, and what was typed
 * here and still stands when the chat is left is kept, whatever the other one has made of the draft; not once the session is
 * over, when the draft may have been forgotten on purpose.
 */
const draftKeeper = fromCallback<{ type: 'KEEP'; text: string }, Context>(({ input, receive }) => {
  const { storage, userId, chatId, topic, mayText } = input;
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
    if (mayText() && !stored.includes(typedHere)) writeStorage(storage, key, joined(stored, typedHere));
  };
});

const uploaded = (outcome: RequestOutcome): string | null =>
  outcome.ok ? castResult(chatFileUpload, outcome.value).file_url : null;

/**
 * Invoked by the chat machine, to which it sends SEND. SUBMITTED sends the trimmed text and clears the draft, uploads
 * the file and sends its address (spec section 4). Child `picker` (the upload machine) takes PICKED and CLEARED.
 * An upload is never repeated by itself: its answer may have been lost after the server kept the file.
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
    hasText: ({ context }) => context.mayText() && context.draft.trim() !== '',
    hasFile: ({ context }) => context.mayText() && context.file !== null,
    wasKept: (_, outcome: RequestOutcome) => uploaded(outcome) !== null,
  },
  actions: {
    keepDraft: assign((_, draft: string) => ({ draft })),
    storeDraft: sendTo('draftKeeper', (_, text: string) => ({ type: 'KEEP' as const, text })),
    sayText: sendParent(({ context }): ChatEvent => ({ type: 'SEND', content: context.draft.trim(), file: null })),
    forgetFile: assign({ file: null }),
    dropFile: sendTo('picker', { type: 'CLEARED' }),
    sendFile: sendParent((_, outcome: RequestOutcome): ChatEvent => ({
      type: 'SEND',
      content: '',
      file: uploaded(outcome),
    })),
    keepFailure: assign((_, outcome: RequestOutcome) => ({ failure: outcome.ok ? null : outcome.failure })),
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
    TYPED: {
      actions: [
        { type: 'storeDraft', params: ({ event }) => event.text },
        { type: 'keepDraft', params: ({ event }) => event.text },
      ],
    },
    SUBMITTED: {
      guard: 'hasText',
      actions: ['sayText', { type: 'storeDraft', params: '' }, { type: 'keepDraft', params: '' }],
    },
    FORGOTTEN: {
      target: '.editing',
      actions: [{ type: 'storeDraft', params: '' }, { type: 'keepDraft', params: '' }, 'forgetFile', 'dropFile'],
    },
  },
  states: {
    editing: {
      on: {
        SUBMITTED: [
          // A text goes ahead as a message of its own: new_file carries no words.
          {
            guard: and(['hasText', 'hasFile']),
            target: 'uploading',
            actions: ['sayText', { type: 'storeDraft', params: '' }, { type: 'keepDraft', params: '' }],
          },
          { guard: 'hasFile', target: 'uploading' },
        ],
      },
    },
    uploading: {
      tags: 'busy',
      entry: assign({ failure: null }),
      on: { UPLOAD_CANCELLED: 'editing' },
      invoke: {
        id: 'upload',
        src: 'request',
        input: ({ context: { file, chatId, requests } }) => {
          if (!file) throw new Error('uploading without a file');
          return { call: createCall(chatFileUpload, { body: { file, chat_id: chatId } }), ports: requests };
        },
        onDone: [
          {
            guard: { type: 'wasKept', params: ({ event }) => event.output },
            target: 'editing',
            actions: [{ type: 'sendFile', params: ({ event }) => event.output }, 'forgetFile', 'dropFile'],
          },
          {
            target: 'editing',
            actions: [
              { type: 'keepFailure', params: ({ event }) => event.output },
              { type: 'logFailure', params: ({ event }) => event.output },
            ],
          },
        ],
      },
    },
  },
});
