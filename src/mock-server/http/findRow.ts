// Looking a record up by what a caller sent; not found, or not the caller's, is the same 404.
import type { Account } from '../domain/account.ts';
import { canSeeChat } from '../domain/chats.ts';
import { validationError, notFoundError } from './response.ts';
import type { Row, TableName } from '../db/tables.ts';
import type { Database } from '../db/database.ts';

/** Tables keyed by a number that a path or a body may name. */
type Numbered = { [T in TableName]: Row<T>['id'] extends number ? T : never }[TableName];

type Owned = { [T in Numbered]: Row<T> extends { readonly company_id: number } ? T : never }[Numbered];

/** The row with this id; throws 404 for an unknown one and for text that is no number. */
export function requireRow<T extends Numbered>(world: Database, table: T, id: string | number): Row<T> {
  const row = /^\d{1,15}$/.test(String(id)) ? world.get<Numbered>(table, Number(id)) : undefined;
  if (!row) throw notFoundError();
  return row;
}

/** The same, of tables whose rows belong to an organisation: clients find their own, the operator finds every one. */
export function requireOwnRow<T extends Owned>(
  world: Database,
  account: Account,
  table: T,
  id: string | number,
): Row<T> {
  const row = requireRow(world, table, id);
  if (!account.isOperator && row.company_id !== account.organization.id) throw notFoundError();
  return row;
}

/** A record as its owner may comment on it; the reason it was refused for is the operator's word. */
export function withComment<T extends 'deposits' | 'withdrawals'>(
  world: Database,
  account: Account,
  table: T,
  id: string | number,
): Row<T> {
  const row = requireOwnRow(world, account, table, id);
  if (row.status === 'rejected' && !account.isOperator) throw validationError({ comment: REASON_STAYS });
  return row;
}
const REASON_STAYS = 'Причину отказа меняет только оператор'; // assumed: the contract gives no text

/** A chat the account takes part in. */
export function requireOwnChat(world: Database, account: Account, id: string | number): Row<'chats'> {
  const chat = requireRow(world, 'chats', id);
  if (!canSeeChat(account, chat)) throw notFoundError();
  return chat;
}

/** Whom lists of clients leave out. */
export const OPERATOR_ROLES = { role: 'authorized_organization' } as const;

/** Everybody but the operator. */
export const isClientRole = ({ role }: Row<'organizations'>): boolean => role !== OPERATOR_ROLES.role;

/** A client organisation of the given role. */
export function requireClient(world: Database, role: string, id: string | number): Row<'organizations'> {
  const organization = requireRow(world, 'organizations', id);
  if (organization.role !== role || !isClientRole(organization)) throw notFoundError();
  return organization;
}
