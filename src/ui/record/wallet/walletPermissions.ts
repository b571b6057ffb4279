// Wallet permissions derived from its lifecycle, so that views do not compare statuses.
import type { Wallet } from '../../../api/schemas/wallets.ts';
import { getTransitions } from '../../../machines/lifecycles/transitions.ts';
import { walletLifecycle } from '../../../machines/lifecycles/wallet.ts';

const operator = { role: 'authorized_organization', isOwner: false } as const;

const isOpenTo =
  (wanted: string) =>
  ({ status }: Pick<Wallet, 'status'>): boolean =>
    getTransitions(walletLifecycle, status, operator).some(({ event }) => event === wanted);

/** An active wallet can be funded; requested, refused and frozen ones cannot. */
export const canFund = isOpenTo('FUND');

/** A refused wallet can be blocked; a mere request and a frozen wallet cannot. */
export const canBlock = isOpenTo('BLOCK');
