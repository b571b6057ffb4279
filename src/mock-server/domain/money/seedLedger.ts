// Opens the ledger of a seeded world: reserves of open requests, statement lines, the external counter-account.
import { type Decimal, toDecimal } from '../../../api/amounts/decimal.ts';
import type { RowStore } from '../../db/store.ts';
import type { Row } from '../../db/tables.ts';
import { ZERO, formatMoneyValue, addAmounts } from './decimal.ts';
import { OPENING_BALANCE_LABEL } from './statement.ts';
import { type Reserves, expectedReserves } from './reserves.ts';

export type SeedStatementRow = Omit<Row<'fiat_operations'>, 'id'>;

interface Holdings {
  readonly wallets?: () => readonly Row<'wallets'>[];
  readonly fiat_wallets?: () => readonly Row<'fiat_wallets'>[];
  /** Movements of the seed's history; the unexplained rest of a balance becomes one opening line. */
  readonly history: () => readonly SeedStatementRow[];
}

/** Loads balanced ledger tables into an empty world. */
export function seedLedger(store: RowStore, { wallets, fiat_wallets, history }: Holdings): void {
  let known: Reserves | undefined;
  const reserves = (): Reserves => (known ??= expectedReserves(store));
  store.load('wallets', () => wallets?.().map((row) => withReserve(row, reserves().wallets.get(row.id))) ?? []);
  store.load('fiat_wallets', () =>
    (fiat_wallets?.() ?? []).map((row) => {
      const held = withReserve(row, reserves().fiat.get(row.company_id) ?? ZERO);
      return { ...held, available: formatMoneyValue(toDecimal(held.balance).minus(held.reserved), held.currency) };
    }),
  );
  store.load('fiat_operations', () => statements(store, history()));
  store.load('externals', () =>
    Array.from(sumHoldings(store), ([id, held]) => ({ id, balance: formatMoneyValue(ZERO.minus(held), id) })),
  );
}

const withReserve = <R extends Row<'wallets'> | Row<'fiat_wallets'>>(row: R, reserved: Decimal | undefined): R =>
  reserved ? { ...row, reserved: formatMoneyValue(reserved, row.currency) } : row;

function statements(store: RowStore, lines: readonly SeedStatementRow[]): Row<'fiat_operations'>[] {
  const linesByCompany = new Map<number, SeedStatementRow[]>();
  for (const line of lines) linesByCompany.set(line.company_id, [...(linesByCompany.get(line.company_id) ?? []), line]);
  const rows: SeedStatementRow[] = [];
  for (const { company_id, currency, balance } of store.rows('fiat_wallets')) {
    const own = linesByCompany.get(company_id) ?? [];
    const amount = toDecimal(balance).minus(addAmounts(own.map((line) => line.amount)));
    const opening = {
      company_id,
      operation_type: 'deposit',
      amount: formatMoneyValue(amount, currency),
      number: null,
      description: OPENING_BALANCE_LABEL,
      created_at: store.get('organizations', company_id)?.created_at ?? '',
    };
    rows.push(...(amount.eq(0) ? own : [opening, ...own]));
  }
  return rows.map((line, index) => ({ ...line, id: index + 1 }));
}

/** Total holdings on the platform by currency. */
export function sumHoldings(store: RowStore): ReadonlyMap<string, Decimal> {
  const held = new Map<string, Decimal>();
  const add = ({ currency, balance }: Pick<Row<'wallets'>, 'currency' | 'balance'>) =>
    held.set(currency, (held.get(currency) ?? ZERO).plus(balance));
  for (const wallet of store.rows('wallets')) add(wallet);
  for (const wallet of store.rows('fiat_wallets')) add(wallet);
  return held;
}
