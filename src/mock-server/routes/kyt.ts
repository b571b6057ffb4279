// Wallet screening: contract rows 19, 37, 38, 106 (= 123, 93, 94, 122) and the AML check, row 119.
import { walletLifecycle } from '../../machines/lifecycles/wallet.ts';
import { isHighRisk, applyScreening } from '../domain/aml.ts';
import { requireRow, requireOwnRow } from '../http/findRow.ts';
import type { RequestHandlers } from '../http/handler.ts';
import { assertTransition } from '../domain/lifecycle.ts';
import { notify } from '../domain/notify.ts';
import { notFoundError } from '../http/response.ts';
import { rankCompanies } from '../domain/rules/ranking.ts';
import { OPERATOR_ID } from '../db/demo.ts';
import type { Row } from '../db/tables.ts';
import { textContains, createdWithin } from './lists/filters.ts';
import { type ListQuery, queryPage } from './lists/listQuery.ts';
import { paginate, readPaging } from './lists/pagination.ts';

type Kind = 'clean' | 'dirty' | 'requests' | 'hot' | 'cold' | 'own';

/** Predicates of `type`. assumed: hot, cold and own are the operator's own wallets, as its page shows them */
const kinds: Readonly<Record<Kind, (wallet: Row<'wallets'>) => boolean>> = {
  clean: (wallet) => !isHighRisk(wallet) && wallet.status !== 'requested', // assumed: a requested wallet does not count as a wallet yet
  dirty: isHighRisk,
  requests: ({ status, balance_request }) => status === 'requested' || balance_request?.status === 'pending',
  hot: ({ custody, company_id }) => custody === 'hot' && company_id === OPERATOR_ID,
  cold: ({ custody, company_id }) => custody === 'cold' && company_id === OPERATOR_ID,
  own: ({ company_id }) => company_id === OPERATOR_ID,
};

/** Default page size of clean wallets, the same as for dirty ones. */
const KYT_SIZE = 5;

/** Status of a pending balance request. */
const PENDING = 'pending';

export const kytHandlers = {
  kytCompanyList: ({ world }) => rankCompanies(world),

  kytCompanyPage: ({ world, url, query }) => paginate(url, rankCompanies(world), query),

  operatorWalletList: ({ world, url, query }) => {
    const { type, id, role } = query;
    if (id !== undefined) {
      const company = requireRow(world, 'organizations', id);
      if (role !== undefined && company.role !== role) throw notFoundError();
    }
    const { currency, network, wallet_type } = query;
    // assumed: with `type=requests` the filter applies to the request's status; wallets themselves are never pending
    const asksBalance = type === 'requests' && query.status === PENDING;
    const status = asksBalance ? undefined : query.status;
    const list = {
      table: 'wallets',
      where: { company_id: id, role, currency, network, status, wallet_type },
      tests: [
        type === undefined ? null : kinds[type],
        asksBalance ? ({ balance_request: request }) => request?.status === PENDING : null,
        textContains('company_name', query.company_name),
        createdWithin(query),
      ],
      oldestFirst: true,
    } as const satisfies ListQuery<'wallets'>;
    if (type === 'clean') return queryPage(world, url, readPaging(url, KYT_SIZE), list);
    if (type !== 'dirty') return queryPage(world, url, query, list);
    const names = { limit: 'limitDirty', offset: 'offsetDirty' };
    return queryPage(world, url, { limit: query.limitDirty, offset: query.offsetDirty }, { ...list, names });
  },

  walletAlertSend: ({ world, body }) => {
    const { id, company_id, wallet_id, aml_percentage } = requireRow(world, 'wallets', body.wallet_id);
    const aml = aml_percentage === null ? '—' : String(aml_percentage).replace('.', ',');
    return { notification_id: notify(world, company_id, 'wallet_alert', { id, wallet: wallet_id, aml }).id };
  },

  walletBlock: ({ world, account, params }) => {
    const wallet = requireRow(world, 'wallets', params.id);
    const { status, company_id: company } = wallet;
    assertTransition(walletLifecycle, { status, next: 'blocked', company }, account);
    const blocked = { ...wallet, status: 'blocked' };
    world.put('wallets', blocked);
    notify(world, company, 'wallet_blocked', { id: wallet.id, wallet: wallet.wallet_id });
    return blocked;
  },

  walletAmlCheck: ({ world, account, body }) => {
    const wallet = requireOwnRow(world, account, 'wallets', body.wallet_id);
    const checked = applyScreening(wallet, world.clock.iso());
    world.put('wallets', checked);
    return checked;
  },
} satisfies Partial<RequestHandlers>;
