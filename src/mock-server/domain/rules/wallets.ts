// Which wallet a request may name: an own one of the right currency that screening has not refused.
import { walletLifecycle } from '../../../machines/lifecycles/wallet.ts';
import { isDirty, isFrozen } from '../aml.ts';
import { labelOf } from '../lifecycle.ts';
import { withReason } from '../notify.ts';
import { invalid } from '../../http/response.ts';
import type { Row } from '../../db/tables.ts';
import type { World } from '../../db/database.ts';

/** AML: the wallet failed its check, or its funds are frozen. */
export const failedScreening = (field = 'wallet_id') => invalid({ [field]: 'Кошелёк не прошёл AML-проверку' });

/** Whether money may enter or leave a wallet now. */
export const isUsable = ({ status }: Row<'wallets'>): boolean => status === 'active' || status === 'funded';

/** Throws AML or V for a wallet that no money may enter or leave. */
export function assertUsable(wallet: Row<'wallets'>, field?: string): void {
  if (isDirty(wallet)) throw failedScreening(field);
  if (!isUsable(wallet)) throw notApproved(field);
}

// assumed: the contract gives neither of these two texts
const notApproved = (field = 'wallet_id') => invalid({ [field]: 'Кошелёк ещё не одобрен' });
const frozen = () => invalid({ wallet_id: 'Средства кошелька заморожены' });

/** Throws V for a wallet whose balance nothing may change: a mere request, or frozen funds. A refused one still holds. */
export function assertHolding(wallet: Row<'wallets'>): void {
  if (isFrozen(wallet)) throw frozen();
  if (!isUsable(wallet) && !isDirty(wallet)) throw notApproved();
}

/** The wallet of a company that a field of its request names. Throws V or AML at that field. */
export function walletFor(
  world: World,
  company: number,
  { id, currency, field = 'wallet_id' }: { id: number; currency?: string; field?: string },
): Row<'wallets'> {
  const wallet = world.get('wallets', id);
  // assumed: the contract gives neither of these two texts
  if (wallet?.company_id !== company) throw invalid({ [field]: 'Кошелёк не найден' });
  if (currency !== undefined && wallet.currency !== currency) throw invalid({ [field]: 'Кошелёк в другой валюте' });
  assertUsable(wallet, field);
  return wallet;
}

/** What notifications say of a wallet; `reason` is why the operator decided so. */
export const walletWords = ({ id, wallet_id, status }: Row<'wallets'>, reason?: string) => ({
  id,
  wallet: wallet_id,
  label: withReason(labelOf(walletLifecycle, status), reason),
});
