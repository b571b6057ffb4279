// What a request consists of: its fields, their rules, and the body of its call (domain.md sections 2 and 5).
import { Big } from 'big.js';
import * as v from 'valibot';
import { type Check, optional, required } from '../../../api/validation/validator.ts';
import { type ContractType, contractNumber } from '../../../api/validation/contract.ts';
import { limit } from '../../../api/validation/tradeLimit.ts';
import { amount, rate } from '../../../api/validation/amounts.ts';
import { freeOf } from '../../../api/amounts/availableBalance.ts';
import type { Wallet } from '../../../api/schemas/wallets.ts';
import type { RecordId } from '../../../api/recordId.ts';
import type { DraftPlace } from '../../../machines/form/draft.machine.ts';
import type { Errors, Values } from '../../../machines/form/form.machine.ts';
import { type Pair, type Sums, feeIn as feeOf } from '../../../machines/form/linkedAmounts.ts';
import { filesIn } from '../../hooks/form/pendingFiles.ts';
import { textErrors, textIn } from '../../hooks/form/useMutationForm.ts';
import { formatMoney } from '../../kit/display/format.ts';
import { type Kind, ROUBLES, pairOf } from './tradeKinds.ts';

/** Fields that are typed; files stand beside them and are never kept in a draft. */
export const TEXTS = [
  'currency_to_pay',
  'currency_to_receive',
  'amount_to_pay',
  'amount_to_receive',
  'leader',
  'exchange_rate',
  'trade_limit',
  'wallet_id',
  'target_wallet_id',
  'ved_contract_number',
  'comment',
] as const;
export type TextName = (typeof TEXTS)[number];
export type Typed = Readonly<Partial<Record<TextName, string>>>;

/** Id of a field, for the summary of errors. */
export const fieldId = (name: string): string => `request-${name}`;

const START: Readonly<Record<Kind, Typed>> = {
  buy: { currency_to_pay: ROUBLES, currency_to_receive: 'USDT' },
  sell: { currency_to_pay: 'USDT', currency_to_receive: ROUBLES },
  exchange: { currency_to_pay: 'USDT', currency_to_receive: 'BTC' },
};

/** A request of which nothing is known but its kind and what `given` says. */
export const emptyRequest = (kind: Kind, given: Typed): Values => ({
  ...Object.fromEntries(TEXTS.map((name) => [name, ''])),
  leader: 'pay',
  ...START[kind],
  ...given,
  files: [],
});

/** Each kind has a draft of its own, and so has the answer to each offer; all are the user's. */
export const draftPlace = (userId: RecordId, kind: Kind, offer: string | undefined): DraftPlace<Values> => ({
  name: [userId, 'request', kind, ...(offer === undefined ? [] : [offer])].join(':'),
  schema: v.object(Object.fromEntries(TEXTS.map((name) => [name, v.optional(v.string(), '')]))),
});

/** The pair of the chosen currencies. */
export const pairIn = (kind: Kind, values: Values): Pair =>
  pairOf(kind, textIn(values, 'currency_to_pay'), textIn(values, 'currency_to_receive'));

/** The linked sums as they are typed. */
export const sumsIn = (values: Values): Sums => ({
  amount_to_pay: textIn(values, 'amount_to_pay'),
  amount_to_receive: textIn(values, 'amount_to_receive'),
  exchange_rate: textIn(values, 'exchange_rate'),
  leader: textIn(values, 'leader') === 'receive' ? 'receive' : 'pay',
});

/** The fee of a trade in roubles; null for an exchange, or while the sum is none. */
export function feeIn(kind: Kind, values: Values): string | null {
  if (kind === 'exchange') return null;
  return feeOf(textIn(values, kind === 'buy' ? 'amount_to_pay' : 'amount_to_receive'));
}

/** What leaves the payer: with the fee where it is paid in the same currency. */
export function debitIn(kind: Kind, values: Values): string | null {
  const pay = textIn(values, 'amount_to_pay');
  if (!/^\d{1,15}(\.\d*)?$/.test(pay)) return null;
  return kind === 'buy' ? new Big(pay).plus(feeIn(kind, values) ?? 0).toFixed(2) : pay;
}

