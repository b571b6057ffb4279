// The balance without the amounts reserved by open requests; shared by forms and the mock server.
import { toDecimal } from './decimal.ts';

interface Held {
  readonly balance: string | null;
  readonly reserved: string | null;
}

/** A decimal string; null where either part is unknown. */
export function getAvailableBalance(held: { readonly balance: string; readonly reserved: string }): string;
export function getAvailableBalance(held: Held): string | null;
export function getAvailableBalance({ balance, reserved }: Held): string | null {
  return balance === null || reserved === null ? null : toDecimal(balance).minus(reserved).toFixed();
}
