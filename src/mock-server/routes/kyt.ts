// Wallet screening: contract rows 19, 37, 38, 106 (= 123, 93, 94, 122) and the AML check, row 119.
import { walletLifecycle } from '../../machines/lifecycles/wallet.ts';
import { isDirty, screened } from '../domain/aml.ts';
import { found, owned } from '../http/findRow.ts';
import type { Handlers } from '../http/handler.ts';
import { assertMove } from '../domain/lifecycle.ts';
import { notify } from '../domain/notify.ts';
import { notFound } from '../http/response.ts';
import { rankedCompanies } from '../domain/rules/ranking.ts';
import { OPERATOR_ID } from '../db/seed.ts';
import type { Row } from '../db/tables.ts';
import { contains, createdWithin } from './filters.ts';
import { type List, listPage } from './lists.ts';
import { pageOf, pagingIn } from './pagination.ts';

type Kind = 'clean' | 'dirty' | 'requests' | 'hot' | 'cold' | 'own';

/** What the values of `type` mean. assumed: hot, cold and own are the operator's own wallets, as its page shows them */
const kinds: Readonly<Record<Kind, (wallet: Row<'wallets'>) => boolean>> = {
  clean: (wallet) => !isDirty(wallet) && wallet.status !== 'requested', // assumed: a mere request is no wallet yet
  dirty: isDirty,
  requests: ({ status, balance_request }) => status === 'requested' || balance_request?.status === 'pending',
  hot: ({ custody, company_id }) => custody === 'hot' && company_id === OPERATOR_ID,
  cold: ({ custody, company_id }) => custody === 'cold' && company_id === OPERATOR_ID,
  own: ({ company_id }) => company_id === OPERATOR_ID,
};

/** Rows of a page of clean wallets, as of dirty ones (spec section 9). */
const KYT_SIZE = 5;

/** Status of a balance request that waits. */
const PENDING = 'pending';

export const kyt = {
  kytCompanyList: ({ world }) => rankedCompanies(world),

  kytCompanyPage: ({ world, url, query }) => pageOf(url, rankedCompanies(world), query),

  operatorWalletList: ({ world, url, query }) => {
    const { type, id, role } = query;
    if (id !== undefined) {
      const company = found(world, 'organizations', id);
      if (role !== undefined && company.role !== role) throw notFound();
    }
    const { currency, network, wallet_type } = query;
    // assumed: among requests the status filter means the status of the request; wallets themselves are never pending
    const asksBalance = type === 'requests' && query.status === PENDING;
    const status = asksBalance ? undefined : query.status;
    const list = {
      table: 'wallets',
      where: { company_id: id, role, currency, network, status, wallet_type },
      tests: [
        type === undefined ? null : kinds[type],
        asksBalance ? ({ balance_request: request }) => request?.status === PENDING : null,
        contains('company_name', query.company_name),
        createdWithin(query),
      ],
      oldestFirst: true,
    } as const satisfies List<'wallets'>;
    if (type === 'clean') return listPage(world, url, pagingIn(url, KYT_SIZE), list);
    if (type !== 'dirty') return listPage(world, url, query, list);
    const names = { limit: 'limitDirty', offset: 'offsetDirty' };
    return listPage(world, url, { limit: query.limitDirty, offset: query.offsetDirty }, { ...list, names });
  },

  walletAlertSend: ({ world, body }) => {
    const { id, company_id, wallet_id, aml_percentage } = found(world, 'wallets', body.wallet_id);
    const aml = aml_percentage === null ? '—' : String(aml_percentage).replace('.', ',');
    return { notification_id: notify(world, company_id, 'wallet_alert', { id, wallet: wallet_id, aml }).id };
  },

  walletBlock: ({ world, account, params }) => {
    const wallet = found(world, 'wallets', params.id);
    const { status, company_id: company } = wallet;
    assertMove(walletLifecycle, { status, next: 'blocked', company }, account);
    const blocked = { ...wallet, status: 'blocked' };
    world.put('wallets', blocked);
    notify(world, company, 'wallet_blocked', { id: wallet.id, wallet: wallet.wallet_id });
    return blocked;
  },

  walletAmlCheck: ({ world, account, body }) => {
    const wallet = owned(world, account, 'wallets', body.wallet_id);
    const checked = screened(wallet, world.clock.iso());
    world.put('wallets', checked);
    return checked;
  },
} satisfies Partial<Handlers>;
