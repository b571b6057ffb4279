// All endpoints by name, for the mock server, tests and docs.
import * as agreements from './agreements.ts';
import * as auth from './auth.ts';
import * as chats from './chats.ts';
import * as contracts from './contracts.ts';
import * as custody from './custody.ts';
import * as deposits from './deposits.ts';
import * as exchanges from './exchanges.ts';
import * as fiat from './fiat.ts';
import * as kyt from './kyt.ts';
import * as notifications from './notifications.ts';
import * as operations from './operations.ts';
import * as organizations from './organizations.ts';
import * as reports from './reports.ts';
import * as rules from './rules.ts';
import * as trades from './trades.ts';
import * as ved from './ved.ts';
import * as wallets from './wallets.ts';
import * as withdrawals from './withdrawals.ts';

export const endpoints = {
  ...auth,
  ...trades,
  ...exchanges,
  ...chats,
  ...deposits,
  ...withdrawals,
  ...ved,
  ...operations,
  ...organizations,
  ...agreements,
  ...notifications,
  ...rules,
  ...reports,
  ...custody,
  ...contracts,
  ...wallets,
  ...kyt,
  ...fiat,
};
export type EndpointName = keyof typeof endpoints;
