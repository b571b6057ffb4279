// What bank and account of a withdrawal are called: by БИК here, by SWIFT abroad (domain.md sections 2 and 6).
import { isForeignBank } from '../../api/validation/bank.ts';

type BankLabels = Readonly<Record<'bik' | 'settlement_account', string>>;

const HOME: BankLabels = { bik: 'БИК', settlement_account: 'Расчётный счёт' };
const ABROAD: BankLabels = { bik: 'SWIFT', settlement_account: 'Счёт (IBAN)' };
// assumed: the contract names SWIFT for a non-resident, and lets its account stand in a bank here too
const EITHER: BankLabels = { bik: 'SWIFT или БИК', settlement_account: 'IBAN или расчётный счёт' };

/** Of the fields of a form. */
export const getBankFields = (isResident: boolean): BankLabels => (isResident ? HOME : EITHER);

/** Of requisites that are given: the code itself tells where the bank is. */
export const getBankLabels = (bik: string | null): BankLabels => (isForeignBank(bik ?? '', false) ? ABROAD : HOME);
