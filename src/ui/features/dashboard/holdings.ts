// Holdings by currency and their estimate in roubles from market requests. Pure.
import type { AnyStateMachine } from 'xstate';
import { Big } from 'big.js';
import { getCurrencyDecimals } from '../../../api/amounts/currencyDecimals.ts';
import type { Exchange } from '../../../api/schemas/exchanges.ts';
import type { Wallet } from '../../../api/schemas/wallets.ts';
import { exchangeLifecycle } from '../../../machines/lifecycles/exchange.ts';
import { getStatusMeta } from '../../../machines/lifecycles/transitions.ts';
import { tradeLifecycle } from '../../../machines/lifecycles/trade.ts';

/** Price data of a trade or an exchange. */
type Pair = Pick<
  Exchange,
  'status' | 'currency_to_pay' | 'amount_to_pay' | 'currency_to_receive' | 'amount_to_receive'
>;

/** Excludes refused and cancelled ones, whose rate may have been the reason. */
function isStanding(machine: AnyStateMachine, { status }: Pair): boolean {
  const tone = getStatusMeta(machine, status)?.tone;
  return tone !== 'danger' && tone !== 'neutral';
}

export interface CurrencyHolding {
  readonly currency: string;
  /** Null if the balance of a wallet is unknown. */
  readonly amount: string | null;
  /** In roubles; null if no request has a price. */
  readonly roubleValue: string | null;
  /** Share of the priced total, 0–1; null without a price, and while any balance is unknown. */
  readonly share: number | null;
}

/** On the dashboard a whole amount has two decimals only: eight zeros would leave no room for names. */
export const removeZeroDecimals = (sum: string): string => sum.replace(/\.0+$/, '');

const ROUBLE = 'RUB';
/** USDT for roubles, then BTC for USDT: two conversions reach every currency of the platform. */
const STEPS = 2;

/** Price of one unit in roubles by currency, from requests; the first one of a pair counts. */
function prices(pairs: readonly Pair[]): ReadonlyMap<string, Big> {
  const found = new Map([[ROUBLE, new Big(1)]]);
  for (let step = 0; step < STEPS; step += 1) {
    for (const {
      currency_to_pay: from,
      amount_to_pay: paid,
      currency_to_receive: to,
      amount_to_receive: got,
    } of pairs) {
      if (from === null || to === null || paid === null || got === null) continue;
      const [payPrice, gotPrice] = [found.get(from), found.get(to)];
      if (payPrice && !gotPrice && new Big(got).gt(0)) found.set(to, payPrice.times(paid).div(got));
      if (gotPrice && !payPrice && new Big(paid).gt(0)) found.set(from, gotPrice.times(got).div(paid));
    }
  }
  return found;
}

interface Sources {
  /** Roubles on the account; null without an account. */
  readonly roubles: string | null;
  readonly wallets: readonly Pick<Wallet, 'currency' | 'balance'>[];
  readonly trades: readonly Pair[];
  readonly exchanges: readonly Pair[];
}

/** The most valuable first, those without a price last. */
export function getHoldings({ roubles, wallets, trades, exchanges }: Sources): readonly CurrencyHolding[] {
  const sums = new Map<string, Big>(roubles === null ? [] : [[ROUBLE, new Big(roubles)]]);
  for (const { currency, balance } of wallets)
    if (currency !== null) sums.set(currency, (sums.get(currency) ?? new Big(0)).plus(balance ?? 0));
  const unknown = new Set(wallets.filter(({ balance }) => balance === null).map(({ currency }) => currency));
  const isWhole = unknown.size === 0 && wallets.every(({ currency }) => currency !== null);
  const known = prices([
    ...trades.filter((trade) => isStanding(tradeLifecycle, trade)),
    ...exchanges.filter((exchange) => isStanding(exchangeLifecycle, exchange)),
  ]);
  const valued = [...sums].map(([currency, amount]) => {
    const price = unknown.has(currency) ? undefined : known.get(currency);
    return { currency, amount, roubleValue: price ? amount.times(price) : null };
  });
  const whole = valued.reduce((total, { roubleValue }) => (roubleValue ? total.plus(roubleValue) : total), new Big(0));
  return valued
    .toSorted((one, other) => (other.roubleValue ?? new Big(-1)).cmp(one.roubleValue ?? new Big(-1)))
    .map(({ currency, amount, roubleValue }) => ({
      currency,
      amount: unknown.has(currency) ? null : removeZeroDecimals(amount.toFixed(getCurrencyDecimals(currency))),
      roubleValue: roubleValue?.toFixed(2) ?? null,
      share: isWhole && roubleValue && whole.gt(0) ? roubleValue.div(whole).toNumber() : null,
    }));
}
