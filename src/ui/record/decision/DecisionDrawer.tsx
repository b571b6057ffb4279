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
  readonly trailingActions?: ReactNode;
}

interface DecidedDrawerProps extends RecordDrawerProps, Pick<DrawerProps, 'title' | 'children'> {
  readonly lifecycle: AnyStateMachine;
  readonly status: string | null;
  /** Status chip, if it differs from the plain status. */
  readonly statusChip?: ReactNode;
  readonly open: AvailableTransitions;
  /** `false`: another button of the footer is the primary one. */
  readonly isPrimary?: boolean;
  readonly decisions: DecisionState;
  /** Summary of the record in the confirmation. */
  readonly rows: readonly DescriptionItem[];
  readonly labels: Readonly<Record<string, string>>;
  /** Before the transitions in the footer. */
  readonly leadingActions?: ReactNode;
}

/** A decision taken elsewhere closes the confirmation for the old status, but keeps the typed reason. */
export function DecisionDrawer(props: DecidedDrawerProps) {
  const {
    title,
    lifecycle,
    status,
    statusChip,
    open,
    isPrimary,
    decisions,
    rows,
    labels,
    tools,
    leadingActions,
    trailingActions,
    onClose,
    children,
  } = props;
  const { decision, prompt, onMove, subject: decided } = decisions;
  const isFoot = open.moves.length > 0 || Boolean(leadingActions) || trailingActions !== undefined;
  return (
    <Drawer
      title={title}
      statusChip={statusChip ?? <RecordStatus lifecycle={lifecycle} status={status} />}
      tools={tools}
      onClose={onClose}
      footer={
        isFoot ? (
          <>
            {leadingActions}
            <TransitionButtons {...open} isPrimary={isPrimary} busy={decision.form.busy} onMove={onMove} />
            {trailingActions}
          </>
        ) : null
      }
    >
      {decided ? <UnsentReasonNote subject={decided} /> : null}
      <FactList>{children}</FactList>
      {prompt ? <DecisionDialog decision={decision} prompt={prompt} rows={rows} labels={labels} /> : null}
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
