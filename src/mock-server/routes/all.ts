// Handlers of all endpoints by name. A missing one is a type error.
import type { RequestHandlers } from '../http/handler.ts';
import { agreements } from './agreements.ts';
import { auth } from './auth.ts';
import { chats } from './chats.ts';
import { contracts } from './contracts.ts';
import { custody } from './custody.ts';
import { tradeReview } from './tradeReview.ts';
import { deposits } from './deposits.ts';
import { exchanges } from './exchanges.ts';
import { fiatWallet } from './fiatWallet.ts';
import { kyt } from './kyt.ts';
import { notifications } from './notifications.ts';
import { operations } from './operations.ts';
import { organizations } from './organizations.ts';
import { passwordRecovery } from './passwordRecovery.ts';
import { registration } from './registration.ts';
import { reports } from './reports.ts';
import { organizationStatus } from './organizationStatus.ts';
import { submissions } from './submissions.ts';
import { trades } from './trades.ts';
import { payments } from './payments.ts';
import { walletBalances } from './walletBalances.ts';
import { walletReview } from './walletReview.ts';
import { wallets } from './wallets.ts';
import { withdrawals } from './withdrawals.ts';

export const handlers: RequestHandlers = {
  ...auth,
  ...registration,
  ...passwordRecovery,
  ...chats,
  ...kyt,
  ...trades,
  ...tradeReview,
  ...exchanges,
  ...deposits,
  ...withdrawals,
  ...fiatWallet,
  ...agreements,
  ...notifications,
  ...contracts,
  ...payments,
  ...custody,
  ...wallets,
  ...walletBalances,
  ...walletReview,
  ...organizations,
  ...organizationStatus,
  ...operations,
  ...submissions,
  ...reports,
};
