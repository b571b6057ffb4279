// Chats over HTTP: contract rows 12–14, 57–59, 110. The socket (row 124) is in chatSocket.ts.
import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { accountTypeSchema } from '../schemas/account.ts';
import { chatSchema, chatMessageSchema, attachedFileUrlSchema, invitableOrganizationSchema } from '../schemas/chats.ts';
import {
  awaitingOperatorFields,
  fileField,
  flagField,
  pagingFields,
  recordKeyField,
  textField,
} from '../schemas/fields.ts';
import { pageSchema } from '../schemas/reader.ts';
import { EVERYONE, OPERATOR } from './audiences.ts';

/** POST chats/create/ (row 12): the invite variant adds exactly one of the two ids. */
export const chatCreate = defineEndpoint({
  method: 'POST',
  path: 'chats/create/',
  roles: EVERYONE,
  body: { name: textField, liquidity_provider: v.optional(recordKeyField), participant: v.optional(recordKeyField) },
  response: chatSchema,
  invalidates: ['chat'],
});

/** POST chats/admin_create/ (row 13): the operator opens a chat with an organisation. */
export const chatAdminCreate = defineEndpoint({
  method: 'POST',
  path: 'chats/admin_create/',
  roles: OPERATOR,
  body: { name: textField, company_id: recordKeyField, role: accountTypeSchema },
  requiresResponse: true,
  response: chatSchema,
  invalidates: ['chat'],
});

/** POST chats/upload_file/ (row 14): stores the file; the message appears once new_file was sent over the socket. */
export const chatFileUpload = defineEndpoint({
  method: 'POST',
  path: 'chats/upload_file/',
  roles: EVERYONE,
  encoding: 'multipart',
  body: { file: fileField, chat_id: recordKeyField },
  requiresResponse: true,
  response: v.object({ file_url: attachedFileUrlSchema }),
});

/** GET chats (row 57): own chats; the operator gets all. */
export const chatList = defineEndpoint({
  method: 'GET',
  path: 'chats',
  roles: EVERYONE,
  query: { ...awaitingOperatorFields, ...pagingFields },
  response: pageSchema(chatSchema),
  tags: ['chat'],
});

/** GET chats/{id}/messages/ (row 58): newest first, reversed for display. */
export const chatMessageList = defineEndpoint({
  method: 'GET',
  path: 'chats/{id}/messages/',
  roles: EVERYONE,
  query: pagingFields,
  response: pageSchema(chatMessageSchema),
  tags: ['chat'],
});

/** GET authorized_organization/chats/organizations/ (row 59): organisations that can be invited. */
export const chatOrganizationList = defineEndpoint({
  method: 'GET',
  path: 'authorized_organization/chats/organizations/',
  roles: OPERATOR,
  query: pagingFields,
  response: pageSchema(invitableOrganizationSchema),
  tags: ['organization'],
});

/** PATCH chats/{id}/update/ (row 110): closes or reopens a chat. */
export const chatUpdate = defineEndpoint({
  method: 'PATCH',
  path: 'chats/{id}/update/',
  roles: OPERATOR,
  body: { closed: flagField },
  response: chatSchema,
  invalidates: ['chat'],
});
