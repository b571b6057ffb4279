// What of a balance may be used: what no open request has reserved (domain.md section 3). Forms and mock reckon alike.
import { Big } from 'big.js';

interface Held {
  readonly balance: string;
  readonly reserved: string;
}

/** As a decimal string. */
export const freeOf = ({ balance, reserved }: Held): string => new Big(balance).minus(reserved).toFixed();
