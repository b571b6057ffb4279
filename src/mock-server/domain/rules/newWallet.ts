// Creation of wallets: validation, the initial record, generated addresses of hot wallets.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { createBase58check } from '@scure/base';
import { NETWORKS, type BlockchainNetwork } from '../../../api/validation/address.ts';
import { addressValidator, toEip55Address } from '../../../api/validation/addressChecksum.ts';
import { storeFile } from '../files.ts';
import { formatMoneyValue } from '../money/decimal.ts';
import { validationError } from '../../http/response.ts';
import type { Row } from '../../db/tables.ts';
import type { Database } from '../../db/database.ts';
import { assertValid } from './validation.ts';
import { UNKNOWN_CURRENCY_MESSAGE, isDigitalCurrency, getCurrencyNetwork } from './currencies.ts';

/** Currency and network of a wallet. */
interface Place {
  readonly currency: string;
  readonly network: string;
}
interface NewWallet extends Place {
  readonly name: string;
  readonly address: string;
  readonly wallet_type: string;
  readonly photo?: Blob | undefined;
}

/** The named network, if the currency exists on it. Throws V. */
export function requireNetwork({ currency, network }: Place): BlockchainNetwork {
  if (!isDigitalCurrency(currency)) throw validationError({ currency: UNKNOWN_CURRENCY_MESSAGE });
  const known = getCurrencyNetwork(currency, network);
  if (known === null) throw validationError({ network: 'Валюта недоступна в этой сети' }); // assumed: the contract gives no text
  return known;
}

/** Normalizes an address. Throws V for an invalid address and for one already registered. */
export function requireUnusedAddress(world: Database, place: Place & { readonly address: string }): string {
  const network = requireNetwork(place);
  const { address } = place;
  assertValid({ address: addressValidator(network)(address) });
  const stored = isEvm(network) ? toEip55Address(address) : oneSpelling(address);
  // assumed: the contract gives no text
  if (world.sortedBy('wallets', 'address', stored).length > 0)
    throw validationError({ address: 'Этот адрес уже добавлен' });
  return stored;
}

/** Throws V for an invalid address of a supplier or an unsupported network. */
export function assertPayeeAddress(address: string, code: string): void {
  const network = NETWORKS.find((known) => known === code);
  if (!network) throw validationError({ payee_network: 'Сеть недоступна' }); // assumed: the contract gives no text
  assertValid({ payee_address: addressValidator(network)(address) });
}

/** A bech32 address in capitals, as in QR codes, is the same address (BIP 173). */
const oneSpelling = (address: string): string => (address.startsWith('BC1') ? address.toLowerCase() : address);

const isEvm = (network: BlockchainNetwork): boolean => network === 'eth' || network === 'spctr';

/** Initial record of a wallet: requested, empty, not screened. Does not store it. */
export function createWalletRow(
  world: Database,
  { id: company_id, company_name, inn: company_inn, role }: Row<'organizations'>,
  { currency, network, name, address, wallet_type, photo }: NewWallet,
): Row<'wallets'> {
  const id = world.ids.next('wallets');
  return {
    id,
    wallet_id: numberOf(id),
    company_id,
    company_name,
    company_inn,
    role,
    wallet_type,
    currency,
    name,
    photo: photo ? storeFile(world, `wallets/${id}`, photo) : null,
    address,
    network,
    aml_percentage: null,
    aml_checked_at: null,
    status: 'requested',
    custody: 'hot', // assumed: no call submits how a client keeps its keys
    balance: formatMoneyValue(0, currency),
    reserved: formatMoneyValue(0, currency),
    ved_contract_number: null,
    balance_request: null,
    funding_reported_at: null,
    incoming: '0',
    attributed: '0',
    created_at: world.clock.iso(),
    updated_at: null,
  };
}

const numberOf = (id: number): string => `W-${String(id).padStart(6, '0')}`;

const base58check = createBase58check(sha256);
const TRON = 0x41;
const BITCOIN_SCRIPT = 5;

/** A valid address, deterministic by label. Its private key does not exist. */
export function generateAddress(network: BlockchainNetwork, label: string): string {
  const hash = sha256(new TextEncoder().encode(label)).slice(0, 20);
  if (isEvm(network)) return toEip55Address(`0x${bytesToHex(hash)}`);
  return base58check.encode(Uint8Array.of(network === 'trx' ? TRON : BITCOIN_SCRIPT, ...hash));
}
