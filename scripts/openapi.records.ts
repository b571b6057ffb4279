// Record names of the contract and their schemas: the components of docs/openapi.json, checked against the demo data by the contract tests.
import { userSchema } from '../src/api/schemas/account.ts';
import { agreementSchema } from '../src/api/schemas/agreements.ts';
import { chatSchema, chatMessageSchema, invitableOrganizationSchema } from '../src/api/schemas/chats.ts';
import { contractSchema } from '../src/api/schemas/contracts.ts';
import { custodialSolutionSchema, custodialSummarySchema } from '../src/api/schemas/custody.ts';
import { depositSchema } from '../src/api/schemas/deposits.ts';
import { exchangeSchema } from '../src/api/schemas/exchanges.ts';
import { fiatOperationSchema, fiatWalletSchema } from '../src/api/schemas/fiat.ts';
import { kytCompanySchema } from '../src/api/schemas/kyt.ts';
import { notificationSchema } from '../src/api/schemas/notifications.ts';
import { digitalOperationSchema, submitOperationSchema } from '../src/api/schemas/operations.ts';
import { organizationRowSchema, participantSchema, providerSchema } from '../src/api/schemas/organizations.ts';
import { reportSchema } from '../src/api/schemas/reports.ts';
import { platformRuleSchema } from '../src/api/schemas/rules.ts';
import { tradeSchema } from '../src/api/schemas/trades.ts';
import { vedTransactionSchema } from '../src/api/schemas/ved.ts';
import { walletSchema } from '../src/api/schemas/wallets.ts';
import { withdrawalSchema } from '../src/api/schemas/withdrawals.ts';

export const records = {
  User: userSchema,
  OrganizationRow: organizationRowSchema,
  Participant: participantSchema,
  Provider: providerSchema,
  Trade: tradeSchema,
  Exchange: exchangeSchema,
  Deposit: depositSchema,
  Withdrawal: withdrawalSchema,
  Wallet: walletSchema,
  FiatWallet: fiatWalletSchema,
  FiatOperation: fiatOperationSchema,
  Contract: contractSchema,
  VedTransaction: vedTransactionSchema,
  DigitalOperation: digitalOperationSchema,
  SubmitOperation: submitOperationSchema,
  Chat: chatSchema,
  ChatMessage: chatMessageSchema,
  InvitableOrg: invitableOrganizationSchema,
  Agreement: agreementSchema,
  Notification: notificationSchema,
  PlatformRule: platformRuleSchema,
  Report: reportSchema,
  CustodialSolution: custodialSolutionSchema,
  CustodialSummary: custodialSummarySchema,
  KytCompany: kytCompanySchema,
};
export type RecordName = keyof typeof records;
