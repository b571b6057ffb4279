// Wallet screening by the operator: contract rows 19 (= 123), 37 (= 93), 38 (= 94), 106 (= 122).
import * as v from 'valibot';
import { type ResponseCheck, defineEndpoint } from '../endpoint.ts';
import { accountTypeSchema } from '../schemas/account.ts';
import {
  createdBetweenFields,
  idField,
  integerField,
  pagingFields,
  recordKeyField,
  searchFields,
  shortPagingFields,
  textField,
} from '../schemas/fields.ts';
import { listSchema, pageSchema } from '../schemas/reader.ts';
import { kytCompanySchema } from '../schemas/kyt.ts';
import { walletSchema } from '../schemas/wallets.ts';
import { OPERATOR } from './audiences.ts';
import { matchesFilter } from '../matchesRequest.ts';

const isOfCompany = matchesFilter({ id: 'company_id', role: 'role' });

/** Belongs to the requested company, and is hot where hot wallets are requested. */
const isWalletOf: ResponseCheck = (row, query) => {
  const [custody, type] = [row['custody'], query['type']];
  const isOther = custody && ((type === 'hot' && custody !== 'hot') || (type === 'cold' && custody === 'hot'));
  return !isOther && isOfCompany(row, query);
};

/** POST authorized_organization/notifications/wallet_alert/ (row 19): notifies the owner of a risky wallet. */
export const walletAlertSend = defineEndpoint({
  method: 'POST',
  path: 'authorized_organization/notifications/wallet_alert/', // assumed: also the KYT notify action (row 123)
  roles: OPERATOR,
  body: { wallet_id: recordKeyField },
  response: v.object({ notification_id: idField }),
});

/** GET authorized_organization/wallets/companies/ (row 37) without parameters: all companies. */
export const kytCompanyList = defineEndpoint({
  method: 'GET',
  path: 'authorized_organization/wallets/companies/', // assumed: also the KYT company list (row 93)
  roles: OPERATOR,
  response: listSchema(kytCompanySchema),
  tags: ['organization', 'wallet'],
});

/** Row 37 with a limit: pages of companies by wallets, 5 rows each. */
export const kytCompanyPage = defineEndpoint({
  method: 'GET',
  path: 'authorized_organization/wallets/companies/',
  roles: OPERATOR,
  query: { ...shortPagingFields, limit: integerField },
  response: pageSchema(kytCompanySchema),
  tags: ['organization', 'wallet'],
});

/**
 * GET authorized_organization/wallets/ (row 38): wallets by kind. The KYT screens call it twice, with `id`, `role` and
 * the type clean (limit, offset) or dirty (limitDirty, offsetDirty), 5 rows each.
 */
export const operatorWalletList = defineEndpoint({
  method: 'GET',
  path: 'authorized_organization/wallets/', // assumed: also the KYT wallet list (row 94)
  roles: OPERATOR,
  query: {
    type: v.optional(v.picklist(['clean', 'dirty', 'requests', 'hot', 'cold', 'own'])),
    /** Id of the company. */
    id: v.optional(recordKeyField),
    role: v.optional(accountTypeSchema),
    currency: v.optional(textField),
    network: v.optional(textField),
    status: v.optional(textField),
    wallet_type: v.optional(textField),
    company_name: v.optional(textField),
    ...createdBetweenFields,
    ...searchFields,
    ...pagingFields,
    limitDirty: shortPagingFields.limit,
    offsetDirty: shortPagingFields.offset,
  },
  response: pageSchema(walletSchema),
  tags: ['wallet'],
  verify: isWalletOf,
});

/** PATCH authorized_organization/wallets/{id}/block/ (row 106): freezes the balance. */
export const walletBlock = defineEndpoint({
  method: 'PATCH',
  path: 'authorized_organization/wallets/{id}/block/', // assumed: also the KYT block action (row 122)
  roles: OPERATOR,
  response: walletSchema,
  invalidates: ['wallet'],
});
