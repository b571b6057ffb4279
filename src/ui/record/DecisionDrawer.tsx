// A record opened beside its list: what it is, what can be done about it in the foot, and the question before a move.
import type { ReactNode } from 'react';
import type { AnyStateMachine } from 'xstate';
import type { AvailableTransitions } from '../hooks/data/useLifecycleTransitions.ts';
import { Drawer, type DrawerProps } from '../kit/overlay/Drawer.tsx';
import type { DescriptionItem } from '../kit/display/DescriptionList.tsx';
import { Money } from '../kit/display/Money.tsx';
import { DecisionDialog } from './DecisionDialog.tsx';
import { UnsentReasonNote } from './UnsentReasonNote.tsx';
import { FactList } from '../kit/layout/ListPage.styles.ts';
import { TransitionButtons } from './TransitionButtons.tsx';
import { RecordStatus } from './RecordStatus.tsx';
import type { DecisionState } from './useDecision.ts';

/** How a list opens one of its records. */
export interface RecordDrawerProps {
  readonly onClose: () => void;
  /** Before the cross, as the steps through a queue. */
  readonly tools?: ReactNode;
  /** After the moves in the foot, as the link to the next one. */
  readonly onward?: ReactNode;
}

interface DecidedDrawerProps extends RecordDrawerProps, Pick<DrawerProps, 'title' | 'children'> {
  readonly of: AnyStateMachine;
  readonly status: string | null;
  /** The chip, where the record says more than its status. */
  readonly mark?: ReactNode;
  readonly open: AvailableTransitions;
  /** `false`: another button of the foot is the chief one. */
  readonly chief?: boolean;
  readonly decisions: DecisionState;
  /** Of the question: the record in short. */
  readonly rows: readonly DescriptionItem[];
  readonly labels: Readonly<Record<string, string>>;
  /** Before the moves in the foot. */
  readonly ahead?: ReactNode;
}

/** A decision taken elsewhere drops the question asked for the old status, not its words. */
export function DecisionDrawer(props: DecidedDrawerProps) {
  const { title, of, status, mark, open, chief, decisions, rows, labels, tools, ahead, onward, onClose, children } =
    props;
  const { decision, question, onMove, of: decided } = decisions;
  const isFoot = open.moves.length > 0 || Boolean(ahead) || onward !== undefined;
  return (
    <Drawer
      title={title}
      mark={mark ?? <RecordStatus of={of} status={status} />}
      tools={tools}
      onClose={onClose}
      foot={
        isFoot ? (
          <>
            {ahead}
            <TransitionButtons {...open} chief={chief} busy={decision.form.busy} onMove={onMove} />
            {onward}
          </>
        ) : null
      }
    >
      {decided ? <UnsentReasonNote of={decided} /> : null}
      <FactList>{children}</FactList>
      {question ? <DecisionDialog decision={decision} question={question} rows={rows} labels={labels} /> : null}
    </Drawer>
  );
}

interface MainSumProps {
  readonly label: string;
  readonly amount: string | null;
  readonly currency: string | null;
}

/** The one figure a record is about. */
export function HeadlineAmount({ label, amount, currency }: MainSumProps) {
  return (
    <div className="sum">
      <span>{label}</span>
      <strong>
        <Money amount={amount} currency={currency} />
      </strong>
    </div>
  );
}
