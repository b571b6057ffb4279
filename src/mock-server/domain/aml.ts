// The AML score of a wallet in the demo world (domain.md section 7) and what it means.
import { sha256 } from '@noble/hashes/sha2.js';
import { HttpError } from '../http/response.ts';
import type { Row } from '../db/tables.ts';

/** From this score on a wallet is dirty: rejected unless already blocked. */
export const REJECTION_SCORE = 50;

/** Statuses of dirty wallets. */
export const HIGH_RISK_STATUSES: readonly string[] = ['rejected', 'blocked'];
/** It stands in the rejected section. */
export const isHighRisk = ({ status }: Pick<Row<'wallets'>, 'status'>): boolean => HIGH_RISK_STATUSES.includes(status);
/** The operator has blocked it. */
export const isFrozenStatus = ({ status }: Pick<Row<'wallets'>, 'status'>): boolean => status === 'blocked';

/**
 * Score 0–100 in per cent. The name decides in demos: «риск» is 72, «fail500» fails with status 500. A new address gets the
 * first byte of its sha256 divided by 8 (0–31.9).
 */
// assumed: a score once given stays, so a wallet rejected for it is not approved in the demo
function amlScore({ name, address, aml_percentage }: Row<'wallets'>): number {
  // assumed: no text of the error catalogue, so that the alert of the AML check stands alone, without the modal
  if (name.includes('fail500')) throw new HttpError(500, { detail: 'AML provider failed' });
  if (name.includes('риск')) return 72;
  return aml_percentage ?? Math.round((sha256(new TextEncoder().encode(address))[0] ?? 0) / 0.8) / 10;
}

/** A wallet after its check at a time: a score too high rejects it, unless its funds are frozen already. */
export function applyScreening(wallet: Row<'wallets'>, at: string): Row<'wallets'> {
  const aml_percentage = amlScore(wallet);
  const isRefused = aml_percentage >= REJECTION_SCORE && !isFrozenStatus(wallet);
  return { ...wallet, aml_percentage, aml_checked_at: at, status: isRefused ? 'rejected' : wallet.status };
}
