// Where roubles may be sent: bank and account must fit each other (domain.md section 2).
import { accountIn, bankOf, corrAccount, isAbroad } from '../../../api/validation/bank.ts';
import type { Complaint } from '../../../api/validation/validator.ts';

interface Requisites {
  readonly bik: string;
  readonly settlement_account: string;
  readonly corr_account?: string | undefined;
}

/** Complaints about requisites. A bank abroad has no correspondent account here. */
export function bankComplaints(given: Requisites, isResident: boolean): Readonly<Record<string, Complaint>> {
  const { bik, settlement_account, corr_account } = given;
  const isHome = !isAbroad(bik, isResident);
  return {
    bik: bankOf(isResident)(bik),
    settlement_account: accountIn(bik, isResident)(settlement_account),
    corr_account: isHome && corr_account !== undefined ? corrAccount(bik)(corr_account) : null,
  };
}
