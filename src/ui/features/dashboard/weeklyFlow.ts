// Weekly movements of the rouble account: inflow, outflow, closing balance. Pure.
import { Big } from 'big.js';
import { toMoscowDate } from '../../../api/validation/dates.ts';
import type { FiatWallet } from '../../../api/schemas/fiat.ts';

const DAY_MS = 86_400_000;
const WEEKS = 8;

export interface WeeklyFlow {
  /** Its Monday, YYYY-MM-DD. */
  readonly monday: string;
  readonly inflow: string;
  /** Positive. */
  readonly outflow: string;
  /** At the end of the week, or now. */
  readonly balance: string | null;
}

/** Monday of a moment's week, in Moscow. */
function mondayOf(time: number): string {
  const day = Date.parse(`${toMoscowDate(time)}T00:00:00Z`);
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7;
  return new Date(day - sinceMonday * DAY_MS).toISOString().slice(0, 10);
}

const earlier = (monday: string, weeks: number): string =>
  new Date(Date.parse(`${monday}T00:00:00Z`) - weeks * 7 * DAY_MS).toISOString().slice(0, 10);

type Account = Pick<FiatWallet, 'balance' | 'operations'>;
type Movements = NonNullable<Account['operations']>;

/** Whether all operations of a week were loaded: if there is a next page, the oldest loaded week is incomplete. */
function isRead({ results, next }: Movements): (monday: string) => boolean {
  if (next === null) return () => true;
  const oldest = Math.min(...results.map(({ created_at }) => Date.parse(created_at ?? '')));
  return (monday) => monday > mondayOf(oldest);
}

/** The last eight weeks that were loaded completely, oldest first; balances are computed back from the current one. */
export function getWeeklyFlow({ balance, operations }: Account, now: number): readonly WeeklyFlow[] {
  // an operation without amount or date, or an unknown balance, would make every figure wrong
  if (balance === null || operations === null || operations.lost) return [];
  if (operations.results.some(({ amount, created_at }) => amount === null || created_at === null)) return [];
  const current = mondayOf(now);
  const mondays = Array.from({ length: WEEKS }, (_, index) => earlier(current, index)).filter(isRead(operations));
  let atEnd = new Big(balance);
  return mondays
    .map((monday) => {
      const own = operations.results.filter(({ created_at }) => mondayOf(Date.parse(created_at ?? '')) === monday);
      const sum = (keep: (amount: Big) => boolean) =>
        own
          .map(({ amount }) => new Big(amount ?? 0))
          .filter(keep)
          .reduce((total, amount) => total.plus(amount), new Big(0));
      const inflow = sum((amount) => amount.gt(0));
      const outflow = sum((amount) => amount.lt(0)).abs();
      const week = {
        monday,
        inflow: inflow.toFixed(2),
        outflow: outflow.toFixed(2),
        balance: atEnd.toFixed(2),
      };
      atEnd = atEnd.minus(inflow).plus(outflow);
      return week;
    })
    .toReversed();
}
