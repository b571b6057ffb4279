// The demo world of domain.md section 7, with the statement lines that its history tells.
import { depositLine, feeLine, lineRow, tradeLines, withdrawalLine } from '../../domain/money/statement.ts';
import type { OpeningLine } from '../../domain/money/seedLedger.ts';
import { demo, joined } from '../demo.ts';
import { parties, publications } from './parties.ts';
import { type Seed, type SeedRows, rowsOf } from './rows.ts';

/** Rows of the demo world, each table made when it is first read. */
export function defaultRows() {
  return {
    ...parties(),
    wallets: rowsOf('wallets', joined.wallets),
    fiat_wallets: rowsOf('fiat_wallets', () => demo.fiat_wallets),
    contracts: rowsOf('contracts', joined.contracts),
    trades: rowsOf('trades', joined.trades),
    exchanges: rowsOf('exchanges', joined.exchanges),
    deposits: rowsOf('deposits', joined.deposits),
    withdrawals: rowsOf('withdrawals', joined.withdrawals),
    ved_transactions: rowsOf('ved_transactions', joined.ved_transactions),
    operations: rowsOf('operations', joined.operations),
    submissions: rowsOf('submissions', joined.submissions),
    chats: rowsOf('chats', () => demo.chats),
    messages: rowsOf('messages', () =>
      demo.messages.map((row, index) => ({ ...row, id: `${row.chat_id}:${row.message_id}`, seq: index + 1 })),
    ),
    agreements: rowsOf('agreements', joined.agreements),
    publications: publications(),
    notifications: rowsOf('notifications', () => demo.notifications),
    reports: rowsOf('reports', () => demo.reports.map((report) => ({ ...report, ready_at: readyAt(report.status) }))),
    custodial_solutions: rowsOf('custodial_solutions', () => demo.custodial_solutions),
    platform_rules: rowsOf('platform_rules', () => demo.platform_rules),
    counters: () => [
      { id: 'message', last: demo.messages.length },
      { id: 'lot', last: 7 },
      { id: 'operation', last: joined.operations().length },
    ],
  } satisfies SeedRows;
}

/** A report that the demo world is still making is ready within a minute. */
// assumed: a seeded row that waited for ever would be asked for for ever
const readyAt = (status: string): number | null => (status === 'processing' ? Date.parse(demo.now) + 60_000 : null);

/** The movements on rouble accounts behind executed deposits, withdrawals and trades. */
export function historyOf({ deposits, withdrawals, trades }: ReturnType<typeof defaultRows>): OpeningLine[] {
  const done = trades().filter(({ status }) => status === 'completed');
  return [
    ...deposits()
      .filter(({ status }) => status === 'executed')
      .map((row) => lineRow(row.company_id, depositLine(row), row.created_at)),
    ...withdrawals()
      .filter(({ status }) => status === 'executed')
      .map((row) => lineRow(row.company_id, withdrawalLine(row), row.created_at)),
    ...done.flatMap((row) => tradeLines(row).map((line) => lineRow(row.company_id, line, row.updated_at))),
    ...done.map((row) => lineRow(demo.operator.id, feeLine(row), row.updated_at)),
  ];
}

/** The demo world of tests/contract/demo-world.json. */
export function defaultSeed(): Seed {
  const rows = defaultRows();
  return { rows, history: () => historyOf(rows) };
}
