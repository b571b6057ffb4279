// The rouble account and its statement: contract rows 69, 70.
import { statementDocument } from '../documents/exports/statement.ts';
import { documentReply } from '../documents/documentResponse.ts';
import type { Account } from '../domain/account.ts';
import type { Handlers } from '../http/handler.ts';
import { fiatWalletOf } from '../domain/money/ledger.ts';
import { fiatOperationRecord } from '../domain/money/statement.ts';
import { notFound } from '../http/response.ts';
import { rateList } from '../domain/rules/rates.ts';
import type { Row } from '../db/tables.ts';
import type { World } from '../db/database.ts';
import { listPage, listRows } from './lists.ts';
import { pageAs } from './pagination.ts';

/** Throws 404 before the account has been opened, which verification does. */
function ownAccount(world: World, { organization }: Account): Row<'fiat_wallets'> {
  const wallet = fiatWalletOf(world, organization.id);
  if (!wallet) throw notFound(); // assumed: an organisation under its first check has no account to show
  return wallet;
}

const lines = (company_id: number) => ({ table: 'fiat_operations', where: { company_id } }) as const;

export const fiat = {
  fiatWalletRead: ({ world, account, query, url }) => {
    const { company_id, ...wallet } = ownAccount(world, account);
    return {
      ...wallet,
      operations: pageAs(listPage(world, url, query, lines(company_id)), fiatOperationRecord),
      rates: rateList(world.clock.iso()),
    };
  },

  fiatWalletExportToPdf: ({ world, account }) => {
    const wallet = ownAccount(world, account);
    const operations = listRows(world, lines(wallet.company_id)).map(fiatOperationRecord);
    const owner = account.organization.company_name;
    return documentReply(statementDocument({ wallet, owner, operations }, world.clock.iso()), 'pdf');
  },
} satisfies Partial<Handlers>;
