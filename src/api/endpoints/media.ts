// Stored files: payment orders, licences, files of chats. Not calls of the contract, but they go through the same guard.
import { BINARY, type Call, endpoint, pageOf } from '../endpoint.ts';
import { MEDIA_BASE } from '../urlGuard.ts';
import { EVERYONE } from './audiences.ts';

/** GET /media/…: never carries the token, closes no modal. */
export const mediaFile = endpoint({
  method: 'GET',
  path: MEDIA_BASE,
  roles: EVERYONE,
  bearer: false,
  quiet: true,
  returns: BINARY,
});

/** The call that fetches a file by the address a record gives; any other address fails with kind `address`. */
export const fileAt = (link: string): Call => pageOf(mediaFile, link);
