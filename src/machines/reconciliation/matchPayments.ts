// Matching of incoming payments to open deposits: by the deposit's number in the purpose, by the payer's ИНН and the sum,
// with a tolerance for the bank's fee. Indexes make it linear. Only a match that nothing contradicts is certain. Pure.
import type { BankPayment, Kopecks } from './bankStatement.ts';
import type { MatchCertainty, MatchReason, OpenDeposit, PaymentMatch, Reconciliation } from './paymentMatch.ts';
import { findSplits } from './splitPayments.ts';

// assumed: a bank keeps at most 1 % of a payment, and not more than 10 000 roubles
const MAX_FEE_SHARE = 100n;
const MAX_FEE: Kopecks = 1_000_000n;

const isFee = (paid: Kopecks, requested: Kopecks): boolean => {
  const fee = requested - paid;
  return fee > 0n && fee <= MAX_FEE && fee * MAX_FEE_SHARE <= requested;
};

/** Deposits, sorted by amount, of which a bank may have kept a fee. */
function withFee<D extends OpenDeposit>(sorted: readonly D[], paid: Kopecks): readonly D[] {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle]?.amount ?? 0n) > paid) high = middle;
    else low = middle + 1;
  }
  let end = low;
  while (end < sorted.length && (sorted[end]?.amount ?? 0n) <= paid + MAX_FEE) end += 1;
  return sorted.slice(low, end).filter(({ amount }) => isFee(paid, amount));
}

const WORD = /\p{L}+|\d+/gu;
const SEPARATORS = /[^\p{L}\d]+/gu;
const HAS_DIGIT = /\d/;

/** Lower case, where a Latin letter of the same sound or shape counts as the Cyrillic one. */
const fold = (word: string): string => word.toLowerCase().replaceAll('p', 'п');

/** Compact form of a number: `П-608` → `п608`. */
const compact = (number: string): string => fold(number.replaceAll(SEPARATORS, ''));

/** Possible deposit numbers of a purpose: every word with a digit, and a letter before digits. */
function numbersIn(purpose: string): readonly string[] {
  const words = purpose.match(WORD) ?? [];
  return words.flatMap((word, at) => {
    const next = words[at + 1];
    if (HAS_DIGIT.test(word)) return word.length >= MIN_PLAIN_NUMBER ? [word] : [];
    return next !== undefined && word.length <= MAX_PREFIX && HAS_DIGIT.test(next) ? [fold(word + next)] : [];
  });
}

/** Shorter numbers without a letter are days, contracts and sums. */
const MIN_PLAIN_NUMBER = 6;
const MAX_PREFIX = 3;

