// Looking a record up by what a caller sent; not found, or not the caller's, is the same 404.
import type { Account } from '../domain/account.ts';
import { maySee } from '../domain/chats.ts';
import { invalid, notFound } from './response.ts';
import type { Row, TableName } from '../db/tables.ts';
import type { World } from '../db/database.ts';

/** Tables keyed by a number that a path or a body may name. */
type Numbered = { [T in TableName]: Row<T>['id'] extends number ? T : never }[TableName];

type Owned = { [T in Numbered]: Row<T> extends { readonly company_id: number } ? T : never }[Numbered];

/** The row with this id; throws 404 for an unknown one and for text that is no number. */
export function found<T extends Numbered>(world: World, table: T, id: string | number): Row<T> {
  const row = /^\d{1,15}$/.test(String(id)) ? world.get<Numbered>(table, Number(id)) : undefined;
  if (!row) throw notFound();
  return row;
}

/** The same, of tables whose rows belong to an organisation: clients find their own, the operator finds every one. */
export function owned<T extends Owned>(world: World, account: Account, table: T, id: string | number): Row<T> {
  const row = found(world, table, id);
  if (!account.isOperator && row.company_id !== account.organization.id) throw notFound();
  return row;
}

/** A record as its owner may comment on it; the reason it was refused for is the operator's word. */
export function commented<T extends 'deposits' | 'withdrawals'>(
  world: World,
  account: Account,
  table: T,
  id: string | number,
): Row<T> {
  const row = owned(world, account, table, id);
  if (row.status === 'rejected' && !account.isOperator) throw invalid({ comment: REASON_STAYS });
  return row;
}
const REASON_STAYS = 'Причину отказа меняет только оператор'; // assumed: the contract gives no text

/** A chat the account takes part in. */
export function ownChat(world: World, account: Account, id: string | number): Row<'chats'> {
  const chat = found(world, 'chats', id);
  if (!maySee(account, chat)) throw notFound();
  return chat;
}

/** Whom lists of clients leave out. */
export const OPERATORS = { role: 'authorized_organization' } as const;

/** Everybody but the operator. */
export const isClient = ({ role }: Row<'organizations'>): boolean => role !== OPERATORS.role;

/** A client organisation of the given role. */
export function client(world: World, role: string, id: string | number): Row<'organizations'> {
  const organization = found(world, 'organizations', id);
  if (organization.role !== role || !isClient(organization)) throw notFound();
  return organization;
}
