// Tables of the demo world: one valibot schema per row, used as its type and to validate imported worlds.
import type * as v from 'valibot';
import {
  contractRow,
  custodialSolutionRow,
  externalAccountRow,
  fiatOperationRow,
  fiatWalletRow,
  operationRow,
  reportRow,
  walletRow,
} from './tables/holdings.ts';
import { clockRow, counterRow, faultRow, originRow, socketsRow } from './tables/system.ts';
import { attemptsRow, mailRow, organizationRow, recoveryRow, sessionRow, userRow } from './tables/parties.ts';
import {
  depositRow,
  exchangeRow,
  submissionRow,
  tradeRow,
  vedTransactionRow,
  withdrawalRow,
} from './tables/requests.ts';
import {
  agreementRow,
  chatRow,
  fileRow,
  messageRow,
  notificationRow,
  platformRuleRow,
  publicationRow,
} from './tables/communication.ts';

/** Row schema by table; every row has its key in `id`. */
export const tables = {
  organizations: organizationRow,
  users: userRow,
  sessions: sessionRow,
  attempts: attemptsRow,
  recoveries: recoveryRow,
  mails: mailRow,
  wallets: walletRow,
  fiat_wallets: fiatWalletRow,
  fiat_operations: fiatOperationRow,
  externals: externalAccountRow,
  contracts: contractRow,
  trades: tradeRow,
  exchanges: exchangeRow,
  deposits: depositRow,
  withdrawals: withdrawalRow,
  ved_transactions: vedTransactionRow,
  operations: operationRow,
  submissions: submissionRow,
  chats: chatRow,
  messages: messageRow,
  agreements: agreementRow,
  publications: publicationRow,
  notifications: notificationRow,
  reports: reportRow,
  custodial_solutions: custodialSolutionRow,
  platform_rules: platformRuleRow,
  files: fileRow,
  faults: faultRow,
  clock: clockRow,
  sockets: socketsRow,
  counters: counterRow,
  origins: originRow,
} as const;

export type TableName = keyof typeof tables;
export type Row<T extends TableName> = Readonly<v.InferOutput<(typeof tables)[T]>>;
export type Key<T extends TableName> = Row<T>['id'];

export const TABLE_NAMES: readonly TableName[] = Object.keys(tables).filter((name) => isTable(name));

/** Checks a table name from an import or from storage. */
export function isTable(name: string): name is TableName {
  return Object.hasOwn(tables, name);
}
