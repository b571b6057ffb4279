// Default seed: the rows of the demo world, and the statement lines that follow from them.
import { depositLine, feeLine, toStatementRow, tradeLines, withdrawalLine } from '../../domain/money/statement.ts';
import type { SeedStatementRow } from '../../domain/money/seedLedger.ts';
import { type LazyValue, lazyValue } from '../../lazyValue.ts';
import { demoData, demoRows } from '../demo.ts';
import type { TableName } from '../tables.ts';
import { createParties, createPublications } from './parties.ts';
import { type Seed, type SeedRows, createSeedRows } from './rows.ts';

type OwnedRow = { readonly company_id: number } | { readonly participant_id: number };

/** Rows of the demo world; each table is built on first read. */
export function createDefaultRows() {
  const parties = createParties();
  const inns = lazyValue(() => new Map(parties.organizations().map(({ id, inn }) => [id, inn])));
  /** The demo data keeps the owner's tax number with the organisation only. */
  const withInn = <T extends TableName>(table: T, rows: LazyValue<readonly OwnedRow[]>) =>
    createSeedRows(table, () =>
      rows().map((row) => ({
        ...row,
        company_inn: inns().get('company_id' in row ? row.company_id : row.participant_id) ?? null,
      })),
    );
  return {
    ...parties,
    wallets: withInn('wallets', demoRows.wallets),
    fiat_wallets: createSeedRows('fiat_wallets', () => demoData.fiat_wallets),
    contracts: withInn('contracts', demoRows.contracts),
    trades: withInn('trades', demoRows.trades),
    exchanges: withInn('exchanges', demoRows.exchanges),
    deposits: withInn('deposits', demoRows.deposits),
    withdrawals: withInn('withdrawals', demoRows.withdrawals),
    ved_transactions: withInn('ved_transactions', demoRows.ved_transactions),
    operations: withInn('operations', demoRows.operations),
    submissions: withInn('submissions', demoRows.submissions),
    chats: createSeedRows('chats', () => demoData.chats),
    messages: createSeedRows('messages', () =>
      demoData.messages.map((row, index) => ({ ...row, id: `${row.chat_id}:${row.message_id}`, seq: index + 1 })),
    ),
    agreements: createSeedRows('agreements', demoRows.agreements),
    publications: createPublications(),
    notifications: createSeedRows('notifications', () => demoData.notifications),
    reports: createSeedRows('reports', () =>
      demoData.reports.map((report) => ({ ...report, ready_at: readyAt(report.status) })),
    ),
    custodial_solutions: createSeedRows('custodial_solutions', () => demoData.custodial_solutions),
    platform_rules: createSeedRows('platform_rules', () => demoData.platform_rules),
    counters: () => [
      { id: 'message', last: demoData.messages.length },
      { id: 'lot', last: 7 },
      { id: 'operation', last: demoRows.operations().length },
    ],
  } satisfies SeedRows;
}

/** A seeded report in processing completes within a minute. */
// assumed: seeded reports in processing complete, otherwise the client would poll for ever
const readyAt = (status: string): number | null => (status === 'processing' ? Date.parse(demoData.now) + 60_000 : null);

/** Movements on rouble accounts for executed deposits, withdrawals and trades. */
export function createStatementHistory({
  deposits,
  withdrawals,
  trades,
}: ReturnType<typeof createDefaultRows>): SeedStatementRow[] {
  const done = trades().filter(({ status }) => status === 'completed');
  return [
    ...deposits()
      .filter(({ status }) => status === 'executed')
      .map((row) => toStatementRow(row.company_id, depositLine(row), row.created_at)),
    ...withdrawals()
      .filter(({ status }) => status === 'executed')
      .map((row) => toStatementRow(row.company_id, withdrawalLine(row), row.created_at)),
    ...done.flatMap((row) => tradeLines(row).map((line) => toStatementRow(row.company_id, line, row.updated_at))),
    ...done.map((row) => toStatementRow(demoData.operator.id, feeLine(row), row.updated_at)),
  ];
}

export function defaultSeed(): Seed {
  const rows = createDefaultRows();
  return { rows, history: () => createStatementHistory(rows) };
}
