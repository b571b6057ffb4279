// Running balances and statements of a period, by currency. Backwards from the current balance, because older movements may
// be missing from the lists. Amounts are decimal strings. Pure.
import { formatExact, toDecimal } from '../../api/amounts/decimal.ts';
import { toMoscowDate } from '../../api/validation/dates.ts';
import { type LedgerEntry, RUBLES } from './ledgerEntries.ts';

/** An entry with the balance of its currency after it; null if it cannot be computed. */
export interface LedgerLine extends LedgerEntry {
  readonly balance: string | null;
}

/** Days as YYYY-MM-DD in Moscow, both included. */
export interface Period {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Statement of one currency. */
export interface Statement {
  readonly currency: string;
  readonly opening: string | null;
  readonly received: string;
  readonly spent: string;
  readonly closing: string | null;
  /** In the order of execution. */
  readonly lines: readonly LedgerLine[];
}

/** Current balances by currency; a missing one is unknown. */
export type Balances = ReadonlyMap<string, string>;

interface Holding {
  readonly currency: string | null;
  readonly balance: string | null;
}

/** Roubles of the account and the wallets of each currency; unknown where the balance of one wallet is. */
export function sumBalances(roubles: string | null, wallets: readonly Holding[] | null): Balances {
  const sums = new Map<string, string | null>();
  for (const { currency, balance } of wallets ?? []) {
    if (currency === null) continue;
    const before = sums.has(currency) ? (sums.get(currency) ?? null) : '0';
    const isKnown = before !== null && balance !== null;
    sums.set(currency, isKnown ? formatExact(toDecimal(before).plus(balance), currency) : null);
  }
  const known = [...sums].flatMap(([currency, sum]) => (sum === null ? [] : [[currency, sum] as const]));
  return new Map([...(roubles === null ? [] : [[RUBLES, roubles] as const]), ...known]);
}

/** Whether an entry changes the balance of `currency`; one without a currency is in some digital currency. */
const affects = (entry: LedgerEntry, currency: string): boolean =>
  entry.currency === null ? currency !== RUBLES : entry.currency === currency;

interface Walk {
  readonly balances: ReadonlyMap<string, string | null>;
  /** Balance before the first entry. */
  readonly opening: string | null;
}

/** From the newest entry to the oldest; before an entry of unknown amount the balance is unknown. */
function walkBack(entries: readonly LedgerEntry[], currency: string, current: string | null): Walk {
  const balances = new Map<string, string | null>();
  let balance = current;
  for (const entry of entries.toReversed()) {
    if (!affects(entry, currency)) continue;
    balances.set(entry.key, balance);
    balance =
      balance === null || entry.currency === null || entry.amount === null
        ? null
        : formatExact(toDecimal(balance).minus(entry.amount), currency);
  }
  return { balances, opening: balance };
}

export const getCurrencies = (entries: readonly LedgerEntry[], balances: Balances): readonly string[] =>
  [...new Set([RUBLES, ...balances.keys(), ...entries.flatMap(({ currency }) => currency ?? [])])].filter(
    (currency) => currency === RUBLES || !isEmpty(entries, balances, currency),
  );

/** A currency that was never used. */
const isEmpty = (entries: readonly LedgerEntry[], balances: Balances, currency: string): boolean =>
  toDecimal(balances.get(currency) ?? 1).eq(0) && entries.every((entry) => entry.currency !== currency);

/** All entries in their order with the balance after each. */
export function createLedgerLines(entries: readonly LedgerEntry[], balances: Balances): readonly LedgerLine[] {
  const walks = new Map(
    getCurrencies(entries, balances).map((currency) => [
      currency,
      walkBack(entries, currency, balances.get(currency) ?? null).balances,
    ]),
  );
  return entries.map((entry) => ({
    ...entry,
    balance: (entry.currency === null ? null : walks.get(entry.currency)?.get(entry.key)) ?? null,
  }));
}

export const isWithin = ({ at }: LedgerEntry, { from, to }: Period): boolean => {
  if (from === undefined && to === undefined) return true;
  if (at === null) return false;
  const day = toMoscowDate(Date.parse(at));
  return (from === undefined || day >= from) && (to === undefined || day <= to);
};

const isAfter = ({ at }: LedgerEntry, { to }: Period): boolean =>
  to !== undefined && at !== null && toMoscowDate(Date.parse(at)) > to;

const sum = (amounts: readonly string[], currency: string): string =>
  formatExact(
    amounts.reduce((total, amount) => total.plus(amount), toDecimal(0)),
    currency,
  );

/** Statements of all currencies of the client. */
export function createStatements(
  entries: readonly LedgerEntry[],
  balances: Balances,
  period: Period,
): readonly Statement[] {
  const lines = createLedgerLines(entries, balances);
  return getCurrencies(entries, balances).map((currency) => {
    const current = balances.get(currency) ?? null;
    const later = entries.filter((entry) => isAfter(entry, period));
    const closing = walkBack(later, currency, current).opening;
    const own = lines.filter((line) => line.currency === currency && isWithin(line, period));
    const within = entries.filter((entry) => isWithin(entry, period));
    const amounts = own.flatMap(({ amount }) => amount ?? []);
    return {
      currency,
      opening: walkBack(within, currency, closing).opening,
      received: sum(
        amounts.filter((amount) => !amount.startsWith('-')),
        currency,
      ),
      spent: sum(
        amounts.filter((amount) => amount.startsWith('-')).map((amount) => amount.slice(1)),
        currency,
      ),
      closing,
      lines: own,
    };
  });
}

/** Data that the server did not send. */
export interface LedgerGaps {
  /** Entries without any time. */
  readonly undated: number;
  /** Entries dated by their request. */
  readonly requestDated: number;
  /** Entries without an amount or a currency. */
  readonly unpriced: number;
  /** Currencies without a current balance. */
  readonly balances: readonly string[];
}

export const findLedgerGaps = (entries: readonly LedgerEntry[], balances: Balances): LedgerGaps => ({
  undated: entries.filter(({ at }) => at === null).length,
  requestDated: entries.filter(({ at, isDated }) => at !== null && !isDated).length,
  unpriced: entries.filter(({ amount, currency }) => amount === null || currency === null).length,
  balances: getCurrencies(entries, balances).filter((currency) => !balances.has(currency)),
});
