// Chats over HTTP: contract rows 12–14, 57–59, 110. The socket (row 124) is in chatSocket.ts.
import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { accountType } from '../schemas/account.ts';
import { chat, chatMessage, fileAddress, invitableOrganization } from '../schemas/chats.ts';
import { file, flag, paging, recordKey, text } from '../schemas/fields.ts';
import { page } from '../schemas/reader.ts';
import { EVERYONE, OPERATOR } from './audiences.ts';

/** POST chats/create/ (row 12): the invite variant adds exactly one of the two ids. */
export const chatCreate = endpoint({
  method: 'POST',
  path: 'chats/create/',
  roles: EVERYONE,
  body: { name: text, liquidity_provider: v.optional(recordKey), participant: v.optional(recordKey) },
  answered: true,
  returns: chat,
  touches: ['chat'],
});

/** POST chats/admin_create/ (row 13): the operator writes to an organisation from one of its cards. */
export const chatAdminCreate = endpoint({
  method: 'POST',
  path: 'chats/admin_create/',
  roles: OPERATOR,
  body: { name: text, company_id: recordKey, role: accountType },
  answered: true,
  returns: chat,
  touches: ['chat'],
});

/** POST chats/upload_file/ (row 14): stores the file; the message appears after new_file went over the socket. */
export const chatFileUpload = endpoint({
  method: 'POST',
  path: 'chats/upload_file/',
  roles: EVERYONE,
  encoding: 'multipart',
  body: { file, chat_id: recordKey },
  answered: true,
  returns: v.object({ file_url: fileAddress }),
});

/** GET chats (row 57): own chats; the operator sees all. */
export const chatList = endpoint({
  method: 'GET',
  path: 'chats',
  roles: EVERYONE,
  query: paging,
  returns: page(chat),
  reads: ['chat'],
});

/** GET chats/{id}/messages/ (row 58): newest first, reversed for display. */
export const chatMessageList = endpoint({
  method: 'GET',
  path: 'chats/{id}/messages/',
  roles: EVERYONE,
  query: paging,
  returns: page(chatMessage),
  reads: ['chat'],
});

/** GET authorized_organization/chats/organizations/ (row 59): who can be invited. */
export const chatOrganizationList = endpoint({
  method: 'GET',
  path: 'authorized_organization/chats/organizations/',
  roles: OPERATOR,
  query: paging,
  returns: page(invitableOrganization),
  reads: ['organization'],
});

/** PATCH chats/{id}/update/ (row 110): closes a chat, or opens it again. */
export const chatUpdate = endpoint({
  method: 'PATCH',
  path: 'chats/{id}/update/',
  roles: OPERATOR,
  body: { closed: flag },
  returns: chat,
  touches: ['chat'],
});
