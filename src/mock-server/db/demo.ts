// The demo world as data: the contract's rows, and those added so that every persona finds something on its screens.
import contract from './demo-world.json';
import more from './demo-more.json';

/** What the contract names. */
export const demoData = contract;

/** Transfers that the chain will bring when it is read (row 117), by wallet. */
const onItsWay = new Map(more.incoming.map(({ wallet_id, amount }) => [wallet_id, amount]));

/** Where payments under a contract of the demo go. */
const payees = new Map(more.payees.map((payee) => [payee.ved_contract_number, payee]));

/** Added rows are older and have lower ids: the contract's keep their places in lists and the numbers that follow them. */
export const joinDemoRows = {
  wallets: () => contract.wallets.map((wallet) => ({ ...wallet, incoming: onItsWay.get(wallet.id) ?? '0' })),
  contracts: () => [...contract.contracts, ...more.contracts],
  trades: () => [...contract.trades, ...more.trades],
  exchanges: () => [...contract.exchanges, ...more.exchanges],
  deposits: () => [...contract.deposits, ...more.deposits],
  withdrawals: () => [...contract.withdrawals, ...more.withdrawals],
  ved_transactions: () =>
    [...contract.ved_transactions, ...more.ved_transactions].map((payment) => ({
      ...payment,
      ...payees.get(payment.ved_contract_number),
    })),
  operations: () => [...contract.digital_currency_operations, ...more.digital_currency_operations],
  submissions: () => [...contract.submit_digital_currency_operations, ...more.submit_digital_currency_operations],
  agreements: () => [...contract.agreements, ...more.agreements],
};
