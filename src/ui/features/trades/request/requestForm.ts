// Form of a request: fields, validation, and request body.
import { Big } from 'big.js';
import * as v from 'valibot';
import { type Validator, optionalValidator, requiredValidator } from '../../../../api/validation/validator.ts';
import { type ContractType, validateContractNumber } from '../../../../api/validation/contract.ts';
import { validateExemption } from '../../../../api/validation/contractExemption.ts';
import { tradeLimitValidator } from '../../../../api/validation/tradeLimit.ts';
import { amountValidator, validateRate } from '../../../../api/validation/amounts.ts';
import { getAvailableBalance } from '../../../../api/amounts/availableBalance.ts';
import type { Wallet } from '../../../../api/schemas/wallets.ts';
import { type RecordId, parseRecordId } from '../../../../api/recordId.ts';
import type { DraftDefinition } from '../../../../machines/form/draft.machine.ts';
import type { FieldErrors, FormValues } from '../../../../machines/form/form.machine.ts';
import {
  type CurrencyPair,
  type LinkedAmounts,
  calculateFeeText as feeOf,
} from '../../../../machines/form/linkedAmounts.ts';
import { getFiles } from '../../../hooks/form/pendingFiles.ts';
import { validateTexts, getTextValue } from '../../../hooks/form/useMutationForm.ts';
import { formatMoney } from '../../../kit/display/format.ts';
import { type RequestKind, RUBLE_OPTION, getCurrencyPair } from '../tradeKinds.ts';

/** Text fields; files are separate and not stored in drafts. */
export const REQUEST_TEXT_FIELDS = [
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
  'contract_exempt',
  'comment',
] as const;
export type RequestTextField = (typeof REQUEST_TEXT_FIELDS)[number];
export type RequestValues = Readonly<Partial<Record<RequestTextField, string>>>;

/** Id of a field, for the error summary. */
export const getRequestFieldId = (name: string): string => `request-${name}`;

const START: Readonly<Record<RequestKind, RequestValues>> = {
  buy: { currency_to_pay: RUBLE_OPTION, currency_to_receive: 'USDT' },
  sell: { currency_to_pay: 'USDT', currency_to_receive: RUBLE_OPTION },
  exchange: { currency_to_pay: 'USDT', currency_to_receive: 'BTC' },
};

/** An empty request of a kind with the values of `given`. */
export const createEmptyRequest = (kind: RequestKind, given: RequestValues): FormValues => ({
  ...Object.fromEntries(REQUEST_TEXT_FIELDS.map((name) => [name, ''])),
  leader: 'pay',
  ...START[kind],
  ...given,
  files: [],
});

/** Each kind has its own draft, and so has the answer to each offer; all per user. */
export const getRequestDraft = (
  userId: RecordId,
  kind: RequestKind,
  offer: string | undefined,
): DraftDefinition<FormValues> => ({
  name: [userId, 'request', kind, ...(offer === undefined ? [] : [offer])].join(':'),
  schema: v.object(Object.fromEntries(REQUEST_TEXT_FIELDS.map((name) => [name, v.optional(v.string(), '')]))),
});

/** The pair of the chosen currencies. */
export const getRequestPair = (kind: RequestKind, values: FormValues): CurrencyPair =>
  getCurrencyPair(kind, getTextValue(values, 'currency_to_pay'), getTextValue(values, 'currency_to_receive'));

/** The linked amounts as typed. */
export const getRequestAmounts = (values: FormValues): LinkedAmounts => ({
  amount_to_pay: getTextValue(values, 'amount_to_pay'),
  amount_to_receive: getTextValue(values, 'amount_to_receive'),
  exchange_rate: getTextValue(values, 'exchange_rate'),
  leader: getTextValue(values, 'leader') === 'receive' ? 'receive' : 'pay',
});

/** Fee of a trade in roubles; null for an exchange, or without an amount. */
export function getRequestFee(kind: RequestKind, values: FormValues): string | null {
  if (kind === 'exchange') return null;
  return feeOf(getTextValue(values, kind === 'buy' ? 'amount_to_pay' : 'amount_to_receive'));
}

/** Total debit: includes the fee if it is in the same currency. */
export function getDebitAmount(kind: RequestKind, values: FormValues): string | null {
  const pay = getTextValue(values, 'amount_to_pay');
  if (!/^\d{1,15}(\.\d*)?$/.test(pay)) return null;
  return kind === 'buy' ? new Big(pay).plus(getRequestFee(kind, values) ?? 0).toFixed(2) : pay;
}

/** Net credit: without the fee if it is deducted from roubles. */
export function getCreditAmount(kind: RequestKind, values: FormValues): string | null {
  const receive = getTextValue(values, 'amount_to_receive');
  if (!/^\d{1,15}(\.\d*)?$/.test(receive)) return null;
  return kind === 'sell' ? new Big(receive).minus(getRequestFee(kind, values) ?? 0).toFixed(2) : receive;
}

