// Handlers of all endpoints by name. A missing one is a type error.
import type { RequestHandlers } from '../http/handler.ts';
import { agreements } from './accounts/agreements.ts';
import { auth } from './accounts/auth.ts';
import { chats } from './chats.ts';
import { contracts } from './contracts.ts';
import { custody } from './money/custody.ts';
import { tradeReview } from './trading/tradeReview.ts';
import { deposits } from './money/deposits.ts';
import { exchanges } from './trading/exchanges.ts';
import { fiatWallet } from './money/fiatWallet.ts';
import { kyt } from './kyt.ts';
import { notifications } from './accounts/notifications.ts';
import { operations } from './trading/operations.ts';
import { organizations } from './accounts/organizations.ts';
import { passwordRecovery } from './accounts/passwordRecovery.ts';
import { registration } from './accounts/registration.ts';
import { reports } from './reports.ts';
import { organizationStatus } from './accounts/organizationStatus.ts';
import { submissions } from './trading/submissions.ts';
import { trades } from './trading/trades.ts';
import { payments } from './money/payments.ts';
import { walletBalances } from './money/walletBalances.ts';
import { walletReview } from './money/walletReview.ts';
import { wallets } from './money/wallets.ts';
import { withdrawals } from './money/withdrawals.ts';

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
