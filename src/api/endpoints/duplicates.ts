// Finds the record of a create call whose response was lost.
import type * as v from 'valibot';
import { toDecimal } from '../amounts/decimal.ts';
import { type Call, type Endpoint, type InputSchema, createCall, castResult } from '../endpoint.ts';
import type { RecordId } from '../recordId.ts';
import { agreementCreate, agreementList } from './agreements.ts';
import { chatCreate, chatList } from './chats.ts';
import { depositCreate, depositHistoryList } from './deposits.ts';
import { exchangeBuyCreate, exchangeList, exchangeSellCreate } from './exchanges.ts';
import { submissionCreate, submissionList } from './operations.ts';
import { reportCreate, reportList } from './reports.ts';
import { tradeBuyCreate, tradeHistoryList, tradeSellCreate } from './trades.ts';
import { vedTransactionCreate, vedTransactionList } from './ved.ts';
import { hotWalletCreate, participantWalletList, walletCreate, walletList, walletRequestCreate } from './wallets.ts';
import {
  operatorWithdrawalCreate,
  operatorWithdrawalList,
  withdrawalCreate,
  withdrawalHistoryList,
} from './withdrawals.ts';

export type DuplicateKind =
  | 'deposit'
  | 'withdrawal'
  | 'buy'
  | 'sell'
  | 'exchange'
  | 'payment'
  | 'wallet'
  | 'report'
  | 'chat'
  | 'agreement'
  | 'submission';

/** A record that matches the submitted values. */
export interface DuplicateRecord {
  readonly id: RecordId;
  readonly number: string | null;
  readonly amount: string | null;
  readonly currency: string | null;
  /** Created no earlier than the write was sent; false for an unknown time or an earlier one within a day. */
  readonly isRecent: boolean;
}
type Body = Readonly<Record<string, unknown>>;

export interface DuplicateSearch {
  readonly kind: DuplicateKind;
  readonly list: Endpoint;
  readonly call: Call;
  /** @param since when the write was sent, milliseconds since 1970. */
  readonly find: (page: unknown, sent: Body, since: number) => readonly DuplicateRecord[];
}

// assumed: the clocks of browser and server differ by two minutes at most; an equal record of the day before is marked as doubtful
const CLOCK_SKEW_MS = 120_000;
const DOUBTFUL_MS = 86_400_000;
/** Lists are ordered newest first. */
const ROWS = { query: { limit: 50, offset: 0 } };

type Shown = string | number | null;
type ListOf<R> = Endpoint<
  string,
  InputSchema,
  InputSchema,
  v.GenericSchema<unknown, { readonly results: readonly R[] }>
>;
type Facts = Omit<DuplicateRecord, 'isRecent'>;

interface Definition<W extends Endpoint, R> {
  readonly kind: DuplicateKind;
  readonly list: ListOf<R>;
  /**
   * Pairs of a field in the write's body and its value in a row. A row without a value for the first pair never
   * matches.
   */
  readonly same: readonly (readonly [field: keyof W['body'] & string, of: (row: R) => Shown])[];
  readonly facts: (row: R) => Facts;
  /** Of a write that creates a record for each organisation: the organisation of a row. */
  readonly recipient?: (row: R) => Shown;
}

function search<W extends Endpoint, R extends { readonly created_at: string | null }>(
  write: W,
  { kind, list, same, facts, recipient }: Definition<W, R>,
): readonly [Endpoint, DuplicateSearch] {
  const holds = (row: R, sent: Body) =>
    same.every(([field, of], index) => {
      const shown = of(row);
      return shown === null ? index > 0 : isEqual(sent[field], shown);
    });
  const find: DuplicateSearch['find'] = (page, sent, since) => {
    const ageOf = ({ created_at: at }: R) => (at === null ? NaN : since - Date.parse(at));
    const found = castResult(list, page).results.filter((row) => !(ageOf(row) > DOUBTFUL_MS) && holds(row, sent));
    const [first] = found;
    return found
      .filter((row) => !recipient || (first && recipient(row) === recipient(first)))
      .map((row) => ({ ...facts(row), isRecent: ageOf(row) <= CLOCK_SKEW_MS }));
  };
  return [write, { kind, list, call: { ...createCall<Endpoint>(list), input: ROWS }, find }];
}

/** Amounts are compared as numbers: `12345` equals `12345.00`. A field that was not sent matches any value. */
function isEqual(sent: unknown, shown: string | number): boolean {
  if ((typeof sent !== 'string' && typeof sent !== 'number') || sent === '' || String(sent) === String(shown))
    return true;
  try {
    return toDecimal(sent).eq(String(shown));
  } catch {
    return false; // not numeric
  }
}

