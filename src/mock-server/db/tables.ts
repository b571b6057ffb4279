// The tables of the demo world: one valibot schema per row, which is also its type and checks imported worlds.
import type * as v from 'valibot';
import {
  contract,
  custodialSolution,
  external,
  fiatOperation,
  fiatWallet,
  operation,
  report,
  wallet,
} from './tables/holdings.ts';
import { clock, counter, fault, origin, sockets } from './tables/machinery.ts';
import { attempts, mail, organization, recovery, session, user } from './tables/parties.ts';
import { deposit, exchange, submission, trade, vedTransaction, withdrawal } from './tables/requests.ts';
import { agreement, chat, file, message, notification, platformRule, publication } from './tables/talk.ts';

/** Schema of a row by table; every row has its key in `id`. */
export const tables = {
  organizations: organization,
  users: user,
  sessions: session,
  attempts,
  recoveries: recovery,
  mails: mail,
  wallets: wallet,
  fiat_wallets: fiatWallet,
  fiat_operations: fiatOperation,
  externals: external,
  contracts: contract,
  trades: trade,
  exchanges: exchange,
  deposits: deposit,
  withdrawals: withdrawal,
  ved_transactions: vedTransaction,
  operations: operation,
  submissions: submission,
  chats: chat,
  messages: message,
  agreements: agreement,
  publications: publication,
  notifications: notification,
  reports: report,
  custodial_solutions: custodialSolution,
  platform_rules: platformRule,
  files: file,
  faults: fault,
  clock,
  sockets,
  counters: counter,
  origins: origin,
} as const;

export type TableName = keyof typeof tables;
export type Row<T extends TableName> = Readonly<v.InferOutput<(typeof tables)[T]>>;
export type Key<T extends TableName> = Row<T>['id'];

export const TABLE_NAMES: readonly TableName[] = Object.keys(tables).filter((name) => isTable(name));

/** Whether a name from outside (an imported world, a stored row) is a table of ours. */
export function isTable(name: string): name is TableName {
  return Object.hasOwn(tables, name);
}
