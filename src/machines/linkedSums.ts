// Two sums linked by a rate: the one edited last leads, the other follows, rounded down (design.md section 5).
import { Big } from 'big.js';
import { placesOf } from '../api/checks/money.ts';

/** What is paid for what, and how the rate is quoted: a buyer receives pay ÷ rate, a seller pay × rate. */
export interface Pair {
  readonly side: 'buy' | 'sell';
  readonly pay: string;
  readonly receive: string;
}

/** Decimal strings, maybe half-typed; '' where nothing stands. */
export interface Sums {
  readonly amount_to_pay: string;
  readonly amount_to_receive: string;
  readonly exchange_rate: string;
  /** Which sum was edited last. */
  readonly leader: 'pay' | 'receive';
}

/** Quotients are cut far behind any currency's decimals, and what is shown of them is never rounded up. */
const Exact = Big();
Exact.DP = 40;
Exact.RM = Exact.roundDown;

/** ETH may have 18 decimals but shows 8 (domain.md section 2): what we calculate is what is shown. */
const SHOWN_PLACES = 8;

/** The sums after `edit`: a new rate or another currency moves the follower, never the leader. */
export function linkedSums(pair: Pair, sums: Sums, edit: Partial<Omit<Sums, 'leader'>> = {}): Sums {
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
const multiplies = ({ side }: Pair, leader: Sums['leader']): boolean => (side === 'sell') === (leader === 'pay');

function follow(leading: string, rate: string, times: boolean, currency: string): string {
  const [sum, by] = [decimal(leading), decimal(rate)];
  if (sum === null || by === null) return '';
  const places = Math.min(placesOf(currency), SHOWN_PLACES);
  return (times ? sum.times(by) : sum.div(by)).toFixed(places);
}

function decimal(text: string): Big | null {
  if (!/^\d{1,15}(?:\.\d*)?$/.test(text) || !/[1-9]/.test(text)) return null;
  return new Exact(text.replace(/\.$/, ''));
}

/** `share` of a sum of roubles, rounded down to kopecks; null while the sum is none. */
export function feeOn(roubles: string, share: string): string | null {
  const sum = decimal(roubles);
  return sum && sum.times(share).toFixed(placesOf('RUB'));
}
