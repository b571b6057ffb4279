// Generated wallets: the first of every organisation is used for trades, the others cover all currencies and risks.
import { bech32 } from '@scure/base';
import type { Row } from '../../tables.ts';
import { hashToBytes, hashToHex, padNumber, pickByHash } from './hash.ts';
import { FIRST_ORGANIZATION_ID } from './parties.ts';

type Wallet = Row<'wallets'>;

const KINDS = [
  { currency: 'USDT', network: 'eth', name: 'Tether USD', balance: '5000000.000000' },
  { currency: 'BTC', network: 'btc', name: 'Bitcoin', balance: '2.50000000' },
  { currency: 'ETH', network: 'eth', name: 'Ethereum', balance: '40.00000000' },
  { currency: 'SPCTR', network: 'spctr', name: 'Spectre', balance: '90000.00000000' },
  { currency: 'USDT', network: 'eth', name: 'Tether USD', balance: '12000.000000' },
] as const;
const CREATED = '2026-02-01T11:00:00+03:00';

/** Ethereum addresses are lower case, which needs no checksum; Bitcoin addresses carry their checksum. */
function addressOf(id: number, network: string): string {
  return network === 'btc' ? bech32.encode('bc', [0, ...bech32.toWords(hashToBytes(id, 20))]) : `0x${hashToHex(id)}`;
}

/** A few of the later wallets are high-risk, a few others are only requested. */
function riskOf(id: number, round: number): Pick<Wallet, 'status' | 'aml_percentage'> {
  const chance = round < KINDS.length ? 40 : pickByHash(id, 40);
  if (chance === 0) return { status: 'rejected', aml_percentage: 50 + pickByHash(id + 1, 45) };
  if (chance === 1) return { status: 'blocked', aml_percentage: 60 + pickByHash(id + 1, 35) };
  if (chance === 2) return { status: 'requested', aml_percentage: null };
  return { status: chance % 2 === 0 ? 'funded' : 'active', aml_percentage: pickByHash(id + 1, 300) / 10 };
}

export const getTradingWalletId = (company: number): number => company;

/** `count` wallets, assigned to the organisations in rotation. */
export const generateWallets = (clients: readonly Row<'organizations'>[], count: number): Wallet[] =>
  Array.from({ length: count }, (_, index) => {
    const owner = clients[index % clients.length];
    const round = Math.floor(index / clients.length);
    const id = FIRST_ORGANIZATION_ID + index;
    const { currency, network, name, balance } = KINDS[round % KINDS.length] ?? KINDS[0];
    const { status, aml_percentage } = riskOf(id, round);
    return {
      id,
      wallet_id: `W-${padNumber(id, 6)}`,
      company_id: owner?.id ?? 0,
      company_name: owner?.company_name ?? '',
      company_inn: owner?.inn ?? null,
      role: owner?.role ?? 'ved_participant',
      wallet_type: round % 2 === 0 ? 'import' : 'export',
      currency,
      name,
      photo: null,
      address: addressOf(id, network),
      network,
      aml_percentage,
      aml_checked_at: aml_percentage === null ? null : CREATED,
      status,
      custody: 'hot',
      balance: status === 'requested' ? '0' : balance,
      reserved: '0',
      ved_contract_number: null,
      balance_request: null,
      funding_reported_at: null,
      incoming: '0',
      attributed: '0',
      created_at: CREATED,
      updated_at: null,
    };
  });
