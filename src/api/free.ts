// What of a balance may be used: what no open request has reserved (domain.md section 3). Forms and mock reckon alike.
import { decimal } from './decimal.ts';

interface Held {
  readonly balance: string;
  readonly reserved: string;
}

/** As a decimal string. */
export const freeOf = ({ balance, reserved }: Held): string => decimal(balance).minus(reserved).toFixed();
