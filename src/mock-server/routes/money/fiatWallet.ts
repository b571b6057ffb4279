// The rouble account and its statement: contract rows 69, 70.
import { statementDocument } from '../../documents/exports/statement.ts';
import { createDocumentResponse } from '../../documents/documentResponse.ts';
import type { Account } from '../../domain/account.ts';
import type { RequestHandlers } from '../../http/handler.ts';
import { findFiatWallet } from '../../domain/money/ledger.ts';
import { fiatOperationRecord } from '../../domain/money/statement.ts';
import { notFoundError } from '../../http/response.ts';
import { getRateList } from '../../domain/rules/rates.ts';
import type { Row } from '../../db/tables.ts';
import type { Database } from '../../db/database.ts';
import { queryPage, queryRows } from '../lists/listQuery.ts';
import { mapPage } from '../lists/pagination.ts';

/** Throws 404 before verification opens the account. */
function ownAccount(world: Database, { organization }: Account): Row<'fiat_wallets'> {
  const wallet = findFiatWallet(world, organization.id);
  if (!wallet) throw notFoundError(); // assumed: an organisation in its first verification has no account
  return wallet;
}

const lines = (company_id: number) => ({ table: 'fiat_operations', where: { company_id } }) as const;

export const fiatWalletHandlers = {
  fiatWalletRead: ({ world, account, query, url }) => {
    const { company_id, ...wallet } = ownAccount(world, account);
    return {
      ...wallet,
      operations: mapPage(queryPage(world, url, query, lines(company_id)), fiatOperationRecord),
      rates: getRateList(world.clock.iso()),
    };
  },

  fiatWalletExportToPdf: ({ world, account }) => {
    const wallet = ownAccount(world, account);
    const operations = queryRows(world, lines(wallet.company_id)).map(fiatOperationRecord);
    const owner = account.organization.company_name;
    return createDocumentResponse(statementDocument({ wallet, owner, operations }, world.clock.iso()), 'pdf');
  },
} satisfies Partial<RequestHandlers>;
