// Addresses of digital currency by network: the form at once, the check sum with code that comes when it is asked for.
import type { Check, Complaint } from './check.ts';

export type Network = 'btc' | 'eth' | 'spctr' | 'trx';

const BASE58 = '[1-9A-HJ-NP-Za-km-z]';
const BECH32 = '[02-9ac-hj-np-z]';
/** No public reference of SPCTR was found; it is treated as an EVM token on a network of its own (domain.md section 2). */
const EVM = /^0x[\da-f]{40}$/i;

const forms: Readonly<Record<Network, RegExp>> = {
  btc: new RegExp(`^([13]${BASE58}{25,34}|bc1${BECH32}{8,87}|BC1${BECH32.replace('ac-hj-np-z', 'AC-HJ-NP-Z')}{8,87})$`),
  eth: EVM,
  spctr: EVM,
  trx: new RegExp(`^T${BASE58}{33}$`),
};

/** Whether an address looks like one of `network`; its check sum is not computed. */
export const addressForm =
  (network: Network): Check =>
  (address) =>
    forms[network].test(address) ? null : `Адрес не подходит для сети ${network.toUpperCase()}`;

export const WRONG_SUM = 'Проверьте адрес: контрольная сумма не совпадает';

/** Form and check sum. Rejects only when the code of the check cannot be loaded. */
export async function checkAddress(network: Network, address: string): Promise<Complaint> {
  const wrong = addressForm(network)(address);
  return wrong ?? (await import('./addressSum.ts')).wholeAddress(network)(address);
}

/** A right address in the form it is stored and shown in: EIP-55 letters for EVM networks, as it is for others. */
export async function storedAddress(network: Network, address: string): Promise<string> {
  if (network !== 'eth' && network !== 'spctr') return address;
  return (await import('./addressSum.ts')).withEip55(address);
}
