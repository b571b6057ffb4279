// The ledger: every movement of money is a transfer between two accounts of one currency, so nothing appears or is lost.
import { type Decimal, decimal } from '../../../api/amounts/decimal.ts';
import { freeOf } from '../../../api/amounts/availableBalance.ts';
import { invalid } from '../../http/response.ts';
import type { Row } from '../../db/tables.ts';
import type { World } from '../../db/database.ts';
import { ZERO, moneyText } from './decimal.ts';

type Part = 'available' | 'reserved';
type Account =
  | { readonly kind: 'fiat'; readonly company: number; readonly part: Part }
  | { readonly kind: 'wallet'; readonly wallet: number; readonly part: Part }
  | { readonly kind: 'external'; readonly currency: string };

/** What an organisation holds somewhere lies on two accounts, whose sum is the `balance` of the record. */
export interface Holding {
  readonly available: Account;
  readonly reserved: Account;
}
/** The rouble account of an organisation. */
export const fiatOf = (company: number): Holding => ({
  available: { kind: 'fiat', company, part: 'available' },
  reserved: { kind: 'fiat', company, part: 'reserved' },
});
/** A wallet of digital currency, by the id of its row. */
export const walletOf = (wallet: number): Holding => ({
  available: { kind: 'wallet', wallet, part: 'available' },
  reserved: { kind: 'wallet', wallet, part: 'reserved' },
});
/** Banks, chains and counterparties: what stands against everything that comes in or goes out. */
export const external = (currency: string): Account => ({ kind: 'external', currency });

/** FN. */
export const shortOfFunds = () => invalid({ amount: 'Недостаточно средств' });

/**
 * Moves an amount; zero moves nothing. Throws FN when `from` holds less, and a plain error for what no caller can cause:
 * two currencies, a negative amount, an account that does not exist.
 */
export function transfer(world: World, from: Account, to: Account, amount: Decimal | string): void {
  const moved = decimal(amount);
  if (moved.lt(0)) throw new Error(`a transfer of ${moved.toFixed()}`);
  if (moved.eq(0)) return;
  const left = change(world, from, ZERO.minus(moved));
  const right = change(world, to, moved);
  if (left !== right) throw new Error(`a transfer from ${left} to ${right}`);
}

/** Puts a part of what is available aside; throws FN when there is less. */
export const reserve = (world: World, { available, reserved }: Holding, amount: Decimal | string): void =>
  transfer(world, available, reserved, amount);

/** Gives it back. */
export const release = (world: World, { available, reserved }: Holding, amount: Decimal | string): void =>
  transfer(world, reserved, available, amount);

/** Sets what a wallet holds; the outside stands against the difference. Throws FN for less than is reserved. */
export function setBalance(world: World, { id, currency, balance }: Row<'wallets'>, wanted: string): void {
  const missing = decimal(wanted).minus(balance);
  const { available } = walletOf(id);
  if (missing.lt(0)) transfer(world, available, external(currency), missing.abs());
  else transfer(world, external(currency), available, missing);
}

/** The row of a rouble account, or null before it has been opened. */
export const fiatWalletOf = (world: World, company: number): Row<'fiat_wallets'> | null =>
  world.sortedBy('fiat_wallets', 'company_id', company)[0] ?? null;

/** What of a balance is free to use. */
export const availableOf = (held: Pick<Row<'wallets'>, 'balance' | 'reserved'>): Decimal => decimal(freeOf(held));

/** Changes one account and tells its currency. */
function change(world: World, account: Account, by: Decimal): string {
  switch (account.kind) {
    case 'external': {
      const { currency: id } = account;
      const before = world.get('externals', id)?.balance ?? '0';
      world.put('externals', { id, balance: moneyText(decimal(before).plus(by), id) });
      return id;
    }
    case 'fiat': {
      const row = fiatWalletOf(world, account.company);
      if (!row) throw by.lt(0) ? shortOfFunds() : new Error(`organisation ${account.company} has no rouble account`);
      const held = changed(row, account.part, by);
      world.put('fiat_wallets', { ...row, ...held, available: moneyText(availableOf(held), row.currency) });
      return row.currency;
    }
    case 'wallet': {
      const row = world.known('wallets', account.wallet);
      const held = changed(row, account.part, by);
      // what has left a wallet is claimed by no contract any more
      const attributed = decimal(row.attributed).gt(held.balance) ? held.balance : row.attributed;
      world.put('wallets', { ...row, ...held, attributed, updated_at: world.clock.iso() });
      return row.currency;
    }
  }
}

type Held = Pick<Row<'wallets'>, 'currency' | 'balance' | 'reserved'>;

function changed(row: Held, part: Part, by: Decimal): Pick<Held, 'balance' | 'reserved'> {
  const balance = decimal(row.balance).plus(by);
  const reserved = part === 'reserved' ? decimal(row.reserved).plus(by) : decimal(row.reserved);
  if (reserved.lt(0) || balance.lt(reserved)) throw shortOfFunds();
  return { balance: moneyText(balance, row.currency), reserved: moneyText(reserved, row.currency) };
}