interface Numbered {
  readonly id: RecordId;
  readonly number: string | null;
  readonly amount: string | null;
  readonly currency: string | null;
}
const numbered = ({ id, number, amount, currency }: Numbered): Facts => ({ id, number, amount, currency });
const named = (id: RecordId, number: string | null): Facts => ({ id, number, amount: null, currency: null });
const amountOf = ({ amount }: { readonly amount: string | null }) => amount;
const currencyOf = ({ currency }: { readonly currency: string | null }) => currency;
const accountOf = (row: { readonly settlement_account: string | null }) => row.settlement_account;

interface Traded {
  readonly id: RecordId;
  readonly number: string | null;
  readonly currency_to_pay: string | null;
  readonly amount_to_pay: string | null;
  readonly currency_to_receive: string | null;
}
const traded = ({ id, number, amount_to_pay: amount, currency_to_pay: currency }: Traded): Facts => ({
  id,
  number,
  amount,
  currency,
});
const sides = [
  ['amount_to_pay', (row: Traded) => row.amount_to_pay],
  ['currency_to_pay', (row: Traded) => row.currency_to_pay],
  ['currency_to_receive', (row: Traded) => row.currency_to_receive],
] as const;

interface Held {
  readonly id: RecordId;
  readonly wallet_id: string | null;
  readonly name: string | null;
  readonly currency: string | null;
  readonly network: string | null;
  readonly address: string | null;
}
const held = ({ id, wallet_id: number, currency }: Held): Facts => ({ id, number, amount: null, currency });
const networkOf = ({ network }: Held) => network;
const place = [
  ['address', ({ address }: Held) => address],
  ['currency', currencyOf],
  ['network', networkOf],
] as const;

const withdrawn = [
  ['amount', amountOf],
  ['settlement_account', accountOf],
] as const;

const searches = new Map<Endpoint, DuplicateSearch>([
  search(depositCreate, {
    kind: 'deposit',
    list: depositHistoryList,
    same: [
      ['amount', amountOf],
      ['currency', currencyOf],
    ],
    facts: numbered,
  }),
  search(withdrawalCreate, { kind: 'withdrawal', list: withdrawalHistoryList, same: withdrawn, facts: numbered }),
  search(operatorWithdrawalCreate, {
    kind: 'withdrawal',
    list: operatorWithdrawalList,
    same: withdrawn,
    facts: numbered,
  }),
  search(tradeBuyCreate, { kind: 'buy', list: tradeHistoryList, same: sides, facts: traded }),
  search(tradeSellCreate, { kind: 'sell', list: tradeHistoryList, same: sides, facts: traded }),
  search(exchangeBuyCreate, { kind: 'exchange', list: exchangeList, same: sides, facts: traded }),
  search(exchangeSellCreate, { kind: 'exchange', list: exchangeList, same: sides, facts: traded }),
  search(vedTransactionCreate, {
    kind: 'payment',
    list: vedTransactionList,
    same: [
      ['amount', amountOf],
      ['currency', currencyOf],
    ],
    facts: numbered,
  }),
  search(walletRequestCreate, { kind: 'wallet', list: participantWalletList, same: place, facts: held }),
  search(walletCreate, { kind: 'wallet', list: walletList, same: place, facts: held }),
  search(hotWalletCreate, {
    kind: 'wallet',
    list: walletList,
    same: [
      ['name', ({ name }) => name],
      ['currency', currencyOf],
      ['network', networkOf],
    ],
    facts: held,
  }),
  search(reportCreate, {
    kind: 'report',
    list: reportList,
    same: [
      ['period_from', ({ period_from }) => period_from],
      ['period_to', ({ period_to }) => period_to],
      ['company_id', ({ company_id }) => company_id],
    ],
    facts: ({ id, title }) => named(id, title),
  }),
  search(chatCreate, {
    kind: 'chat',
    list: chatList,
    same: [['name', ({ name }) => name]],
    facts: ({ id, name }) => named(id, name),
  }),
  search(agreementCreate, {
    kind: 'agreement',
    list: agreementList,
    same: [
      ['title', ({ title }) => title],
      ['version', ({ version }) => version],
    ],
    facts: ({ id, title, version }) => named(id, version === null ? title : `${title}, версия ${version}`),
    recipient: ({ company_id }) => company_id,
  }),
  search(submissionCreate, {
    kind: 'submission',
    list: submissionList,
    same: [['operation_id', ({ operation_id }) => operation_id]],
    facts: ({ id, operation_id }) => named(id, operation_id),
  }),
]);

/** Null for a call that creates no record in a list of its own. */
export const getDuplicateSearch = (write: Endpoint): DuplicateSearch | null => searches.get(write) ?? null;
