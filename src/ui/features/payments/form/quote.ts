// Debit of a foreign payment, remaining wallet balance and contract amount. Pure.
import { toDecimal } from '../../../../api/amounts/decimal.ts';
import { getAvailableBalance } from '../../../../api/amounts/availableBalance.ts';
import { convertByPrice, calculateCrossRate } from '../../../../api/amounts/paymentCost.ts';
import { getContractRemainder } from '../../../../api/validation/payableContract.ts';
import type { Wallet } from '../../../../api/schemas/wallets.ts';
import type { FormValues } from '../../../../machines/form/form.machine.ts';
import { getTextValue } from '../../../hooks/form/useMutationForm.ts';
import { canFund } from '../../../record/wallet/walletPermissions.ts';
import { type PaymentSources, getSelectedContract } from '../sources.ts';

export interface Quote {
  readonly wallet: Wallet;
  /** Of the wallet. */
  readonly currency: string;
  readonly debit: string;
  /** Price of one unit of the wallet's currency in the payment's currency. */
  readonly rate: string;
  readonly source: string | null;
  readonly at: string | null;
  /** Remaining balance; null if the balance is unknown or too low. */
  readonly remaining: string | null;
  /** Missing amount; null if there is enough. */
  readonly shortage: string | null;
}

const isSum = (text: string): boolean => /^\d{1,15}(\.\d+)?$/.test(text) && /[1-9]/.test(text);

/** Null without an amount, or if a rate is unknown. */
export function calculateQuote(values: FormValues, sources: PaymentSources): Quote | null {
  const amount = getTextValue(values, 'amount');
  const price = priceOf(sources, getTextValue(values, 'currency'));
  if (!isSum(amount) || !price) return null;
  const quotes = walletsIn(values, sources).flatMap((wallet) => {
    const own = priceOf(sources, wallet.currency ?? '');
    return own ? [quoteOf(wallet, amount, price, own)] : [];
  });
  return quotes.find(({ shortage }) => shortage === null) ?? quotes[0] ?? null;
}

const priceOf = ({ rates }: PaymentSources, currency: string) => rates.find((rate) => rate.currency === currency);
type Price = NonNullable<ReturnType<typeof priceOf>>;

/** The selected wallet, else all that can pay. */
function walletsIn(values: FormValues, { wallets }: PaymentSources): readonly Wallet[] {
  const chosen = getTextValue(values, 'wallet_id');
  return wallets.filter((wallet) => canFund(wallet) && (chosen === '' || String(wallet.id) === chosen));
}

function quoteOf(wallet: Wallet, amount: string, price: Price, own: Price): Quote {
  const { currency } = own;
  const debit = convertByPrice(amount, price.price, own.price, currency);
  const free = getAvailableBalance(wallet);
  const left = free === null ? null : toDecimal(free).minus(debit);
  return {
    wallet,
    currency,
    debit: debit.toFixed(),
    rate: calculateCrossRate(price.price, own.price),
    source: price.source,
    at: price.quoted_at,
    remaining: left?.gte(0) ? left.toFixed() : null,
    shortage: left?.lt(0) ? left.abs().toFixed() : null,
  };
}

/** Remaining amount of the contract after this payment; null if unknown. */
export function getRemainderAfterPayment(values: FormValues, sources: PaymentSources): string | null {
  const contract = getSelectedContract(values, sources);
  const remainder = contract ? getContractRemainder(contract) : null;
  const amount = getTextValue(values, 'amount');
  if (remainder === null || !isSum(amount) || contract?.currency !== getTextValue(values, 'currency')) return null;
  const left = toDecimal(remainder).minus(amount);
  return left.gte(0) ? left.toFixed() : null;
}
