// Wallet screening by the operator: contract rows 19 (= 123), 37 (= 93), 38 (= 94), 106 (= 122).
import * as v from 'valibot';
import { type Verify, endpoint } from '../endpoint.ts';
import { accountType } from '../schemas/account.ts';
import { createdBetween, id, integer, paging, recordKey, shortPaging, text } from '../schemas/fields.ts';
import { list, page } from '../schemas/reader.ts';
import { kytCompany } from '../schemas/kyt.ts';
import { wallet } from '../schemas/wallets.ts';
import { OPERATOR } from './audiences.ts';
import { matches } from '../matchesRequest.ts';

const isOfCompany = matches({ id: 'company_id', role: 'role' });

/** Of the requested company, and hot only where hot ones are requested. */
const isWalletOf: Verify = (row, query) => {
  const [custody, type] = [row['custody'], query['type']];
  const isOther = custody && ((type === 'hot' && custody !== 'hot') || (type === 'cold' && custody === 'hot'));
  return !isOther && isOfCompany(row, query);
};

/** POST authorized_organization/notifications/wallet_alert/ (row 19): tells the owner about a risky wallet. */
export const walletAlertSend = endpoint({
  method: 'POST',
  path: 'authorized_organization/notifications/wallet_alert/', // assumed: also the KYT notify action (row 123, domain.md C5)
  roles: OPERATOR,
  body: { wallet_id: recordKey },
  returns: v.object({ notification_id: id }),
});

/** GET authorized_organization/wallets/companies/ (row 37) without parameters: all companies, as the KYT screens need them. */
export const kytCompanyList = endpoint({
  method: 'GET',
  path: 'authorized_organization/wallets/companies/', // assumed: also the KYT company list (row 93)
  roles: OPERATOR,
  returns: list(kytCompany),
  reads: ['organization', 'wallet'],
});

/** The same call of row 37 with a limit: pages of companies by wallets, 5 rows each. */
export const kytCompanyPage = endpoint({
  method: 'GET',
  path: 'authorized_organization/wallets/companies/',
  roles: OPERATOR,
  query: { ...shortPaging, limit: integer },
  returns: page(kytCompany),
  reads: ['organization', 'wallet'],
});

/**
 * GET authorized_organization/wallets/ (row 38): wallets by kind. The KYT screens ask twice, with `id`, `role` and type
 * clean (limit, offset) or dirty (limitDirty, offsetDirty), 5 rows each (spec sections 7 and 9).
 */
export const operatorWalletList = endpoint({
  method: 'GET',
  path: 'authorized_organization/wallets/', // assumed: also the KYT wallet list (row 94)
  roles: OPERATOR,
  query: {
    type: v.optional(v.picklist(['clean', 'dirty', 'requests', 'hot', 'cold', 'own'])),
    /** Of the company. */
    id: v.optional(recordKey),
    role: v.optional(accountType),
    currency: v.optional(text),
    network: v.optional(text),
    status: v.optional(text),
    wallet_type: v.optional(text),
    company_name: v.optional(text),
    ...createdBetween,
    ...paging,
    limitDirty: shortPaging.limit,
    offsetDirty: shortPaging.offset,
  },
  returns: page(wallet),
  reads: ['wallet'],
  verify: isWalletOf,
});

/** PATCH authorized_organization/wallets/{id}/block/ (row 106): freezes the balance. */
export const walletBlock = endpoint({
  method: 'PATCH',
  path: 'authorized_organization/wallets/{id}/block/', // assumed: also the KYT block action (row 122, domain.md C5)
  roles: OPERATOR,
  returns: wallet,
  touches: ['wallet'],
});
