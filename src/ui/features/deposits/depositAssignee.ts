// Assignee of a deposit, and its texts.
import type { Role } from '../../../api/roles.ts';
import type { Deposit } from '../../../api/schemas/deposits.ts';
import { depositLifecycle } from '../../../machines/lifecycles/deposit.ts';
import { getTransitions } from '../../../machines/lifecycles/transitions.ts';

const operatorMoves = (status: string | null) =>
  getTransitions(depositLifecycle, status, { role: 'authorized_organization', isOwner: false });

export type DepositAssignee = 'none' | 'operator' | 'client';

/** Nobody once it is final; the client until there is a payment order. */
export function getDepositAssignee({
  status,
  payment_order,
}: Pick<Deposit, 'status' | 'payment_order'>): DepositAssignee {
  if (operatorMoves(status).length === 0) return 'none';
  return payment_order === null ? 'client' : 'operator';
}

/** Mark for the current user. */
export function getAssigneeMark(turn: DepositAssignee, viewer: Role | null): 'none' | 'you' | 'operator' | 'client' {
  if (turn === 'none') return turn;
  const isOperator = viewer === 'authorized_organization';
  return isOperator === (turn === 'operator') ? 'you' : turn;
}

/** Next step of the assignee. */
export function getNextStep(deposit: Pick<Deposit, 'status' | 'payment_order'>): string {
  if (getDepositAssignee(deposit) === 'client') return 'Оплатите по реквизитам и загрузите платёжное поручение.';
  const [first] = operatorMoves(deposit.status);
  return first ? `Сверьте поручение с выпиской банка. Следующий шаг: ${first.label.toLowerCase()}.` : '';
}

/** The same, shortened for cards. */
export function getShortNextStep(deposit: Pick<Deposit, 'status' | 'payment_order'>): string {
  if (getDepositAssignee(deposit) === 'client') return 'оплатить и загрузить поручение';
  return operatorMoves(deposit.status)[0]?.label.toLowerCase() ?? '';
}
