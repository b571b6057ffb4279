// Assignee of a record, in its card and in a column of its owner's list.
import type { AnyStateMachine } from 'xstate';
import { isAwaitingOperator } from '../../machines/lifecycles/transitions.ts';
import type { Column } from '../kit/table/Table.tsx';
import { AssigneeMark } from '../kit/display/AssigneeMark.tsx';
import { EMPTY_VALUE } from '../kit/display/format.ts';
import { AssigneeNote } from '../kit/layout/ListPage.styles.ts';

interface TurnLineProps {
  readonly lifecycle: AnyStateMachine;
  readonly status: string | null;
  /** The user has an available transition. */
  readonly isMine: boolean;
  /** Next step of the user, and of the operator. */
  readonly mine: string;
  readonly operators: string;
}

/** «Ожидается от вас.» or «Ожидаем оператора.»; empty for a closed record. */
export function AssigneeLine({ lifecycle, status, isMine, mine, operators }: TurnLineProps) {
  if (!isMine && !isAwaitingOperator(lifecycle, status)) return null;
  return (
    <AssigneeNote data-mine={isMine || undefined}>
      <strong>{isMine ? 'Ожидается от вас.' : 'Ожидаем оператора.'}</strong> <span>{isMine ? mine : operators}</span>
    </AssigneeNote>
  );
}

/** For records that only the operator advances. */
export const assigneeColumn = (of: AnyStateMachine): Column<{ readonly status: string | null }> => ({
  key: 'turn',
  title: 'Следующий шаг',
  width: 164,
  card: 'foot',
  cell: ({ status }) => (isAwaitingOperator(of, status) ? <AssigneeMark assignee="operator" /> : EMPTY_VALUE),
});
