// Two amounts linked by a rate: the one edited last leads, the other is computed and rounded down.
import { type Decimal, toDecimal } from '../../api/amounts/decimal.ts';
import { calculateFee } from '../../api/amounts/fee.ts';
import { getDisplayDecimals } from '../../api/amounts/currencyDecimals.ts';

/** The currencies of a trade and its side: a buyer receives pay ÷ rate, a seller pay × rate. */
export interface CurrencyPair {
  readonly side: 'buy' | 'sell';
  readonly pay: string;
  readonly receive: string;
}

/** Decimal strings, possibly incomplete; '' for an empty field. */
export interface LinkedAmounts {
  readonly amount_to_pay: string;
  readonly amount_to_receive: string;
  readonly exchange_rate: string;
  /** The amount edited last. */
  readonly leader: 'pay' | 'receive';
}

/** The amounts after `edit`: a new rate or currency changes the follower, never the leader. */
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

/** Whether the follower is leader × rate; otherwise it is leader ÷ rate. */
const multiplies = ({ side }: CurrencyPair, leader: LinkedAmounts['leader']): boolean =>
  (side === 'sell') === (leader === 'pay');

function follow(leading: string, rate: string, times: boolean, currency: string): string {
  const [sum, by] = [typedIn(leading), typedIn(rate)];
  if (sum === null || by === null) return '';
  return (times ? sum.times(by) : sum.div(by)).toFixed(getDisplayDecimals(currency)); // the computed value equals the shown one
}

/** Null while `text` is not a complete number. */
function typedIn(text: string): Decimal | null {
  if (!/^\d{1,15}(?:\.\d*)?$/.test(text) || !/[1-9]/.test(text)) return null;
  return toDecimal(text.replace(/\.$/, ''));
}

/** The fee on an amount in roubles, rounded down to kopecks; null for an incomplete amount. */
export function calculateFeeText(roubles: string): string | null {
  const sum = typedIn(roubles);
  return sum && calculateFee(sum).toFixed(getDisplayDecimals('RUB'));
}
