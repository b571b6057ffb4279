// Wallets of their owners: requests, new ones, lists, reported funding: contract rows 25, 26, 65–68, 71, 120.
import { amountValidator as amountIn } from '../../api/validation/amounts.ts';
import { walletLifecycle } from '../../machines/lifecycles/wallet.ts';
import type { Account } from '../domain/account.ts';
import { applyScreening } from '../domain/aml.ts';
import { storeFile } from '../domain/files.ts';
import { requireOwnRow } from '../http/findRow.ts';
import type { HandlerInputOf, RequestHandlers } from '../http/handler.ts';
import { assertEventAllowed } from '../domain/lifecycle.ts';
import { formatMoneyValue } from '../domain/money/decimal.ts';
import { notifyOperator, withReason } from '../domain/notify.ts';
import { createdResponse } from '../http/response.ts';
import { assertValid } from '../domain/rules/validation.ts';
import { findContract, getContractType } from '../domain/rules/contracts.ts';
import { chooseAddress, createWalletRow } from '../domain/rules/newWallet.ts';
import { describeWallet } from '../domain/rules/wallets.ts';
import { textContains, createdWithin } from './filters.ts';
import { type ListQuery, queryPage, queryRows } from './lists.ts';

type Filters = Omit<HandlerInputOf<'walletList'>['query'], 'limit' | 'offset'>;

/** The wallets of an organisation, in the order they were added. */
function ownWallets({ organization }: Account, filters: Filters = {}): ListQuery<'wallets'> {
  const { currency, network, wallet_type, status } = filters;
  return {
    table: 'wallets',
    where: { company_id: organization.id, currency, network, wallet_type, status },
    tests: [textContains('ved_contract_number', filters.ved_contract_number), createdWithin(filters)],
    oldestFirst: true,
  };
}

export const wallets = {
  /** Only a request: the operator decides, and until then nothing is checked (domain.md C6). */
  walletRequestCreate: ({ world, account: { organization }, body }) => {
    const { ved_contract_number: number, contract_file, ...asked } = body;
    const address = chooseAddress(world, asked);
    const contract = findContract(world, organization, { number, type: getContractType(asked.wallet_type) });
    // assumed: the paper is kept with the contract, whose record has no place to show it
    if (contract_file) storeFile(world, `contracts/${contract.id}`, contract_file);
    const wallet = { ...createWalletRow(world, organization, { ...asked, address }), ved_contract_number: number };
    world.put('wallets', wallet);
    notifyOperator(world, 'wallet_requested', describeWallet(wallet));
    return createdResponse(wallet);
  },

  /** A provider's wallet is checked at once and needs nobody's consent. */
  walletCreate: ({ world, account, body }) => {
    const draft = createWalletRow(world, account.organization, { ...body, address: chooseAddress(world, body) });
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

  /** The operator confirms what has come; the sum reported is on its way until the chain is read again (row 117). */
  walletFundingNotify: ({ world, account, body: { wallet_id, amount, hash } }) => {
    const wallet = requireOwnRow(world, account, 'wallets', wallet_id);
    const { status, company_id: company, currency } = wallet;
    assertEventAllowed(walletLifecycle, { status, event: 'NOTIFY_FUNDING', company }, account);
    assertValid({ amount: amount === undefined ? null : amountIn(currency)(amount) });
    // assumed: a report tells all that is on its way, so the same one sent twice brings nothing twice
    const incoming = amount === undefined ? wallet.incoming : formatMoneyValue(amount, currency);
    const funded = { ...wallet, incoming, funding_reported_at: world.clock.iso() };
    world.put('wallets', funded);
    const company_name = encodeURIComponent(account.organization.company_name);
    const reason = withReason('', hash && `Хеш перевода: ${hash}`); // assumed: no record has a place for it
    notifyOperator(world, 'wallet_funding', { ...describeWallet(funded), company: company_name, reason });
    return funded;
  },
} satisfies Partial<RequestHandlers>;
