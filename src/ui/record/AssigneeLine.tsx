// Whose move a record is, said in its card and in a column of its owner's list.
import type { AnyStateMachine } from 'xstate';
import { waitsForOperator } from '../../machines/lifecycles/transitions.ts';
import type { Column } from '../kit/table/Table.tsx';
import { TurnMark } from '../kit/display/AssigneeMark.tsx';
import { MISSING } from '../kit/display/format.ts';
import { TurnNote } from '../kit/layout/ListPage.styles.ts';

interface TurnLineProps {
  readonly of: AnyStateMachine;
  readonly status: string | null;
  /** The reader has a move. */
  readonly isMine: boolean;
  /** What the reader does next, and what the operator does. */
  readonly mine: string;
  readonly operators: string;
}

/** «Ваш ход.» or «Ход оператора.»; nothing once it is over. */
export function TurnLine({ of, status, isMine, mine, operators }: TurnLineProps) {
  if (!isMine && !waitsForOperator(of, status)) return null;
  return (
    <TurnNote data-mine={isMine || undefined}>
      <strong>{isMine ? 'Ваш ход.' : 'Ход оператора.'}</strong> <span>{isMine ? mine : operators}</span>
    </TurnNote>
  );
}

/** For records that only the operator moves on. */
export const operatorTurn = (of: AnyStateMachine): Column<{ readonly status: string | null }> => ({
  key: 'turn',
  title: 'Чей ход',
  width: 120,
  card: 'foot',
  cell: ({ status }) => (waitsForOperator(of, status) ? <TurnMark turn="operator" /> : MISSING),
});
