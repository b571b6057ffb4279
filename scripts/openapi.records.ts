// The contract's record names (domain.md section 4) and their schemas: the components of docs/openapi.json, held against the demo world by the contract tests.
import { user } from '../src/api/schemas/account.ts';
import { agreement } from '../src/api/schemas/agreements.ts';
import { chat, chatMessage, invitableOrganization } from '../src/api/schemas/chats.ts';
import { contract } from '../src/api/schemas/contracts.ts';
import { custodialSolution, custodialSummary } from '../src/api/schemas/custody.ts';
import { deposit } from '../src/api/schemas/deposits.ts';
import { exchange } from '../src/api/schemas/exchanges.ts';
import { fiatOperation, fiatWallet } from '../src/api/schemas/fiat.ts';
import { kytCompany } from '../src/api/schemas/kyt.ts';
import { notification } from '../src/api/schemas/notifications.ts';
import { digitalOperation, submitOperation } from '../src/api/schemas/operations.ts';
import { organizationRow, participant, provider } from '../src/api/schemas/organizations.ts';
import { report } from '../src/api/schemas/reports.ts';
import { platformRule } from '../src/api/schemas/rules.ts';
import { trade } from '../src/api/schemas/trades.ts';
import { vedTransaction } from '../src/api/schemas/ved.ts';
import { wallet } from '../src/api/schemas/wallets.ts';
import { withdrawal } from '../src/api/schemas/withdrawals.ts';

export const records = {
  User: user,
  OrganizationRow: organizationRow,
  Participant: participant,
  Provider: provider,
  Trade: trade,
  Exchange: exchange,
  Deposit: deposit,
  Withdrawal: withdrawal,
  Wallet: wallet,
  FiatWallet: fiatWallet,
  FiatOperation: fiatOperation,
  Contract: contract,
  VedTransaction: vedTransaction,
  DigitalOperation: digitalOperation,
  SubmitOperation: submitOperation,
  Chat: chat,
  ChatMessage: chatMessage,
  InvitableOrg: invitableOrganization,
  Agreement: agreement,
  Notification: notification,
  PlatformRule: platformRule,
  Report: report,
  CustodialSolution: custodialSolution,
  CustodialSummary: custodialSummary,
  KytCompany: kytCompany,
};
export type RecordName = keyof typeof records;