function groupBy<K, V>(values: readonly V[], keyOf: (value: V) => K | null): ReadonlyMap<K, readonly V[]> {
  const groups = new Map<K, V[]>();
  for (const value of values) {
    const key = keyOf(value);
    if (key === null) continue;
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return groups;
}

interface Claim<D> {
  readonly payment: BankPayment;
  readonly deposits: readonly D[];
}

/** Claims of one payment on one deposit that nobody else claims, and the others. */
function settle<D extends OpenDeposit>(claims: readonly Claim<D>[]) {
  const counts = new Map<D, number>();
  for (const { deposits } of claims)
    for (const deposit of deposits) counts.set(deposit, (counts.get(deposit) ?? 0) + 1);
  const isSole = ({ deposits: [first, ...others] }: Claim<D>) =>
    first !== undefined && others.length === 0 && counts.get(first) === 1;
  return {
    sole: claims.filter(isSole).flatMap(({ payment, deposits }) => deposits.map((deposit) => ({ payment, deposit }))),
    disputed: claims.filter((claim) => !isSole(claim)),
    claimed: new Set(counts.keys()),
  };
}

const samePayer = (payment: BankPayment, { inn }: OpenDeposit): boolean | null =>
  payment.payerInn === '' || inn === null ? null : payment.payerInn === inn;

/** `hasTwin`: another open deposit of the company has the same amount, so that a mistyped number would go unnoticed. */
function certaintyOf(
  payment: BankPayment,
  deposit: OpenDeposit,
  reason: MatchReason,
  hasTwin: boolean,
): MatchCertainty {
  const isExact = payment.amount === deposit.amount;
  const payer = samePayer(payment, deposit);
  if (reason === 'inn') return isExact ? 'probable' : 'doubtful';
  if (isExact && payer === true) return hasTwin ? 'probable' : 'certain';
  if ((isExact && payer === null) || (isFee(payment.amount, deposit.amount) && payer === true)) return 'probable';
  return 'doubtful';
}

function toMatch<D extends OpenDeposit>(
  { payment, deposit }: { readonly payment: BankPayment; readonly deposit: D },
  reason: MatchReason,
  hasTwin: boolean,
): PaymentMatch<D> {
  return {
    payment,
    deposit,
    others: [],
    credit: payment.amount,
    reason,
    certainty: certaintyOf(payment, deposit, reason, hasTwin),
    difference: payment.amount - deposit.amount,
    isSamePayer: samePayer(payment, deposit),
  };
}

const twinKey = ({ inn, amount }: OpenDeposit): string | null => (inn === null ? null : `${inn} ${amount}`);

/** `credited`: keys of payments that were credited before; they are not proposed again. */
export function matchPayments<D extends OpenDeposit>(
  payments: readonly BankPayment[],
  deposits: readonly D[],
  credited: ReadonlySet<string>,
): Reconciliation<D> {
  const open = payments.filter(({ key }) => !credited.has(key));
  const byNumber = groupBy(deposits, ({ number }) => compact(number));
  const named = open.map((payment) => ({
    payment,
    deposits: [...new Set(numbersIn(payment.purpose).flatMap((number) => byNumber.get(number) ?? []))],
  }));
  const byNumbers = settle(named.filter((claim) => claim.deposits.length > 0));

  const rest = deposits.filter((deposit) => !byNumbers.claimed.has(deposit));
  const byInn = groupBy(
    rest.toSorted((a, b) => (a.amount < b.amount ? -1 : Number(a.amount > b.amount))),
    ({ inn }) => inn,
  );
  const twins = groupBy(deposits, twinKey);
  const bySum = groupBy(rest, twinKey);
  const nameless = named.filter((claim) => claim.deposits.length === 0).map(({ payment }) => payment);
  const bySums = settle(
    nameless.flatMap((payment) => {
      const found = bySum.get(`${payment.payerInn} ${payment.amount}`) ?? [];
      return found.length > 0 ? [{ payment, deposits: found }] : [];
    }),
  );
  const summed = new Set([...bySums.sole, ...bySums.disputed].map(({ payment }) => payment));
  const fees = settle(
    nameless
      .filter((payment) => !summed.has(payment))
      .flatMap((payment) => {
        const found = withFee(byInn.get(payment.payerInn) ?? [], payment.amount).filter(
          (deposit) => !bySums.claimed.has(deposit),
        );
        return found.length > 0 ? [{ payment, deposits: found }] : [];
      }),
  );

  const disputes = [...byNumbers.disputed, ...bySums.disputed, ...fees.disputed];
  const used = new Set([...bySums.sole, ...fees.sole].map(({ deposit }) => deposit));
  const summedUp = new Set([...fees.sole, ...fees.disputed].map(({ payment }) => payment));
  const splits = findSplits({
    disputes,
    payments: nameless.filter((payment) => !summed.has(payment) && !summedUp.has(payment)),
    deposits: rest.filter((deposit) => !used.has(deposit)),
  });
  const isSplit = new Set(splits.flatMap(({ payment, others }) => [payment, ...others]));

  const matches = [
    ...byNumbers.sole.map((pair) => toMatch(pair, 'number', (twins.get(twinKey(pair.deposit) ?? '') ?? []).length > 1)),
    ...[...bySums.sole, ...fees.sole].map((pair) => toMatch(pair, 'inn', false)),
    ...splits,
  ].sort((a, b) => a.payment.line - b.payment.line);
  const disputed = disputes.filter(({ payment }) => !isSplit.has(payment));
  const settled = new Set([...isSplit, ...[...matches, ...disputed].map(({ payment }) => payment)]);
  return { matches, disputed, unmatched: open.filter((payment) => !settled.has(payment)) };
}
