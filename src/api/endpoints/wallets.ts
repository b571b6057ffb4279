// Wallets: requests, lists, statuses, balances, checks: contract rows 25–29, 65–68, 71, 107, 116–120. Fiat is in
// fiat.ts, screening in kyt.ts.
import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { contractSchema } from '../schemas/contracts.ts';
import {
  createdBetweenFields,
  dayField,
  decimalField,
  extensionField,
  fileField,
  pagingFields,
  recordKeyField,
  searchFields,
  textField,
} from '../schemas/fields.ts';
import { listSchema, pageSchema } from '../schemas/reader.ts';
import { walletSchema, walletTypeSchema } from '../schemas/wallets.ts';
import { CLIENTS, EVERYONE, OPERATOR, PARTICIPANT, PROVIDER } from './audiences.ts';

const newWallet = {
  currency: textField,
  network: textField,
  address: textField,
  name: textField,
  wallet_type: walletTypeSchema,
};
const filters = {
  currency: v.optional(textField),
  network: v.optional(textField),
  wallet_type: v.optional(textField),
  status: v.optional(textField),
  ved_contract_number: v.optional(textField),
  ...createdBetweenFields,
};

/** POST wallets/ved_participant/create/ (row 25): a request that the operator decides. */
export const walletRequestCreate = defineEndpoint({
  method: 'POST',
  path: 'wallets/ved_participant/create/',
  roles: PARTICIPANT,
  encoding: 'multipart',
  body: {
    ...newWallet,
    ved_contract_number: textField,
    photo: v.optional(fileField),
    contract_file: v.optional(fileField),
    /** Terms of the contract. */
    counterparty_name: extensionField(textField),
    counterparty_country: extensionField(textField),
    contract_currency: extensionField(textField),
    contract_amount: extensionField(decimalField),
    signed_at: extensionField(dayField),
    expires_at: extensionField(dayField),
  },
  response: walletSchema,
  invalidates: ['wallet', 'contract'],
});

/** POST wallets/liquidity_provider/create/ (row 26): checked at once, active or rejected. */
export const walletCreate = defineEndpoint({
  method: 'POST',
  path: 'wallets/liquidity_provider/create/',
  roles: PROVIDER,
  encoding: 'multipart',
  body: { ...newWallet, photo: v.optional(fileField) },
  response: walletSchema,
  invalidates: ['wallet'],
});

/** POST authorized_organization/wallets/update_status/ (row 27). */
export const walletReview = defineEndpoint({
  method: 'POST',
  path: 'authorized_organization/wallets/update_status/',
  roles: OPERATOR,
  body: { wallet_id: recordKeyField, status: textField, comment: v.optional(textField) },
  response: walletSchema,
  invalidates: ['wallet'],
});

/** POST authorized_organization/wallets/create_hot_wallet/ (row 28): the server generates the address. */
export const hotWalletCreate = defineEndpoint({
  method: 'POST',
  path: 'authorized_organization/wallets/create_hot_wallet/',
  roles: OPERATOR,
  body: { currency: textField, network: textField, name: textField, limit: v.optional(decimalField) },
  response: walletSchema,
  invalidates: ['wallet', 'custody'],
});

/** POST authorized_organization/wallets/process_request/ (row 29): decides a request for a wallet or for a balance. */
export const walletRequestProcess = defineEndpoint({
  method: 'POST',
  path: 'authorized_organization/wallets/process_request/',
  roles: OPERATOR,
  body: {
    wallet_id: recordKeyField,
    request_kind: v.picklist(['create', 'balance']),
    status: textField,
    comment: v.optional(textField),
  },
  response: walletSchema,
  invalidates: ['wallet'],
});

/** GET wallets/ (row 65): own wallets. */
export const walletList = defineEndpoint({
  method: 'GET',
  path: 'wallets/',
  roles: EVERYONE,
  query: { ...filters, ...searchFields, ...pagingFields },
  response: pageSchema(walletSchema),
  tags: ['wallet'],
});

