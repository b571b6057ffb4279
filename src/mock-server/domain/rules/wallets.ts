// Wallet checks for requests: own wallet, matching currency, screening passed.
import { walletLifecycle } from '../../../machines/lifecycles/wallet.ts';
import { isHighRisk, isFrozenStatus } from '../aml.ts';
import { getStatusLabel } from '../lifecycle.ts';
import { appendReason } from '../notify.ts';
import { validationError } from '../../http/response.ts';
import type { Row } from '../../db/tables.ts';
import type { Database } from '../../db/database.ts';

/** AML: the wallet failed its check, or its funds are frozen. */
export const failedScreeningError = (field = 'wallet_id') =>
  validationError({ [field]: 'Кошелёк не прошёл AML-проверку' });

/** Whether a wallet may send and receive money now. */
export const isWalletUsable = ({ status }: Row<'wallets'>): boolean => status === 'active' || status === 'funded';

/** Throws AML or V for a wallet that may not send or receive money. */
export function assertWalletUsable(wallet: Row<'wallets'>, field?: string): void {
  if (isHighRisk(wallet)) throw failedScreeningError(field);
  if (!isWalletUsable(wallet)) throw notApproved(field);
}

// assumed: the contract gives neither of these two texts
const notApproved = (field = 'wallet_id') => validationError({ [field]: 'Кошелёк ещё не одобрен' });
const frozen = () => validationError({ wallet_id: 'Средства кошелька заморожены' });

/** Throws V for a wallet with a fixed balance: requested or frozen. A rejected wallet still holds money. */
export function assertBalanceMutable(wallet: Row<'wallets'>): void {
  if (isFrozenStatus(wallet)) throw frozen();
  if (!isWalletUsable(wallet) && !isHighRisk(wallet)) throw notApproved();
}

/** The company's own wallet named by a request field. Throws V or AML for that field. */
export function requireOwnWallet(
  world: Database,
  company: number,
  { id, currency, field = 'wallet_id' }: { id: number; currency?: string; field?: string },
): Row<'wallets'> {
  const wallet = world.get('wallets', id);
  // assumed: the contract gives neither of these two texts
  if (wallet?.company_id !== company) throw validationError({ [field]: 'Кошелёк не найден' });
  if (currency !== undefined && wallet.currency !== currency)
    throw validationError({ [field]: 'Кошелёк в другой валюте' });
  assertWalletUsable(wallet, field);
  return wallet;
}

/** Words of a wallet notification; `reason` explains the operator's decision. */
export const describeWallet = ({ id, wallet_id, status }: Row<'wallets'>, reason?: string) => ({
  id,
  wallet: wallet_id,
  label: appendReason(getStatusLabel(walletLifecycle, status), reason),
});
