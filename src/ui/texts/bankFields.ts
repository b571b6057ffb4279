// Labels of a withdrawal's bank and account: БИК for Russian banks, SWIFT abroad.
import { isForeignBank } from '../../api/validation/bank.ts';

type BankLabels = Readonly<Record<'bik' | 'settlement_account', string>>;

const HOME: BankLabels = { bik: 'БИК', settlement_account: 'Расчётный счёт' };
const ABROAD: BankLabels = { bik: 'SWIFT', settlement_account: 'Счёт (IBAN)' };
// assumed: the contract names SWIFT for a non-resident, and allows its account in a Russian bank too
const EITHER: BankLabels = { bik: 'SWIFT или БИК', settlement_account: 'IBAN или расчётный счёт' };

/** Labels of form fields. */
export const getBankFieldLabels = (isResident: boolean): BankLabels => (isResident ? HOME : EITHER);

/** Labels of given bank details: the code identifies the country of the bank. */
export const getBankLabels = (bik: string | null): BankLabels => (isForeignBank(bik ?? '', false) ? ABROAD : HOME);
