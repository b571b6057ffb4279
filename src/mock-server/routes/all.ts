// Every endpoint's handler by name. A missing one does not compile.
import type { Handlers } from '../http/handler.ts';
import { agreements } from './agreements.ts';
import { auth } from './auth.ts';
import { chats } from './chats.ts';
import { contracts } from './contracts.ts';
import { custody } from './custody.ts';
import { dealing } from './tradeReview.ts';
import { deposits } from './deposits.ts';
import { exchanges } from './exchanges.ts';
import { fiat } from './fiatWallet.ts';
import { kyt } from './kyt.ts';
import { notifications } from './notifications.ts';
import { operations } from './operations.ts';
import { organizations } from './organizations.ts';
import { recovery } from './passwordRecovery.ts';
import { registration } from './registration.ts';
import { reports } from './reports.ts';
import { standing } from './organizationStatus.ts';
import { submissions } from './submissions.ts';
import { trades } from './trades.ts';
import { ved } from './payments.ts';
import { walletBalances } from './walletBalances.ts';
import { walletReview } from './walletReview.ts';
import { wallets } from './wallets.ts';
import { withdrawals } from './withdrawals.ts';

export const handlers: Handlers = {
  ...auth,
  ...registration,
  ...recovery,
  ...chats,
  ...kyt,
  ...trades,
  ...dealing,
  ...exchanges,
  ...deposits,
  ...withdrawals,
  ...fiat,
  ...agreements,
  ...notifications,
  ...contracts,
  ...ved,
  ...custody,
  ...wallets,
  ...walletBalances,
  ...walletReview,
  ...organizations,
  ...standing,
  ...operations,
  ...submissions,
  ...reports,
};
