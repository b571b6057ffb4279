// Data for the form of a foreign payment.
import type { Contract } from '../../../api/schemas/contracts.ts';
import type { CurrencyRate } from '../../../api/schemas/fiat.ts';
import type { VedTransaction } from '../../../api/schemas/ved.ts';
import type { Wallet } from '../../../api/schemas/wallets.ts';
import type { FormValues } from '../../../machines/form/form.machine.ts';
import { getTextValue } from '../../hooks/form/useMutationForm.ts';

export interface PaymentSources {
  readonly contracts: readonly Contract[];
  readonly wallets: readonly Wallet[];
  /** Earlier payments, the newest first: their payees are suggested. */
  readonly payments: readonly VedTransaction[];
  /** Empty if the server sends no rates: the debit is then unknown. */
  readonly rates: readonly CurrencyRate[];
  /** YYYY-MM-DD in Moscow. */
  readonly today: string;
}

/** The selected contract; undefined if none, or if its number is typed. */
export const getSelectedContract = (
  values: FormValues,
  { contracts }: Pick<PaymentSources, 'contracts'>,
): Contract | undefined => {
  const chosen = getTextValue(values, 'contract');
  return contracts.find(({ ved_contract_number }) => ved_contract_number === chosen);
};
