// Whose move a deposit is, and how it is said.
import type { Role } from '../../../api/roles.ts';
import type { Deposit } from '../../../api/schemas/deposits.ts';
import { depositLifecycle } from '../../../machines/lifecycles/deposit.ts';
import { getTransitions } from '../../../machines/lifecycles/transitions.ts';

const operatorMoves = (status: string | null) =>
  getTransitions(depositLifecycle, status, { role: 'authorized_organization', isOwner: false });

export type DepositAssignee = 'none' | 'operator' | 'client';

/** Nobody's once it is final; the client's until there is a payment order. */
export function getDepositAssignee({
  status,
  payment_order,
}: Pick<Deposit, 'status' | 'payment_order'>): DepositAssignee {
  if (operatorMoves(status).length === 0) return 'none';
  return payment_order === null ? 'client' : 'operator';
}

/** How the mark calls it for the one who looks. */
export function getAssigneeMark(turn: DepositAssignee, viewer: Role | null): 'none' | 'you' | 'operator' | 'client' {
  if (turn === 'none') return turn;
  const isOperator = viewer === 'authorized_organization';
  return isOperator === (turn === 'operator') ? 'you' : turn;
}

/** What the one whose turn it is should do. */
export function getNextStep(deposit: Pick<Deposit, 'status' | 'payment_order'>): string {
  if (getDepositAssignee(deposit) === 'client') return 'Оплатите по реквизитам и загрузите платёжное поручение.';
  const [first] = operatorMoves(deposit.status);
  return first ? `Сверьте поручение с выпиской банка. Следующий шаг: ${first.label.toLowerCase()}.` : '';
}

/** The same in a few words, for cards. */
export function getShortNextStep(deposit: Pick<Deposit, 'status' | 'payment_order'>): string {
  if (getDepositAssignee(deposit) === 'client') return 'оплатить и загрузить поручение';
  return operatorMoves(deposit.status)[0]?.label.toLowerCase() ?? '';
}
