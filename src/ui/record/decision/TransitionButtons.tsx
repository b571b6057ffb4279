// Transition buttons of a record, disabled with the reason for a read-only account.
import { useId } from 'react';
import type { Transition } from '../../../machines/lifecycles/transitions.ts';
import type { AvailableTransitions } from '../../hooks/data/useLifecycleTransitions.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx';
import { READ_ONLY_MESSAGE } from '../../form/GuardedButton.tsx';

interface MoveButtonsProps extends AvailableTransitions {
  /** A decision is being sent: the others are disabled. */
  readonly busy?: boolean | undefined;
  /** `false`: another button of the view is the primary one. */
  readonly isPrimary?: boolean | undefined;
  readonly onMove: (move: Transition) => void;
}

/** The first transition is the primary button; empty without transitions. */
export function TransitionButtons({ moves, mayWrite, busy, isPrimary = true, onMove }: MoveButtonsProps) {
  const reason = useId();
  if (moves.length === 0) return null;
  return (
    <>
      {moves.map((move, index) => (
        <Button
          key={move.event}
          variant={isPrimary && index === 0 ? 'primary' : 'secondary'}
          disabled={!mayWrite || busy}
          title={mayWrite ? undefined : READ_ONLY_MESSAGE}
          aria-describedby={mayWrite ? undefined : reason}
          onClick={() => onMove(move)}
        >
          {move.label}
        </Button>
      ))}
      {mayWrite ? null : <VisuallyHidden id={reason}>{READ_ONLY_MESSAGE}</VisuallyHidden>}
    </>
  );
}
