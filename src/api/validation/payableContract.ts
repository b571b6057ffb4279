// Whether a payment under a contract is allowed; shared by the form, the operator's card and the mock server.
import { toDecimal } from '../amounts/decimal.ts';
import type { ValidationError } from './validator.ts';
import { validateContractNumber } from './contract.ts';
import { formatDayInput } from './dates.ts';

/** The fields that the rules need; an unknown field (null) passes its rule. */
export interface PayableContract {
  readonly ved_contract_number: string | null;
  readonly contract_type: string | null;
  readonly status: string | null;
  readonly amount: string | null;
  readonly paid_amount: string | null;
  readonly expires_at: string | null;
}

const CLOSED: ReadonlySet<string | null> = new Set(['completed', 'rejected']);

/** The unpaid amount in the contract's currency; null if unknown. */
export const getContractRemainder = ({ amount, paid_amount }: PayableContract): string | null =>
  amount === null || paid_amount === null ? null : toDecimal(amount).minus(paid_amount).toFixed();

/** An export contract, unless its УНК is of the mixed kind. */
const isExport = ({ contract_type, ved_contract_number }: PayableContract): boolean =>
  contract_type === 'export' &&
  (ved_contract_number === null || validateContractNumber(ved_contract_number, 'import') !== null);

/**
 * Why payments under a contract are not allowed; null if they are.
 * @param today YYYY-MM-DD
 */
// assumed: the contract gives no texts
export function getContractObstacle(contract: PayableContract, today: string): ValidationError {
  const { status, expires_at } = contract;
  if (CLOSED.has(status)) return 'Контракт не действует';
  if (isExport(contract)) return 'Контракт экспортный: поставщику платят по импортному';
  if (expires_at !== null && expires_at < today) return `Срок контракта истёк ${formatDayInput(expires_at)}`;
  const remainder = getContractRemainder(contract);
  return remainder !== null && toDecimal(remainder).lte(0) ? 'Сумма контракта исчерпана' : null;
}

/** A payment can be created under an unconfirmed contract, but is executed only after the confirmation. */
export const isAwaitingConfirmation = ({ status }: PayableContract): boolean => status === 'pending';

/** Whether `amount`, in the contract's currency, exceeds its remainder. */
export function exceedsRemainder(contract: PayableContract, amount: string): boolean {
  const remainder = getContractRemainder(contract);
  return remainder !== null && toDecimal(amount).gt(remainder);
}

// assumed: the contract gives no text
export const OVER_REMAINDER_MESSAGE = 'Больше остатка по контракту';
