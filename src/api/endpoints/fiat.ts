// The rouble account and its statement: contract rows 69, 70.
import { BINARY_RESPONSE, defineEndpoint } from '../endpoint.ts';
import { fiatWalletSchema } from '../schemas/fiat.ts';
import { pagingFields } from '../schemas/fields.ts';
import { EVERYONE } from './audiences.ts';

/** GET wallets/fiat_wallet/ (row 69): the own account; limit and offset page its operations. */
export const fiatWalletRead = defineEndpoint({
  method: 'GET',
  path: 'wallets/fiat_wallet/',
  roles: EVERYONE,
  query: pagingFields,
  response: fiatWalletSchema,
  tags: ['fiat'],
});

/** GET wallets/fiat_wallet/pdf/ (row 70): the statement. */
export const fiatWalletExportToPdf = defineEndpoint({
  method: 'GET',
  path: 'wallets/fiat_wallet/pdf/',
  roles: EVERYONE,
  response: BINARY_RESPONSE,
  exports: 'pdf',
});
