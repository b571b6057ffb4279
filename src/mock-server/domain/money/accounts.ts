// Rouble accounts: what opening one for an organisation makes (domain.md section 3, effects of `verified`).
import { settlementAccountValidator } from '../../../api/validation/bank.ts';
import demo from '../../db/demo-world.json';
import type { Row } from '../../db/tables.ts';
import type { Database } from '../../db/database.ts';
import { findFiatWallet } from './ledger.ts';

const { bik, bank_name, company_name: recipient } = demo.operator;
const corr_account = new Map(demo.banks.map((bank) => [bank.bik, bank.corr_account])).get(bik) ?? '';
const ZERO_ROUBLES = '0.00';

/** Number of the account kept for a company: the only one of ten whose key fits the operator's bank. */
export function createAccountNumber(company: number): string {
  const fits = settlementAccountValidator(bik);
  const numbers = Array.from('0123456789', (key) => `40702810${key}${String(company).padStart(11, '0')}`);
  return numbers.find((number) => fits(number) === null) ?? '';
}

/** An empty account at the operator's bank. */
export const createEmptyAccount = (id: number, company_id: number): Row<'fiat_wallets'> => ({
  id,
  company_id,
  currency: 'RUB',
  account_number: createAccountNumber(company_id),
  bik,
  bank_name,
  corr_account,
  recipient,
  balance: ZERO_ROUBLES,
  reserved: ZERO_ROUBLES,
  available: ZERO_ROUBLES,
});

/** Opens the account of an organisation that has none yet; tells whether it is new. */
export function openFiatAccount(world: Database, company: number): boolean {
  if (findFiatWallet(world, company)) return false;
  world.put('fiat_wallets', createEmptyAccount(world.ids.next('fiat_wallets'), company));
  return true;
}
