// Movements of the rouble account by weeks: what came in, what went out, what stood there at the end. Pure.
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

/** Monday of the day of a moment, in Moscow. */
function mondayOf(time: number): string {
  const day = Date.parse(`${toMoscowDate(time)}T00:00:00Z`);
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7;
  return new Date(day - sinceMonday * DAY_MS).toISOString().slice(0, 10);
}

const earlier = (monday: string, weeks: number): string =>
  new Date(Date.parse(`${monday}T00:00:00Z`) - weeks * 7 * DAY_MS).toISOString().slice(0, 10);

type Account = Pick<FiatWallet, 'balance' | 'operations'>;
type Movements = NonNullable<Account['operations']>;

/** Whether all movements of a week were read: where the list goes on, its oldest ones belong to a week that does too. */
function isRead({ results, next }: Movements): (monday: string) => boolean {
  if (next === null) return () => true;
  const oldest = Math.min(...results.map(({ created_at }) => Date.parse(created_at ?? '')));
  return (monday) => monday > mondayOf(oldest);
}

/** The last eight weeks, or those of them that were read whole, oldest first; balances are reckoned back from the present one. */
export function getWeeklyFlow({ balance, operations }: Account, now: number): readonly WeeklyFlow[] {
  // a movement of an unknown sum or day, or an unknown balance, would make every figure wrong
  if (balance === null || operations === null || operations.lost) return [];
  if (operations.results.some(({ amount, created_at }) => amount === null || created_at === null)) return [];
  const current = mondayOf(now);
  const mondays = Array.from({ length: WEEKS }, (_, place) => earlier(current, place)).filter(isRead(operations));
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
