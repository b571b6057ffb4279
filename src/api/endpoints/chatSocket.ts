// The chat socket as data: contract row 124, spec section 7 «Real-time chat». Not an endpoint: nothing here goes through the client.
import * as v from 'valibot';
import { chatMessage } from '../schemas/chats.ts';
import { id, instant, link } from '../schemas/fields.ts';
import { EVERYONE } from './audiences.ts';

/** Below the host's root, not below /api/v1/; the query parameter `token` carries the access token. */
export const chatSocketPath = '/ws/chat/{chatId}/';
export const chatSocketRoles = EVERYONE;

/** Why the server closed a socket for good. */
export const CHAT_SOCKET_CLOSE = { badToken: 4401, foreignChat: 4403, unknownChat: 4404 } as const;

/** The frame of one text message; `message_id` is chosen by the sender and comes back in the echo. */
export const chatMessageFrame = v.object({
  type: v.literal('chat_message'),
  content: v.string(),
  message_id: v.pipe(v.string(), v.nonEmpty()),
  sender: v.string(),
  created_at: instant,
  file: v.nullish(link, null),
});
export type ChatMessageFrame = v.InferOutput<typeof chatMessageFrame>;

/** Announces an uploaded file; the server echoes it as a chat_message with `file`. */
export const newFileFrame = v.object({ type: v.literal('new_file'), file_url: link, chat_id: id });
export type NewFileFrame = v.InferOutput<typeof newFileFrame>;

/** A bare text without an id: part of the wire, but never sent by this app, since it could be lost or doubled. */
export const bareMessageFrame = v.object({ message: v.string() });

/** Everything a client may send. */
export const outboundFrame = v.union([v.variant('type', [chatMessageFrame, newFileFrame]), bareMessageFrame]);
export type OutboundFrame = v.InferOutput<typeof outboundFrame>;

/** Everything a client understands; any other frame is logged and leaves the socket open. */
export const inboundFrame = v.union([chatMessage, v.object({ type: v.literal('chat_closed') })]);
export type InboundFrame = v.InferOutput<typeof inboundFrame>;
