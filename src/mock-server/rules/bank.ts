// Where roubles may be sent: bank and account must fit each other (domain.md section 2).
import { bik as isBik, corrAccount, foreignAccount, settlementAccount, swift } from '../../api/checks/bank.ts';
import type { Complaint } from '../../api/checks/check.ts';

interface Requisites {
  readonly bik: string;
  readonly settlement_account: string;
  readonly corr_account?: string | undefined;
}

/** Complaints about requisites. Only a non-resident may have a bank abroad, told by a SWIFT in place of the БИК. */
export function bankComplaints(given: Requisites, isResident: boolean): Readonly<Record<string, Complaint>> {
  const { bik, settlement_account, corr_account } = given;
  if (!isResident && !/^\d/.test(bik)) {
    return { bik: swift(bik), settlement_account: foreignAccount(bik)(settlement_account) };
  }
  return {
    bik: isBik(bik),
    settlement_account: settlementAccount(bik)(settlement_account),
    corr_account: corr_account === undefined ? null : corrAccount(bik)(corr_account),
  };
}
