// Demo data: the contract's rows, and added rows so that every persona has data on its screens.
import contract from './demo-world.json';
import more from './demo-more.json';

/** Rows of tests/contract/demo-world.json. */
export const demoData = contract;

export const DEMO_PASSWORD = 'Demo-2026!';
export const RECOVERY_CODE = '246810';
export const OPERATOR_ID = demoData.operator.id;
/** Initial time of the mock clock, ms. */
export const SEED_CLOCK_START = Date.parse(demoData.now);
/** Increase when the shape of a row changes: a stored world of another version is replaced. */
export const SEED_SCHEMA_VERSION = 4;

/** Bank name by БИК, or null when it is not in the demo data. */
export function getBankName(bik: string): string | null {
  return demoData.banks.find((bank) => bank.bik === bik)?.name ?? null;
}

/** Amounts that arrive when the chain is read (contract row 117), by wallet. */
const onItsWay = new Map(more.incoming.map(({ wallet_id, amount }) => [wallet_id, amount]));

/** Payees by contract number. */
const payees = new Map(more.payees.map((payee) => [payee.ved_contract_number, payee]));

/** The statements of the seed date an executed record by its creation. */
const withExecution = <R extends { readonly status: string; readonly created_at: string }>(row: R) => ({
  ...row,
  events: row.status === 'executed' ? [{ status: 'executed', at: row.created_at, by: 'authorized_organization' }] : [],
});

/** Appends rows that are older and have lower ids, so that the contract's rows keep their list positions and next ids. */
export const demoRows = {
  wallets: () => contract.wallets.map((wallet) => ({ ...wallet, incoming: onItsWay.get(wallet.id) ?? '0' })),
  contracts: () => [...contract.contracts, ...more.contracts],
  trades: () => [...contract.trades, ...more.trades],
  exchanges: () => [...contract.exchanges, ...more.exchanges],
  deposits: () => [...contract.deposits, ...more.deposits].map(withExecution),
  withdrawals: () => [...contract.withdrawals, ...more.withdrawals].map(withExecution),
  ved_transactions: () =>
    [...contract.ved_transactions, ...more.ved_transactions].map((payment) => ({
      ...payment,
      ...payees.get(payment.ved_contract_number),
    })),
  operations: () => [...contract.digital_currency_operations, ...more.digital_currency_operations],
  submissions: () => [...contract.submit_digital_currency_operations, ...more.submit_digital_currency_operations],
  agreements: () => [...contract.agreements, ...more.agreements],
};