/** User data that validation depends on. */
export interface RequestSources {
  readonly wallets: readonly Wallet[];
  /** Unreserved roubles; null if unknown: then only the server validates. */
  readonly roubles: string | null;
  /** A participant trades under a contract. */
  readonly needsContract: boolean;
}

/** The wallet selected in a field; undefined if none. */
export const getRequestWallet = (
  { wallets }: RequestSources,
  values: FormValues,
  name: RequestTextField,
): Wallet | undefined => wallets.find(({ id }) => String(id) === getTextValue(values, name));

/** Maximal amount of the payer; null if unknown. */
export function getAvailableAmount(kind: RequestKind, known: RequestSources, values: FormValues): string | null {
  if (kind === 'buy') return known.roubles;
  const wallet = getRequestWallet(known, values, 'wallet_id');
  return wallet === undefined ? null : getAvailableBalance(wallet);
}

/** Validation of a request of `kind`. */
export const validateRequest =
  (kind: RequestKind, known: RequestSources) =>
  (values: FormValues): FieldErrors => {
    const { pay, receive } = getRequestPair(kind, values);
    const isTrade = kind !== 'exchange';
    const checks: Readonly<Partial<Record<RequestTextField, Validator>>> = {
      amount_to_pay: requiredValidator(affordable(kind, known, values)),
      amount_to_receive: requiredValidator(amountValidator(receive)),
      exchange_rate: requiredValidator(validateRate),
      wallet_id: requiredValidator(),
      ...(isTrade
        ? { trade_limit: optionalValidator(tradeLimitValidator(pay, getTextValue(values, 'amount_to_pay'))) }
        : {}),
      ...(isTrade ? {} : { target_wallet_id: requiredValidator() }),
      ...(isTrade && known.needsContract
        ? {
            ved_contract_number: isContractExempt(values)
              ? () => validateExemption(contractTypeIn(known, values) ?? 'import', getRubles(kind, values))
              : requiredValidator((number) => validateContractNumber(number, contractTypeIn(known, values))),
          }
        : {}),
    };
    return validateTexts(values, checks);
  };

/** «Контракт не требует постановки на учёт» is selected. */
export const isContractExempt = (values: FormValues): boolean => getTextValue(values, 'contract_exempt') !== '';

const getRubles = (kind: RequestKind, values: FormValues): string =>
  getTextValue(values, kind === 'buy' ? 'amount_to_pay' : 'amount_to_receive');

const affordable =
  (kind: RequestKind, known: RequestSources, values: FormValues): Validator =>
  (value) => {
    const { pay } = getRequestPair(kind, values);
    const wrong = amountValidator(pay)(value);
    const [debit, available] = [getDebitAmount(kind, values), getAvailableAmount(kind, known, values)];
    if (wrong !== null || debit === null || available === null || new Big(debit).lte(available)) return wrong;
    const short = `Недостаточно средств: доступно ${formatMoney(available, pay)}`;
    return new Big(value).lte(available) ? `${short} вместе с комиссией` : short;
  };

/** An import wallet pays under import contracts. */
function contractTypeIn(known: RequestSources, values: FormValues): ContractType | undefined {
  const type = getRequestWallet(known, values, 'wallet_id')?.wallet_type;
  return type === 'import' || type === 'export' ? type : undefined;
}

/** Id of a selected record, sent as received. */
const idIn = (values: FormValues, name: RequestTextField): RecordId | '' =>
  parseRecordId(getTextValue(values, name)) ?? '';

const common = (values: FormValues) => ({
  currency_to_pay: getTextValue(values, 'currency_to_pay'),
  amount_to_pay: getTextValue(values, 'amount_to_pay'),
  currency_to_receive: getTextValue(values, 'currency_to_receive'),
  amount_to_receive: getTextValue(values, 'amount_to_receive'),
  exchange_rate: getTextValue(values, 'exchange_rate'),
  wallet_id: idIn(values, 'wallet_id'),
  files: [...getFiles(values, 'files')],
});

/** Body of rows 6 and 7 of tests/contract/calls.json: empty fields are omitted. */
export const toTradeBody = (values: FormValues, offer: string | null) => ({
  ...common(values),
  trade_limit: given(values, 'trade_limit'),
  ...(isContractExempt(values)
    ? { contract_exempt: true }
    : { ved_contract_number: given(values, 'ved_contract_number') }),
  offer_number: offer ?? undefined,
  comment: given(values, 'comment'),
});

const given = (values: FormValues, name: RequestTextField): string | undefined =>
  getTextValue(values, name) || undefined;

/** Body of rows 8 and 9 of tests/contract/calls.json; numbers are sent as text. */
export const toExchangeBody = (values: FormValues) => ({
  ...common(values),
  target_wallet_id: idIn(values, 'target_wallet_id'),
});
