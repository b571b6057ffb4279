// Matches of incoming payments with open deposits.
import type { RecordId } from '../../api/recordId.ts';
import type { BankPayment, Kopecks } from './bankStatement.ts';

export interface OpenDeposit {
  readonly id: RecordId;
  readonly number: string;
  readonly company: string | null;
  /** Null where the list of organisations has none. */
  readonly inn: string | null;
  readonly amount: Kopecks;
}

/** certain: number, payer and sum agree · probable: the payer and the sum, or the number and a fee · doubtful: the rest. */
export type MatchCertainty = 'certain' | 'probable' | 'doubtful';
/** `split`: several payments of one deposit, or one payment of several. */
export type MatchReason = 'number' | 'inn' | 'split';

export interface PaymentMatch<D extends OpenDeposit = OpenDeposit> {
  readonly payment: BankPayment;
  readonly deposit: D;
  readonly reason: MatchReason;
  readonly certainty: MatchCertainty;
  /** Further payments of the same deposit. */
  readonly others: readonly BankPayment[];
  /** The amount to credit. */
  readonly credit: Kopecks;
  /** Credited minus requested. */
  readonly difference: Kopecks;
  /** The payer's ИНН is that of the deposit's company; null where one of them is not known. */
  readonly isSamePayer: boolean | null;
}

export interface DisputedPayment<D extends OpenDeposit = OpenDeposit> {
  readonly payment: BankPayment;
  /** Deposits that it may belong to; one deposit where several payments claim it. */
  readonly deposits: readonly D[];
}

export interface Reconciliation<D extends OpenDeposit = OpenDeposit> {
  /** One payment and one deposit each, in the order of the statement. */
  readonly matches: readonly PaymentMatch<D>[];
  readonly disputed: readonly DisputedPayment<D>[];
  readonly unmatched: readonly BankPayment[];
}