/** GET wallets/liquidity_provider (row 66): all wallets of the provider. */
export const providerWalletListAll = defineEndpoint({
  method: 'GET',
  path: 'wallets/liquidity_provider',
  roles: PROVIDER,
  query: { no_pagination: v.literal('true') },
  response: listSchema(walletSchema),
  tags: ['wallet'],
});

/** GET wallets/ved_participant (row 67): wallets of the participant. */
export const participantWalletList = defineEndpoint({
  method: 'GET',
  path: 'wallets/ved_participant',
  roles: PARTICIPANT,
  query: { ...filters, ...pagingFields },
  response: pageSchema(walletSchema),
  tags: ['wallet'],
});

/** GET wallets/ved_participant/cold_wallets/ (row 68). */
export const coldWalletList = defineEndpoint({
  method: 'GET',
  path: 'wallets/ved_participant/cold_wallets/',
  roles: PARTICIPANT,
  query: pagingFields,
  response: pageSchema(walletSchema),
  tags: ['wallet'],
});

/** GET wallets/?no_pagination=true (row 71): options of the provider's drop-down lists. */
export const walletListAll = defineEndpoint({
  method: 'GET',
  path: 'wallets/?no_pagination=true',
  roles: PROVIDER,
  response: listSchema(walletSchema),
  tags: ['wallet'],
});

/**
 * PATCH authorized_organization/wallets/{id}/update_balance/ (row 107): sets the balance and settles an open request.
 */
export const walletBalanceSet = defineEndpoint({
  method: 'PATCH',
  path: 'authorized_organization/wallets/{id}/update_balance/',
  roles: OPERATOR,
  body: { balance: decimalField, comment: v.optional(textField) },
  response: walletSchema,
  invalidates: ['wallet', 'custody'],
});

/** PATCH wallets/requests/update_balance/ (row 116): requests a corrected balance; one open request per wallet. */
export const walletBalanceRequest = defineEndpoint({
  method: 'PATCH',
  path: 'wallets/requests/update_balance/',
  roles: CLIENTS,
  body: { wallet_id: recordKeyField, amount: decimalField, comment: v.optional(textField) },
  response: walletSchema,
  invalidates: ['wallet'],
});

/** PATCH wallets/update_balance/ (row 117): refreshes the balance from the blockchain. */
export const walletBalanceRefresh = defineEndpoint({
  method: 'PATCH',
  path: 'wallets/update_balance/',
  roles: CLIENTS,
  body: { wallet_id: recordKeyField },
  response: walletSchema,
  invalidates: ['wallet'],
});

/** PATCH wallets/contracts/update_balance/ (row 118): assigns part of the balance to a contract. */
export const contractBalanceUpdate = defineEndpoint({
  method: 'PATCH',
  path: 'wallets/contracts/update_balance/',
  roles: PARTICIPANT,
  body: { wallet_id: recordKeyField, ved_contract_number: textField, amount: decimalField },
  response: v.object({ wallet: walletSchema, contract: contractSchema }),
  invalidates: ['wallet', 'contract'],
});

/** PATCH wallets/aml_check/ (row 119): a new AML score; 50 or more rejects the wallet. */
export const walletAmlCheck = defineEndpoint({
  method: 'PATCH',
  path: 'wallets/aml_check/',
  roles: EVERYONE,
  body: { wallet_id: recordKeyField },
  requiresResponse: true,
  response: walletSchema,
  invalidates: ['wallet', 'custody'],
});

/** PATCH wallets/ved_participant/notify_funding/ (row 120): announces incoming money; the status stays. */
export const walletFundingNotify = defineEndpoint({
  method: 'PATCH',
  path: 'wallets/ved_participant/notify_funding/',
  roles: PARTICIPANT,
  body: { wallet_id: recordKeyField, amount: v.optional(decimalField), hash: v.optional(textField) },
  response: walletSchema,
  invalidates: ['wallet'],
});
