// Stored files: payment orders, licences, files of chats. Not calls of the contract, but they go through the same guard.
import { BINARY_RESPONSE, type Call, defineEndpoint, createPageCall } from '../endpoint.ts';
import { MEDIA_BASE } from '../urlGuard.ts';
import { EVERYONE } from './audiences.ts';

/** GET /media/…: never carries the token, closes no modal. */
export const mediaFile = defineEndpoint({
  method: 'GET',
  path: MEDIA_BASE,
  roles: EVERYONE,
  bearer: false,
  quiet: true,
  returns: BINARY_RESPONSE,
});

/** The call that fetches a file by the address a record gives; any other address fails with kind `address`. */
export const createFileCall = (link: string): Call => createPageCall(mediaFile, link);
