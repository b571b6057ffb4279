// All lifecycles by name, for tests, docs and the mock server.
import type { AnyStateMachine } from 'xstate';
import { agreementLifecycle } from './agreement.ts';
import { balanceRequestLifecycle } from './balanceRequest.ts';
import { chatLifecycle } from './chat.ts';
import { contractLifecycle } from './contract.ts';
import { depositLifecycle } from './deposit.ts';
import { exchangeLifecycle } from './exchange.ts';
import { operationLifecycle } from './operation.ts';
import { organizationLifecycle } from './organization.ts';
import { tradeLifecycle } from './trade.ts';
import { vedTransactionLifecycle } from './vedTransaction.ts';
import { verificationLifecycle } from './verification.ts';
import { walletLifecycle } from './wallet.ts';
import { withdrawalLifecycle } from './withdrawal.ts';

export type LifecycleName =
  | 'agreement'
  | 'balanceRequest'
  | 'chat'
  | 'contract'
  | 'deposit'
  | 'exchange'
  | 'operation'
  | 'organization'
  | 'trade'
  | 'vedTransaction'
  | 'verification'
  | 'wallet'
  | 'withdrawal';

/** Name → machine. Screens import the single machine they need. */
export const lifecycles: Readonly<Record<LifecycleName, AnyStateMachine>> = {
  agreement: agreementLifecycle,
  balanceRequest: balanceRequestLifecycle,
  chat: chatLifecycle,
  contract: contractLifecycle,
  deposit: depositLifecycle,
  exchange: exchangeLifecycle,
  operation: operationLifecycle,
  organization: organizationLifecycle,
  trade: tradeLifecycle,
  vedTransaction: vedTransactionLifecycle,
  verification: verificationLifecycle,
  wallet: walletLifecycle,
  withdrawal: withdrawalLifecycle,
};
