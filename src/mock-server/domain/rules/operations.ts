// Registry of digital-currency operations, filled by executed trades, exchanges and payments.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { Row } from '../../db/tables.ts';
import type { Database } from '../../db/database.ts';

/** Transaction hash of the demo chain, deterministic by document. */
export const generateTransactionHash = (document: string): string =>
  bytesToHex(sha256(new TextEncoder().encode(document)));

/** Whether an operation has a submission, including drafts. */
export const isSubmittedOperation = (world: Database, { operation_id, submitted }: Row<'operations'>): boolean =>
  submitted || world.sortedBy('submissions', 'operation_id', operation_id).length > 0;

export interface OperationMovement {
  readonly type: 'buy' | 'sell' | 'exchange' | 'transfer';
  /** The wallet whose currency moved. */
  readonly wallet: Row<'wallets'>;
  readonly amount: string;
  /** Creation time of the request. */
  readonly begun: string;
  readonly hash: string;
  readonly ved_contract_number: string | null;
}

/** Adds an operation to the registry under the next number. */
export function addOperation(
  world: Database,
  { type, wallet, amount, begun, hash, ved_contract_number }: OperationMovement,
): void {
  const now = world.clock.iso();
  const number = String(world.ids.tick('operation')).padStart(6, '0');
  world.put('operations', {
    id: world.ids.next('operations'),
    operation_id: `ЦВ-${now.slice(0, 4)}-${number}`,
    operation_type: type,
    operation_date: now,
    operation_date_begin: begun,
    currency: wallet.currency,
    network: wallet.network,
    currency_amount: amount,
    participant_id: wallet.company_id,
    participant_type: wallet.role,
    company_name: wallet.company_name,
    company_inn: wallet.company_inn,
    wallet_address: wallet.address,
    hash,
    aml_percentage: wallet.aml_percentage,
    ved_contract_number,
    submitted: false,
  });
}
