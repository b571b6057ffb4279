// Form of cryptocurrency addresses by network; the checksums are in addressChecksum.ts (6 kB).
import type { Validator } from './validator.ts';
import { latinValidator } from './latin.ts';

export const NETWORKS = ['btc', 'eth', 'spctr', 'trx'] as const;
export type BlockchainNetwork = (typeof NETWORKS)[number];

const BASE58 = '[1-9A-HJ-NP-Za-km-z]';
const BECH32 = '[02-9ac-hj-np-z]';
/** No public reference of SPCTR was found; it is treated as an EVM token on a network of its own. */
const EVM = /^0x[\da-f]{40}$/i;

const forms: Readonly<Record<BlockchainNetwork, RegExp>> = {
  btc: new RegExp(`^([13]${BASE58}{25,34}|bc1${BECH32}{8,87}|BC1${BECH32.replace('ac-hj-np-z', 'AC-HJ-NP-Z')}{8,87})$`),
  eth: EVM,
  spctr: EVM,
  trx: new RegExp(`^T${BASE58}{33}$`),
};

/** Whether an address has the form of `network`; the checksum is not verified. */
export const addressFormatValidator = (network: BlockchainNetwork): Validator =>
  latinValidator((address) =>
    forms[network].test(address) ? null : `Адрес не подходит для сети ${network.toUpperCase()}`,
  );

export const CHECKSUM_MESSAGE = 'Проверьте адрес: контрольная сумма не совпадает';
