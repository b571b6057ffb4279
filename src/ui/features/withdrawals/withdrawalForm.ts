// Rules of a withdrawal's fields: the account must belong to the bank; the sum must be there to be taken.
import { Big } from 'big.js';
import { accountIn, bankOf } from '../../../api/validation/bank.ts';
import { type Check, required } from '../../../api/validation/validator.ts';
import { amount } from '../../../api/validation/amounts.ts';
import type { Errors, Values } from '../../../machines/form/form.machine.ts';
import { textErrors, textIn } from '../../hooks/form/useMutationForm.ts';
import { formatMoney } from '../../kit/display/format.ts';

export const CURRENCY = 'RUB';
/** The purpose of a payment order, and a comment, in characters. */
export const LONGEST = { purpose: 210, comment: 500 };

interface Rules {
  /** A decimal string; null when it is not known: the server then is the only judge. */
  readonly available: string | null;
  readonly isResident: boolean;
  /** Further fields that must be filled. */
  readonly needed: readonly string[];
}

/** Judges amount, requisites and purpose. */
export const withdrawalErrors =
  ({ available, isResident, needed }: Rules) =>
  (values: Values): Errors => {
    const bank = textIn(values, 'bik');
    const checks: Readonly<Record<string, Check>> = {
      amount: required(affordable(available)),
      bik: required(bankOf(isResident)),
      settlement_account: required(accountIn(bank, isResident)),
      purpose: required(),
      ...Object.fromEntries(needed.map((name) => [name, required()])),
    };
    return textErrors(values, checks);
  };

const affordable =
  (available: string | null): Check =>
  (value) => {
    const wrong = amount(CURRENCY)(value);
    if (wrong !== null || available === null || new Big(value).lte(available)) return wrong;
    return `Недостаточно средств: доступно ${formatMoney(available, CURRENCY)}`;
  };
