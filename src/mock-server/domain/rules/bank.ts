// Bank details: bank and account must fit each other.
import {
  bankAccountValidator,
  bankCodeValidator,
  correspondentAccountValidator,
  isForeignBank,
} from '../../../api/validation/bank.ts';
import type { ValidationError } from '../../../api/validation/validator.ts';

interface Requisites {
  readonly bik: string;
  readonly settlement_account: string;
  readonly corr_account?: string | undefined;
}

/** Validation errors of bank details. A foreign bank has no correspondent account. */
export function validateBankDetails(given: Requisites, isResident: boolean): Readonly<Record<string, ValidationError>> {
  const { bik, settlement_account, corr_account } = given;
  const isHome = !isForeignBank(bik, isResident);
  return {
    bik: bankCodeValidator(isResident)(bik),
    settlement_account: bankAccountValidator(bik, isResident)(settlement_account),
    corr_account: isHome && corr_account !== undefined ? correspondentAccountValidator(bik)(corr_account) : null,
  };
}
