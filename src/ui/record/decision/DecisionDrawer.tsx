// A record opened beside its list: facts, transitions in the footer, and the confirmation of a transition.
import type { ReactNode } from 'react';
import type { AnyStateMachine } from 'xstate';
import type { AvailableTransitions } from '../../hooks/data/useLifecycleTransitions.ts';
import { Drawer, type DrawerProps } from '../../kit/overlay/Drawer.tsx';
import type { DescriptionItem } from '../../kit/display/DescriptionList.tsx';
import { Money } from '../../kit/display/Money.tsx';
import { DecisionDialog, type DecisionState } from './Decision.tsx';
import { UnsentReasonNote } from './UnsentReasonNote.tsx';
import { FactList } from '../../kit/layout/ListPage.styles.ts';
import { TransitionButtons } from './TransitionButtons.tsx';
import { RecordStatus } from '../RecordStatus.tsx';

/** Props that a list passes to the drawer of its record. */
export interface RecordDrawerProps {
  readonly onClose: () => void;
  /** Before the close button, e.g. queue navigation. */
  readonly tools?: ReactNode;
  /** After the transitions in the footer, e.g. the link to the next record. */
  readonly onward?: ReactNode;
}

interface DecidedDrawerProps extends RecordDrawerProps, Pick<DrawerProps, 'title' | 'children'> {
  readonly of: AnyStateMachine;
  readonly status: string | null;
  /** Status chip, if it differs from the plain status. */
  readonly mark?: ReactNode;
  readonly open: AvailableTransitions;
  /** `false`: another button of the footer is the primary one. */
  readonly chief?: boolean;
  readonly decisions: DecisionState;
  /** Summary of the record in the confirmation. */
  readonly rows: readonly DescriptionItem[];
  readonly labels: Readonly<Record<string, string>>;
  /** Before the transitions in the footer. */
  readonly ahead?: ReactNode;
}

/** A decision taken elsewhere closes the confirmation for the old status, but keeps the typed reason. */
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

/** The main amount of a record. */
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
