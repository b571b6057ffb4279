// Payments that add up to one deposit, and deposits that add up to one payment. Such a match is never certain. Pure.
import type { BankPayment, Kopecks } from './bankStatement.ts';
import type { DisputedPayment, OpenDeposit, PaymentMatch } from './paymentMatch.ts';

interface Candidates<D extends OpenDeposit> {
  /** Payments with a purpose that names several deposits, or the deposit of another payment. */
  readonly disputes: readonly DisputedPayment<D>[];
  /** Payments and deposits that nothing else matches; they are paired by the payer's ИНН. */
  readonly payments: readonly BankPayment[];
  readonly deposits: readonly D[];
}

/** More records of one payer are not paired: the pairs would be too many, and ambiguous. */
const MAX_GROUP = 40;

const sumOf = (amounts: readonly { readonly amount: Kopecks }[]): Kopecks =>
  amounts.reduce((sum, { amount }) => sum + amount, 0n);

function toSplit<D extends OpenDeposit>(
  deposit: D,
  [payment, ...others]: readonly [BankPayment, ...BankPayment[]],
  credit: Kopecks,
): PaymentMatch<D> {
  const inns = new Set([payment, ...others].map(({ payerInn }) => payerInn));
  const isKnown = deposit.inn !== null && !inns.has('');
  return {
    payment,
    others,
    deposit,
    reason: 'split',
    certainty: 'doubtful',
    credit,
    difference: credit - deposit.amount,
    isSamePayer: isKnown ? inns.size === 1 && inns.has(deposit.inn) : null,
  };
}

export function findSplits<D extends OpenDeposit>(candidates: Candidates<D>): readonly PaymentMatch<D>[] {
  const { disputes, payments, deposits } = candidates;
  const claims = new Map<D, DisputedPayment<D>[]>();
  for (const claim of disputes)
    for (const deposit of claim.deposits) claims.set(deposit, [...(claims.get(deposit) ?? []), claim]);
  const claimed = new Set(claims.keys());
  const free = deposits.filter((deposit) => !claimed.has(deposit));
  return [
    ...disputes.flatMap((claim) => splitNamed(claim, claims)),
    ...[...claims].flatMap(([deposit, own]) => joinNamed(deposit, own)),
    ...pairByPayer(payments, free),
  ];
}

/** One payment that names several deposits which no other payment names. */
function splitNamed<D extends OpenDeposit>(
  { payment, deposits }: DisputedPayment<D>,
  claims: ReadonlyMap<D, readonly DisputedPayment<D>[]>,
): readonly PaymentMatch<D>[] {
  const isSole = deposits.length > 1 && deposits.every((deposit) => claims.get(deposit)?.length === 1);
  if (!isSole || sumOf(deposits) !== payment.amount) return [];
  return deposits.map((deposit) => toSplit(deposit, [payment], deposit.amount));
}

/** Several payments that name only this deposit. */
function joinNamed<D extends OpenDeposit>(
  deposit: D,
  claims: readonly DisputedPayment<D>[],
): readonly PaymentMatch<D>[] {
  const payments = claims.map(({ payment }) => payment);
  const [first, ...others] = payments;
  const isSole = claims.length > 1 && claims.every(({ deposits }) => deposits.length === 1);
  if (!first || !isSole || sumOf(payments) !== deposit.amount) return [];
  return [toSplit(deposit, [first, ...others], deposit.amount)];
}

/** Pairs of one payer, where exactly one pair adds up. */
function pairByPayer<D extends OpenDeposit>(
  payments: readonly BankPayment[],
  deposits: readonly D[],
): readonly PaymentMatch<D>[] {
  const inns = new Set(payments.map(({ payerInn }) => payerInn));
  const found: PaymentMatch<D>[] = [];
  for (const inn of inns) {
    const paid = payments.filter(({ payerInn }) => payerInn === inn);
    const candidates = inn === '' ? [] : deposits.filter((deposit) => deposit.inn === inn);
    if (candidates.length === 0 || paid.length > MAX_GROUP || candidates.length > MAX_GROUP) continue;
    const taken = new Set<BankPayment | D>();
    const take = (...records: readonly (BankPayment | D)[]) => records.forEach((record) => taken.add(record));
    for (const payment of paid) {
      const pair = solePair(
        candidates.filter((deposit) => !taken.has(deposit)),
        payment.amount,
      );
      if (!pair) continue;
      take(payment, ...pair);
      found.push(...pair.map((deposit) => toSplit(deposit, [payment], deposit.amount)));
    }
    for (const deposit of candidates.filter((record) => !taken.has(record))) {
      const pair = solePair(
        paid.filter((payment) => !taken.has(payment)),
        deposit.amount,
      );
      if (!pair) continue;
      take(deposit, ...pair);
      found.push(toSplit(deposit, pair, deposit.amount));
    }
  }
  return found;
}

/** The only two records that add up to `total`. */
function solePair<T extends { readonly amount: Kopecks }>(records: readonly T[], total: Kopecks): [T, T] | null {
  let pair: [T, T] | null = null;
  for (const [at, one] of records.entries()) {
    for (const other of records.slice(at + 1)) {
      if (one.amount + other.amount !== total) continue;
      if (pair) return null;
      pair = [one, other];
    }
  }
  return pair;
}
