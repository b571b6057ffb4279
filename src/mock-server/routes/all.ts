// Handlers of all endpoints by name. A missing one is a type error.
import type { RequestHandlers } from '../http/handler.ts';
import { agreementsHandlers } from './accounts/agreements.ts';
import { authHandlers } from './accounts/auth.ts';
import { chatsHandlers } from './chats.ts';
import { contractsHandlers } from './contracts.ts';
import { custodyHandlers } from './money/custody.ts';
import { tradeReviewHandlers } from './trading/tradeReview.ts';
import { depositsHandlers } from './money/deposits.ts';
import { exchangesHandlers } from './trading/exchanges.ts';
import { fiatWalletHandlers } from './money/fiatWallet.ts';
import { kytHandlers } from './kyt.ts';
import { notificationsHandlers } from './accounts/notifications.ts';
import { operationsHandlers } from './trading/operations.ts';
import { organizationsHandlers } from './accounts/organizations.ts';
import { passwordRecoveryHandlers } from './accounts/passwordRecovery.ts';
import { registrationHandlers } from './accounts/registration.ts';
import { reportsHandlers } from './reports.ts';
import { organizationStatusHandlers } from './accounts/organizationStatus.ts';
import { submissionsHandlers } from './trading/submissions.ts';
import { tradesHandlers } from './trading/trades.ts';
import { paymentsHandlers } from './money/payments.ts';
import { walletBalancesHandlers } from './money/walletBalances.ts';
import { walletReviewHandlers } from './money/walletReview.ts';
import { walletsHandlers } from './money/wallets.ts';
import { withdrawalsHandlers } from './money/withdrawals.ts';

export const handlers: RequestHandlers = {
  ...authHandlers,
  ...registrationHandlers,
  ...passwordRecoveryHandlers,
  ...chatsHandlers,
  ...kytHandlers,
  ...tradesHandlers,
  ...tradeReviewHandlers,
  ...exchangesHandlers,
  ...depositsHandlers,
  ...withdrawalsHandlers,
  ...fiatWalletHandlers,
  ...agreementsHandlers,
  ...notificationsHandlers,
  ...contractsHandlers,
  ...paymentsHandlers,
  ...custodyHandlers,
  ...walletsHandlers,
  ...walletBalancesHandlers,
  ...walletReviewHandlers,
  ...organizationsHandlers,
  ...organizationStatusHandlers,
  ...operationsHandlers,
  ...submissionsHandlers,
  ...reportsHandlers,
};
