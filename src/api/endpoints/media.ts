// Stored files: payment orders, licences, chat files. The contract has no call for them; their URLs pass the same
// guard.
import { BINARY_RESPONSE, type Call, defineEndpoint, createPageCall } from '../endpoint.ts';
import { MEDIA_BASE } from '../basePaths.ts';
import { EVERYONE } from './audiences.ts';

/** GET /media/…: sent without a token; its success closes no modal. */
export const mediaFile = defineEndpoint({
  method: 'GET',
  path: MEDIA_BASE,
  roles: EVERYONE,
  bearer: false,
  keepsModals: true,
  response: BINARY_RESPONSE,
});

/** The call that downloads a file by the URL in a record; any other URL fails with the kind `address`. */
export const createFileCall = (link: string): Call => createPageCall(mediaFile, link);
