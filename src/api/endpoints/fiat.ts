// The rouble account and its statement: contract rows 69, 70.
import { BINARY, endpoint } from '../endpoint.ts';
import { fiatWallet } from '../schemas/fiat.ts';
import { paging } from '../schemas/fields.ts';
import { EVERYONE } from './audiences.ts';

/** GET wallets/fiat_wallet/ (row 69): the own account; limit and offset page its operations. */
export const fiatWalletRead = endpoint({
  method: 'GET',
  path: 'wallets/fiat_wallet/',
  roles: EVERYONE,
  query: paging,
  returns: fiatWallet,
  reads: ['fiat'],
});

/** GET wallets/fiat_wallet/pdf/ (row 70): the statement. */
export const fiatWalletExportToPdf = endpoint({
  method: 'GET',
  path: 'wallets/fiat_wallet/pdf/',
  roles: EVERYONE,
  returns: BINARY,
  exports: 'pdf',
});
