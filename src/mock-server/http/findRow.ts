// Row lookup by caller input; a missing row and a foreign row give the same 404.
import type { Account } from '../domain/account.ts';
import { canSeeChat } from '../domain/chats.ts';
import { validationError, notFoundError } from './response.ts';
import type { Row, TableName } from '../db/tables.ts';
import type { Database } from '../db/database.ts';

/** Tables with numeric ids. */
type Numbered = { [T in TableName]: Row<T>['id'] extends number ? T : never }[TableName];

type Owned = { [T in Numbered]: Row<T> extends { readonly company_id: number } ? T : never }[Numbered];

/** The row with this id; throws 404 for an unknown id and for text that is not a number. */
export function requireRow<T extends Numbered>(world: Database, table: T, id: string | number): Row<T> {
  const row = /^\d{1,15}$/.test(String(id)) ? world.get<Numbered>(table, Number(id)) : undefined;
  if (!row) throw notFoundError();
  return row;
}

/** The same for tables with an owner: clients find their own rows, the operator finds all. */
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

/** A record with the owner's comment; only the operator may change the reason of a refusal. */
export function requireCommentableRow<T extends 'deposits' | 'withdrawals'>(
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

/** A chat the account may access. */
export function requireOwnChat(world: Database, account: Account, id: string | number): Row<'chats'> {
  const chat = requireRow(world, 'chats', id);
  if (!canSeeChat(account, chat)) throw notFoundError();
  return chat;
}

/** Role that client lists exclude. */
export const OPERATOR_FILTER = { role: 'authorized_organization' } as const;

export const isClientRole = ({ role }: Row<'organizations'>): boolean => role !== OPERATOR_FILTER.role;

/** A client organisation of the given role. */
export function requireClient(world: Database, role: string, id: string | number): Row<'organizations'> {
  const organization = requireRow(world, 'organizations', id);
  if (organization.role !== role || !isClientRole(organization)) throw notFoundError();
  return organization;
}
