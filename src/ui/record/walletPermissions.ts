// What may be done with a wallet, read off its lifecycle, so that no view compares statuses.
import type { Wallet } from '../../api/schemas/wallets.ts';
import { getTransitions } from '../../machines/lifecycles/transitions.ts';
import { walletLifecycle } from '../../machines/lifecycles/wallet.ts';

const operator = { role: 'authorized_organization', isOwner: false } as const;

const isOpenTo =
  (asked: string) =>
  ({ status }: Pick<Wallet, 'status'>): boolean =>
    getTransitions(walletLifecycle, status, operator).some(({ event }) => event === asked);

/** Money may enter and leave it: a wallet that can be funded. The others are asked for, refused or frozen. */
export const canFund = isOpenTo('FUND');

/** It holds what may still be set right: a refused wallet does, a mere request and frozen funds do not. */
export const canBlock = isOpenTo('BLOCK');
