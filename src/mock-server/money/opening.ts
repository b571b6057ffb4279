// Opens the books of a seeded world: reserves of its open requests, lines of its statements, the outside's counter-account.
import type { Row } from '../world/tables.ts';
import type { Store } from '../world/store.ts';
import { type Decimal, ZERO, decimal, moneyText, sumOf } from './decimal.ts';
import { reservesOf } from './obligations.ts';

export type OpeningLine = Omit<Row<'fiat_operations'>, 'id'>;

/**
 * Makes a freshly planted world balance. `lines` are the movements its history tells; what they do not explain of a
 * balance becomes the first line of its statement.
 */
export function openBooks(store: Store, lines: readonly OpeningLine[]): void {
  const reserves = reservesOf(store);
  for (const wallet of store.rows('wallets')) {
    const reserved = reserves.wallets.get(wallet.id);
    if (reserved) store.put('wallets', { ...wallet, reserved: moneyText(reserved, wallet.currency) });
  }
  for (const wallet of store.rows('fiat_wallets')) {
    const reserved = reserves.fiat.get(wallet.company_id) ?? ZERO;
    const available = moneyText(decimal(wallet.balance).minus(reserved), wallet.currency);
    store.put('fiat_wallets', { ...wallet, reserved: moneyText(reserved, wallet.currency), available });
  }
  writeStatements(store, lines);
  for (const [id, held] of heldBy(store)) store.put('externals', { id, balance: moneyText(ZERO.minus(held), id) });
}

function writeStatements(store: Store, lines: readonly OpeningLine[]): void {
  const told = new Map<number, OpeningLine[]>();
  for (const line of lines) told.set(line.company_id, [...(told.get(line.company_id) ?? []), line]);
  let id = 0;
  for (const { company_id, currency, balance } of store.rows('fiat_wallets')) {
    const own = told.get(company_id) ?? [];
    const amount = decimal(balance).minus(sumOf(own.map((line) => line.amount)));
    const opening = {
      company_id,
      operation_type: 'deposit',
      amount: moneyText(amount, currency),
      number: null,
      description: 'Входящий остаток',
      created_at: store.get('organizations', company_id)?.created_at ?? '',
    };
    for (const line of amount.eq(0) ? own : [opening, ...own]) {
      id += 1;
      store.put('fiat_operations', { ...line, id });
    }
  }
}

/** All that is held inside the platform, by currency. */
export function heldBy(store: Store): ReadonlyMap<string, Decimal> {
  const held = new Map<string, Decimal>();
  const add = ({ currency, balance }: Pick<Row<'wallets'>, 'currency' | 'balance'>) =>
    held.set(currency, (held.get(currency) ?? ZERO).plus(balance));
  for (const wallet of store.rows('wallets')) add(wallet);
  for (const wallet of store.rows('fiat_wallets')) add(wallet);
  return held;
}
