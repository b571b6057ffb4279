// Opening of rouble accounts.
import { settlementAccountValidator } from '../../../api/validation/bank.ts';
import demo from '../../db/demo-world.json';
import type { Row } from '../../db/tables.ts';
import type { Database } from '../../db/database.ts';
import { findFiatWallet } from './ledger.ts';

const { bik, bank_name, company_name: recipient } = demo.operator;
const corr_account = new Map(demo.banks.map((bank) => [bank.bik, bank.corr_account])).get(bik) ?? '';
const ZERO_ROUBLES = '0.00';

/** Account number of a company; only one check digit of ten fits the operator's bank. */
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

/** Opens the account of an organisation unless it has one; returns whether it was opened. */
export function openFiatAccount(world: Database, company: number): boolean {
  if (findFiatWallet(world, company)) return false;
  world.put('fiat_wallets', createEmptyAccount(world.ids.next('fiat_wallets'), company));
  return true;
}