/** What comes to the receiver: without the fee where it is taken from the roubles. */
export function creditIn(kind: Kind, values: Values): string | null {
  const receive = textIn(values, 'amount_to_receive');
  if (!/^\d{1,15}(\.\d*)?$/.test(receive)) return null;
  return kind === 'sell' ? new Big(receive).minus(feeIn(kind, values) ?? 0).toFixed(2) : receive;
}

/** What the rules of a request need to know of its maker. */
export interface Known {
  readonly wallets: readonly Wallet[];
  /** Roubles that are not reserved; null when it is not known: the server then is the only judge. */
  readonly roubles: string | null;
  /** A participant names the contract a trade is made under. */
  readonly needsContract: boolean;
}

/** The wallet chosen in a field; undefined while none is. */
export const walletIn = ({ wallets }: Known, values: Values, name: TextName): Wallet | undefined =>
  wallets.find(({ id }) => String(id) === textIn(values, name));

/** What the payer can spend; null while it is not known. */
export function availableIn(kind: Kind, known: Known, values: Values): string | null {
  if (kind === 'buy') return known.roubles;
  const wallet = walletIn(known, values, 'wallet_id');
  return wallet === undefined ? null : freeOf(wallet);
}

/** All rules of a request of `kind`. */
export const requestErrors =
  (kind: Kind, known: Known) =>
  (values: Values): Errors => {
    const { pay, receive } = pairIn(kind, values);
    const isTrade = kind !== 'exchange';
    const checks: Readonly<Partial<Record<TextName, Check>>> = {
      amount_to_pay: required(affordable(kind, known, values)),
      amount_to_receive: required(amount(receive)),
      exchange_rate: required(rate),
      wallet_id: required(),
      ...(isTrade ? { trade_limit: optional(limit(pay, textIn(values, 'amount_to_pay'))) } : {}),
      ...(isTrade ? {} : { target_wallet_id: required() }),
      ...(isTrade && known.needsContract
        ? {
            ved_contract_number: required((number) => contractNumber(number, contractTypeIn(known, values))),
          }
        : {}),
    };
    return textErrors(values, checks);
  };

const affordable =
  (kind: Kind, known: Known, values: Values): Check =>
  (value) => {
    const { pay } = pairIn(kind, values);
    const wrong = amount(pay)(value);
    const [debit, available] = [debitIn(kind, values), availableIn(kind, known, values)];
    if (wrong !== null || debit === null || available === null || new Big(debit).lte(available)) return wrong;
    const short = `Недостаточно средств: доступно ${formatMoney(available, pay)}`;
    return new Big(value).lte(available) ? `${short} вместе с комиссией` : short;
  };

/** A wallet of imports pays under contracts of imports (domain.md section 2, УНК). */
function contractTypeIn(known: Known, values: Values): ContractType | undefined {
  const type = walletIn(known, values, 'wallet_id')?.wallet_type;
  return type === 'import' || type === 'export' ? type : undefined;
}

const common = (values: Values) => ({
  currency_to_pay: textIn(values, 'currency_to_pay'),
  amount_to_pay: textIn(values, 'amount_to_pay'),
  currency_to_receive: textIn(values, 'currency_to_receive'),
  amount_to_receive: textIn(values, 'amount_to_receive'),
  exchange_rate: textIn(values, 'exchange_rate'),
  wallet_id: Number(textIn(values, 'wallet_id')),
  files: [...filesIn(values, 'files')],
});

/** Body of contract rows 6 and 7: what was left out is not sent. */
export const tradeBody = (values: Values) => ({
  ...common(values),
  trade_limit: given(values, 'trade_limit'),
  ved_contract_number: given(values, 'ved_contract_number'),
  comment: given(values, 'comment'),
});

const given = (values: Values, name: TextName): string | undefined => textIn(values, name) || undefined;

/** Body of contract rows 8 and 9; the form carries every number as text (spec section 5). */
export const exchangeBody = (values: Values) => ({
  ...common(values),
  target_wallet_id: Number(textIn(values, 'target_wallet_id')),
});
