// Two sums linked by a rate: the one edited last leads, the other follows, rounded down (design.md section 5).
import { type Decimal, toDecimal } from '../../api/amounts/decimal.ts';
import { calculateFee } from '../../api/amounts/fee.ts';
import { getDisplayDecimals } from '../../api/amounts/currencyDecimals.ts';

/** What is paid for what, and how the rate is quoted: a buyer receives pay ÷ rate, a seller pay × rate. */
export interface CurrencyPair {
  readonly side: 'buy' | 'sell';
  readonly pay: string;
  readonly receive: string;
}

/** Decimal strings, maybe half-typed; '' where nothing stands. */
export interface LinkedAmounts {
  readonly amount_to_pay: string;
  readonly amount_to_receive: string;
  readonly exchange_rate: string;
  /** Which sum was edited last. */
  readonly leader: 'pay' | 'receive';
}

/** The sums after `edit`: a new rate or another currency moves the follower, never the leader. */
export function updateLinkedAmounts(
  pair: CurrencyPair,
  sums: LinkedAmounts,
  edit: Partial<Omit<LinkedAmounts, 'leader'>> = {},
): LinkedAmounts {
  const leader =
    edit.amount_to_pay === undefined ? (edit.amount_to_receive === undefined ? sums.leader : 'receive') : 'pay';
  const next = { ...sums, ...edit, leader };
  return leader === 'pay'
    ? {
        ...next,
        amount_to_receive: follow(next.amount_to_pay, next.exchange_rate, multiplies(pair, leader), pair.receive),
      }
    : {
        ...next,
        amount_to_pay: follow(next.amount_to_receive, next.exchange_rate, multiplies(pair, leader), pair.pay),
      };
}

/** Whether the follower is leader × rate, or leader ÷ rate. */
const multiplies = ({ side }: CurrencyPair, leader: LinkedAmounts['leader']): boolean =>
  (side === 'sell') === (leader === 'pay');

function follow(leading: string, rate: string, times: boolean, currency: string): string {
  const [sum, by] = [typedIn(leading), typedIn(rate)];
  if (sum === null || by === null) return '';
  return (times ? sum.times(by) : sum.div(by)).toFixed(getDisplayDecimals(currency)); // what we calculate is what is shown
}

/** Null while `text` is no sum yet. */
function typedIn(text: string): Decimal | null {
  if (!/^\d{1,15}(?:\.\d*)?$/.test(text) || !/[1-9]/.test(text)) return null;
  return toDecimal(text.replace(/\.$/, ''));
}

/** The fee on a sum of roubles, rounded down to kopecks; null while the sum is none. */
export function formatFee(roubles: string): string | null {
  const sum = typedIn(roubles);
  return sum && calculateFee(sum).toFixed(getDisplayDecimals('RUB'));
}
