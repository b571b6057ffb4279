// Double-entry ledger: every movement is a transfer between two accounts of one currency, so totals are preserved.
import { type Decimal, toDecimal } from '../../../api/amounts/decimal.ts';
import { getAvailableBalance } from '../../../api/amounts/availableBalance.ts';
import { validationError } from '../../http/response.ts';
import type { Row } from '../../db/tables.ts';
import type { Database } from '../../db/database.ts';
import { ZERO, formatMoneyValue } from './decimal.ts';

type Part = 'available' | 'reserved';
type Account =
  | { readonly kind: 'fiat'; readonly company: number; readonly part: Part }
  | { readonly kind: 'wallet'; readonly wallet: number; readonly part: Part }
  | { readonly kind: 'external'; readonly currency: string };

/** Available and reserved funds of one holder; their sum is the `balance` of the record. */
export interface AccountPair {
  readonly available: Account;
  readonly reserved: Account;
}
/** The rouble account of an organisation. */
export const getFiatAccountPair = (company: number): AccountPair => ({
  available: { kind: 'fiat', company, part: 'available' },
  reserved: { kind: 'fiat', company, part: 'reserved' },
});
/** A wallet by row id. */
export const getWalletAccountPair = (wallet: number): AccountPair => ({
  available: { kind: 'wallet', wallet, part: 'available' },
  reserved: { kind: 'wallet', wallet, part: 'reserved' },
});
/** Counter-account of all deposits and withdrawals: banks, chains and counterparties. */
export const externalAccount = (currency: string): Account => ({ kind: 'external', currency });

/** FN: insufficient funds. */
export const insufficientFundsError = () => validationError({ amount: 'Недостаточно средств' });

/**
 * Transfers an amount; zero is a no-op. Throws FN for insufficient funds, and a plain error for programming errors: two
 * currencies, a negative amount, a missing account.
 */
export function transferFunds(world: Database, from: Account, to: Account, amount: Decimal | string): void {
  const moved = toDecimal(amount);
  if (moved.lt(0)) throw new Error(`a transfer of ${moved.toFixed()}`);
  if (moved.eq(0)) return;
  const left = change(world, from, ZERO.minus(moved));
  const right = change(world, to, moved);
  if (left !== right) throw new Error(`a transfer from ${left} to ${right}`);
}

/** Reserves available funds; throws FN for insufficient funds. */
export const reserveFunds = (world: Database, { available, reserved }: AccountPair, amount: Decimal | string): void =>
  transferFunds(world, available, reserved, amount);

export const releaseReserve = (world: Database, { available, reserved }: AccountPair, amount: Decimal | string): void =>
  transferFunds(world, reserved, available, amount);

/** Sets the balance of a wallet; the external account takes the difference. Throws FN below the reserved amount. */
export function setBalance(world: Database, { id, currency, balance }: Row<'wallets'>, wanted: string): void {
  const missing = toDecimal(wanted).minus(balance);
  const { available } = getWalletAccountPair(id);
  if (missing.lt(0)) transferFunds(world, available, externalAccount(currency), missing.abs());
  else transferFunds(world, externalAccount(currency), available, missing);
}

/** The rouble account of an organisation, or null before it is opened. */
export const findFiatWallet = (world: Database, company: number): Row<'fiat_wallets'> | null =>
  world.sortedBy('fiat_wallets', 'company_id', company)[0] ?? null;

export const getAvailableFunds = (held: Pick<Row<'wallets'>, 'balance' | 'reserved'>): Decimal =>
  toDecimal(getAvailableBalance(held));

/** Changes one account and returns its currency. */
function change(world: Database, account: Account, by: Decimal): string {
  switch (account.kind) {
    case 'external': {
      const { currency: id } = account;
      const before = world.get('externals', id)?.balance ?? '0';
      world.put('externals', { id, balance: formatMoneyValue(toDecimal(before).plus(by), id) });
      return id;
    }
    case 'fiat': {
      const row = findFiatWallet(world, account.company);
      if (!row)
        throw by.lt(0) ? insufficientFundsError() : new Error(`organisation ${account.company} has no rouble account`);
      const held = changed(row, account.part, by);
      world.put('fiat_wallets', {
        ...row,
        ...held,
        available: formatMoneyValue(getAvailableFunds(held), row.currency),
      });
      return row.currency;
    }
    case 'wallet': {
      const row = world.known('wallets', account.wallet);
      const held = changed(row, account.part, by);
      // amounts that left the wallet are no longer attributed to contracts
      const attributed = toDecimal(row.attributed).gt(held.balance) ? held.balance : row.attributed;
      world.put('wallets', { ...row, ...held, attributed, updated_at: world.clock.iso() });
      return row.currency;
    }
  }
}

type Held = Pick<Row<'wallets'>, 'currency' | 'balance' | 'reserved'>;

function changed(row: Held, part: Part, by: Decimal): Pick<Held, 'balance' | 'reserved'> {
  const balance = toDecimal(row.balance).plus(by);
  const reserved = part === 'reserved' ? toDecimal(row.reserved).plus(by) : toDecimal(row.reserved);
  if (reserved.lt(0) || balance.lt(reserved)) throw insufficientFundsError();
  return { balance: formatMoneyValue(balance, row.currency), reserved: formatMoneyValue(reserved, row.currency) };
}
