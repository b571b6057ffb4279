// Wallets: requests, lists, statuses, balances, checks: contract rows 25–29, 65–68, 71, 107, 116–120. Fiat is in fiat.ts, screening in kyt.ts.
import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { contract } from '../schemas/contracts.ts';
import { createdBetween, decimal, file, paging, recordKey, text } from '../schemas/fields.ts';
import { list, page } from '../schemas/reader.ts';
import { wallet, walletType } from '../schemas/wallets.ts';
import { CLIENTS, EVERYONE, OPERATOR, PARTICIPANT, PROVIDER } from './audiences.ts';

const newWallet = { currency: text, network: text, address: text, name: text, wallet_type: walletType };
const filters = {
  currency: v.optional(text),
  network: v.optional(text),
  wallet_type: v.optional(text),
  status: v.optional(text),
  ved_contract_number: v.optional(text),
  ...createdBetween,
};

/** POST wallets/ved_participant/create/ (row 25): only a request, the operator decides (domain.md C6). */
export const walletRequestCreate = endpoint({
  method: 'POST',
  path: 'wallets/ved_participant/create/',
  roles: PARTICIPANT,
  encoding: 'multipart',
  body: { ...newWallet, ved_contract_number: text, photo: v.optional(file), contract_file: v.optional(file) },
  returns: wallet,
  touches: ['wallet', 'contract'],
});

/** POST wallets/liquidity_provider/create/ (row 26): checked at once, active or rejected. */
export const walletCreate = endpoint({
  method: 'POST',
  path: 'wallets/liquidity_provider/create/',
  roles: PROVIDER,
  encoding: 'multipart',
  body: { ...newWallet, photo: v.optional(file) },
  returns: wallet,
  touches: ['wallet'],
});

/** POST authorized_organization/wallets/update_status/ (row 27). */
export const walletReview = endpoint({
  method: 'POST',
  path: 'authorized_organization/wallets/update_status/',
  roles: OPERATOR,
  body: { wallet_id: recordKey, status: text, comment: v.optional(text) },
  returns: wallet,
  touches: ['wallet'],
});

/** POST authorized_organization/wallets/create_hot_wallet/ (row 28): the server makes the address. */
export const hotWalletCreate = endpoint({
  method: 'POST',
  path: 'authorized_organization/wallets/create_hot_wallet/',
  roles: OPERATOR,
  body: { currency: text, network: text, name: text, limit: v.optional(decimal) },
  returns: wallet,
  touches: ['wallet', 'custody'],
});

/** POST authorized_organization/wallets/process_request/ (row 29): answers a request for a wallet or for a balance. */
export const walletRequestProcess = endpoint({
  method: 'POST',
  path: 'authorized_organization/wallets/process_request/',
  roles: OPERATOR,
  body: {
    wallet_id: recordKey,
    request_kind: v.picklist(['create', 'balance']),
    status: text,
    comment: v.optional(text),
  },
  returns: wallet,
  touches: ['wallet'],
});

/** GET wallets/ (row 65): own wallets. Some lists of the spec default the offset to 10 (section 9): always pass it. */
export const walletList = endpoint({
  method: 'GET',
  path: 'wallets/',
  roles: EVERYONE,
  query: { ...filters, ...paging },
  returns: page(wallet),
  reads: ['wallet'],
});

/** GET wallets/liquidity_provider (row 66): all wallets of the provider. */
export const providerWalletListAll = endpoint({
  method: 'GET',
  path: 'wallets/liquidity_provider',
  roles: PROVIDER,
  query: { no_pagination: v.literal('true') },
  returns: list(wallet),
  reads: ['wallet'],
});

/** GET wallets/ved_participant (row 67): wallets of the participant. */
export const participantWalletList = endpoint({
  method: 'GET',
  path: 'wallets/ved_participant',
  roles: PARTICIPANT,
  query: { ...filters, ...paging },
  returns: page(wallet),
  reads: ['wallet'],
});

/** GET wallets/ved_participant/cold_wallets/ (row 68). */
export const coldWalletList = endpoint({
  method: 'GET',
  path: 'wallets/ved_participant/cold_wallets/',
  roles: PARTICIPANT,
  query: paging,
  returns: page(wallet),
  reads: ['wallet'],
});

/** GET wallets/?no_pagination=true (row 71): drop-down lists of the provider. */
export const walletListAll = endpoint({
  method: 'GET',
  path: 'wallets/?no_pagination=true',
  roles: PROVIDER,
  returns: list(wallet),
  reads: ['wallet'],
});

/** PATCH authorized_organization/wallets/{id}/update_balance/ (row 107): sets the balance and settles an open request. */
export const walletBalanceSet = endpoint({
  method: 'PATCH',
  path: 'authorized_organization/wallets/{id}/update_balance/',
  roles: OPERATOR,
  body: { balance: decimal, comment: v.optional(text) },
  returns: wallet,
  touches: ['wallet', 'custody'],
});

/** PATCH wallets/requests/update_balance/ (row 116): asks for a corrected balance; one open request per wallet. */
export const walletBalanceRequest = endpoint({
  method: 'PATCH',
  path: 'wallets/requests/update_balance/',
  roles: CLIENTS,
  body: { wallet_id: recordKey, amount: decimal, comment: v.optional(text) },
  returns: wallet,
  touches: ['wallet'],
});

/** PATCH wallets/update_balance/ (row 117): reads the chain again. */
export const walletBalanceRefresh = endpoint({
  method: 'PATCH',
  path: 'wallets/update_balance/',
  roles: CLIENTS,
  body: { wallet_id: recordKey },
  returns: wallet,
  touches: ['wallet'],
});

/** PATCH wallets/contracts/update_balance/ (row 118): attributes part of the balance to a contract. */
export const contractBalanceUpdate = endpoint({
  method: 'PATCH',
  path: 'wallets/contracts/update_balance/',
  roles: PARTICIPANT,
  body: { wallet_id: recordKey, ved_contract_number: text, amount: decimal },
  returns: v.object({ wallet, contract }),
  touches: ['wallet', 'contract'],
});

/** PATCH wallets/aml_check/ (row 119): a new AML score; 50 or more rejects the wallet. */
export const walletAmlCheck = endpoint({
  method: 'PATCH',
  path: 'wallets/aml_check/',
  roles: EVERYONE,
  body: { wallet_id: recordKey },
  answered: true,
  returns: wallet,
  touches: ['wallet', 'custody'],
});

/** PATCH wallets/ved_participant/notify_funding/ (row 120): reports money on its way; the status stays. */
export const walletFundingNotify = endpoint({
  method: 'PATCH',
  path: 'wallets/ved_participant/notify_funding/',
  roles: PARTICIPANT,
  body: { wallet_id: recordKey, amount: v.optional(decimal), hash: v.optional(text) },
  returns: wallet,
  touches: ['wallet'],
});
