// Wallets for their owners: requests, creation, lists, reported funding: contract rows 25, 26, 65–68, 71, 120.
import { amountValidator as amountIn } from '../../../api/validation/amounts.ts';
import { walletLifecycle } from '../../../machines/lifecycles/wallet.ts';
import type { Account } from '../../domain/account.ts';
import { applyScreening } from '../../domain/aml.ts';
import { storeFile } from '../../domain/files.ts';
import { requireOwnRow } from '../../http/findRow.ts';
import type { HandlerInputOf, RequestHandlers } from '../../http/handler.ts';
import { assertEventAllowed } from '../../domain/lifecycle.ts';
import { formatMoneyValue } from '../../domain/money/decimal.ts';
import { notifyOperator, appendReason } from '../../domain/notify.ts';
import { createdResponse, validationError } from '../../http/response.ts';
import { assertValid } from '../../domain/rules/validation.ts';
import { type NewContractData, ensureContract, getContractType } from '../../domain/rules/contracts.ts';
import { requireUnusedAddress, createWalletRow } from '../../domain/rules/newWallet.ts';
import { describeWallet } from '../../domain/rules/wallets.ts';
import { textContains, createdWithin } from '../lists/filters.ts';
import { type ListQuery, queryPage, queryRows } from '../lists/listQuery.ts';

type Filters = Omit<HandlerInputOf<'walletList'>['query'], 'limit' | 'offset'>;

/** Wallets of an organisation in order of creation. */
function ownWallets({ organization }: Account, filters: Filters = {}): ListQuery<'wallets'> {
  const { currency, network, wallet_type, status } = filters;
  return {
    table: 'wallets',
    where: { company_id: organization.id, currency, network, wallet_type, status },
    tests: [textContains('ved_contract_number', filters.ved_contract_number), createdWithin(filters)],
    oldestFirst: true,
  };
}

/** Terms of the contract in a wallet request. Throws V. */
function contractTerms(body: HandlerInputOf<'walletRequestCreate'>['body']): Omit<NewContractData, 'number' | 'type'> {
  const { counterparty_name, counterparty_country, contract_currency: currency, contract_amount: amount } = body;
  const { signed_at, expires_at } = body;
  // assumed: the contract gives no text
  if (amount !== undefined && currency === undefined) throw validationError({ contract_currency: 'Укажите валюту' });
  if (amount !== undefined) assertValid({ contract_amount: amountIn(currency ?? null)(amount) });
  return {
    ...(counterparty_name === undefined ? {} : { counterparty_name }),
    ...(counterparty_country === undefined ? {} : { counterparty_country }),
    ...(currency === undefined ? {} : { currency }),
    ...(amount === undefined ? {} : { amount: formatMoneyValue(amount, currency ?? '') }),
    ...(signed_at === undefined ? {} : { signed_at }),
    ...(expires_at === undefined ? {} : { expires_at }),
  };
}

export const walletsHandlers = {
  /** Creates a request; screening runs when the operator decides. */
  walletRequestCreate: ({ world, account: { organization }, body }) => {
    const { ved_contract_number: number, contract_file, ...requested } = body;
    const address = requireUnusedAddress(world, requested);
    const contract = ensureContract(world, organization, {
      ...contractTerms(body),
      number,
      type: getContractType(requested.wallet_type),
    });
    // assumed: the document is stored with the contract, whose record has no field for it
    if (contract_file) storeFile(world, `contracts/${contract.id}`, contract_file);
    const wallet = { ...createWalletRow(world, organization, { ...requested, address }), ved_contract_number: number };
    world.put('wallets', wallet);
    notifyOperator(world, 'wallet_requested', describeWallet(wallet));
    return createdResponse(wallet);
  },

  /** A provider's wallet is screened at once and needs no approval. */
  walletCreate: ({ world, account, body }) => {
    const draft = createWalletRow(world, account.organization, { ...body, address: requireUnusedAddress(world, body) });
    const wallet = applyScreening({ ...draft, status: 'active' }, world.clock.iso());
    world.put('wallets', wallet);
    notifyOperator(world, 'wallet_created', describeWallet(wallet));
    return createdResponse(wallet);
  },

  walletList: ({ world, account, query, url }) => queryPage(world, url, query, ownWallets(account, query)),
  participantWalletList: ({ world, account, query, url }) => queryPage(world, url, query, ownWallets(account, query)),
  walletListAll: ({ world, account }) => queryRows(world, ownWallets(account)),
  providerWalletListAll: ({ world, account }) => queryRows(world, ownWallets(account)),

  coldWalletList: ({ world, account, query, url }) => {
    const own = ownWallets(account);
    return queryPage(world, url, query, { ...own, where: { ...own.where, custody: 'cold' } });
  },

  /** Records the reported amount as incoming until the chain is read (row 117); the operator confirms the funding. */
  walletFundingNotify: ({ world, account, body: { wallet_id, amount, hash } }) => {
    const wallet = requireOwnRow(world, account, 'wallets', wallet_id);
    const { status, company_id: company, currency } = wallet;
    assertEventAllowed(walletLifecycle, { status, event: 'NOTIFY_FUNDING', company }, account);
    assertValid({ amount: amount === undefined ? null : amountIn(currency)(amount) });
    // assumed: a report states the total in transit, so a repeated report adds nothing
    const incoming = amount === undefined ? wallet.incoming : formatMoneyValue(amount, currency);
    const funded = { ...wallet, incoming, funding_reported_at: world.clock.iso() };
    world.put('wallets', funded);
    const company_name = encodeURIComponent(account.organization.company_name);
    const reason = appendReason('', hash && `Хеш перевода: ${hash}`); // assumed: no record has a field for it
    notifyOperator(world, 'wallet_funding', { ...describeWallet(funded), company: company_name, reason });
    return funded;
  },
} satisfies Partial<RequestHandlers>;
