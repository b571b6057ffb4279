// Validation of a withdrawal: the account must belong to the bank, and the amount must be available.
import { Big } from 'big.js';
import { bankAccountValidator, bankCodeValidator } from '../../../api/validation/bank.ts';
import { type Validator, requiredValidator } from '../../../api/validation/validator.ts';
import { amountValidator } from '../../../api/validation/amounts.ts';
import type { FieldErrors, FormValues } from '../../../machines/form/form.machine.ts';
import { validateTexts, getTextValue } from '../../hooks/form/useMutationForm.ts';
import { formatMoney } from '../../kit/display/format.ts';

export const WITHDRAWAL_CURRENCY = 'RUB';
/** Maximal lengths in characters, as in a payment order. */
export const WITHDRAWAL_MAX_LENGTHS = { purpose: 210, comment: 500 };

interface Rules {
  /** A decimal string; null if unknown: then only the server validates. */
  readonly available: string | null;
  readonly isResident: boolean;
  /** Further required fields. */
  readonly needed: readonly string[];
}

/** Validates amount, bank details and purpose. */
export const validateWithdrawal =
  ({ available, isResident, needed }: Rules) =>
  (values: FormValues): FieldErrors => {
    const bank = getTextValue(values, 'bik');
    const checks: Readonly<Record<string, Validator>> = {
      amount: requiredValidator(affordable(available)),
      bik: requiredValidator(bankCodeValidator(isResident)),
      settlement_account: requiredValidator(bankAccountValidator(bank, isResident)),
      purpose: requiredValidator(),
      ...Object.fromEntries(needed.map((name) => [name, requiredValidator()])),
    };
    return validateTexts(values, checks);
  };

const affordable =
  (available: string | null): Validator =>
  (value) => {
    const wrong = amountValidator(WITHDRAWAL_CURRENCY)(value);
    if (wrong !== null || available === null || new Big(value).lte(available)) return wrong;
    return `Недостаточно средств: доступно ${formatMoney(available, WITHDRAWAL_CURRENCY)}`;
  };
