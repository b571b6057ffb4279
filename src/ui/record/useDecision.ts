// A lifecycle's move as people take it: asked first, sent once; a refused one is told, and the records are read again.
import { required } from '../../api/validation/validator.ts';
import type { Endpoint, InputOf, ResultOf } from '../../api/endpoint.ts';
import { type Failure, fieldErrors } from '../../api/errors/failure.ts';
import type { Errors, Values } from '../../machines/form/form.machine.ts';
import type { Move } from '../../machines/lifecycles/transitions.ts';
import { type Reviewed, type ReviewedForm, textIn, useReviewedForm } from '../hooks/form/useMutationForm.ts';
import { useMovedOn } from '../hooks/core/useOnChange.ts';
import { useNotify } from '../hooks/session/useNotices.ts';
import { useServices } from '../hooks/core/services.ts';
import type { Question } from './DecisionDialog.tsx';
import { type Decidable, REASON, reasonFor, reasonIn, reasonPlace } from './reasonDraft.ts';

/** The common part of a decision's body; a comment only where a reason was asked for. */
export interface Decided {
  readonly status: string;
  readonly comment?: string;
}

export interface Decisions {
  /** For DecisionDialog, shown while there is a question. */
  readonly decision: ReviewedForm<Move>;
  readonly question: Question | undefined;
  /** For MoveButtons. */
  readonly onMove: (move: Move) => void;
  /** For KeptReasonNote, where a question may ask for a reason; none while that can still be sent, or is on its way. */
  readonly of: Decidable | undefined;
}

interface DecisionInput<E extends Endpoint> {
  /** What is decided, where a question may ask for a reason. */
  readonly of?: Decidable;
  /** What it is decided from, where no question asks for a reason. */
  readonly status?: string | null;
  /** What is asked before each move, by its event. */
  readonly questions: Readonly<Record<string, Question>>;
  readonly inputOf: (decided: Decided) => InputOf<E>;
  /** Toast of a decision that was taken; a function tells what came of it instead, null where that is what was decided. */
  readonly done?: string | ((result: ResultOf<E>) => string | null);
  readonly onDone?: () => void;
  readonly alert?: ReviewedMove<E>['alert'];
}

interface ReviewedMove<E extends Endpoint> extends Omit<Reviewed<E>, 'onRejected'> {
  /** What a refusal alerts with; null keeps the question open with what was said. */
  readonly alert?: (failure: Failure) => string | null;
  /** What the record is in now: another one closes the question, unless its answer is still to come or our own move led there. */
  readonly status?: string | null;
}

/** A move that is asked first; where the record has moved on meanwhile, that is told, and the records are read again. */
export function useReviewedMove<E extends Endpoint>(target: E, definition: ReviewedMove<E>): ReviewedForm<Move> {
  const { alert = statusRefusal, status = null, ...reviewed } = definition;
  const notify = useNotify();
  const { touches } = useServices();
  const decision = useReviewedForm<Move, E>(target, {
    ...reviewed,
    onDone(result) {
      reviewed.onDone?.(result);
      led.current = textIn(decision.form.values, 'status');
      decision.form.reset(); // the next move from the new status is typed into it
    },
    onRejected(failure) {
      const told = alert(failure);
      if (told === null) return;
      notify('alert', told);
      decision.back();
      touches.publish(target.touches);
    },
  });
  // What is asked right behind our own move, before its record has been read again, stays asked.
  const led = useMovedOn(status, (isOurs) => {
    const stays = isOurs && decision.reviewed?.to !== status;
    if (!stays && !decision.form.busy) decision.back();
  });
  return decision;
}

/** What was decided meanwhile closes the question asked for the old status; a reason that was typed stays for the next try. */
export function useDecision<E extends Endpoint>(target: E, definition: DecisionInput<E>): Decisions {
  const { of, status = of?.status ?? null, questions, inputOf, done, onDone, alert } = definition;
  const notify = useNotify();
  const decision = useReviewedMove<E>(target, {
    ...(alert ? { alert } : {}),
    status,
    initial: { event: '', status: '', ...REASON },
    ...(of ? { draft: reasonPlace(of.record), drafted: reasonIn } : {}),
    later: ['comment'],
    longest: { comment: 500 },
    validate(values: Values): Errors {
      if (questions[textIn(values, 'event')]?.reason !== true) return {};
      const wrong = required()(textIn(values, 'comment'));
      return wrong === null ? {} : { comment: wrong };
    },
    input(values) {
      const decided = { status: textIn(values, 'status') };
      const asksReason = questions[textIn(values, 'event')]?.reason === true;
      return inputOf(asksReason ? { ...decided, comment: textIn(values, 'comment') } : decided);
    },
    onDone(result) {
      const otherwise = result && typeof done === 'function' ? done(result) : null;
      if (otherwise !== null) notify('alert', otherwise);
      else notify('done', typeof done === 'string' ? done : 'Статус обновлён');
      onDone?.();
    },
  });
  return {
    decision,
    question: decision.reviewed ? questions[decision.reviewed.event] : undefined,
    onMove(move) {
      const reason = of ? reasonFor(of, decision.form) : {};
      decision.review(move, { event: move.event, status: move.to, ...reason });
    },
    of: decision.reviewed ? undefined : of,
  };
}

/** The record is no longer in the status the screen shows: what the server says of it. */
const statusRefusal = (failure: Failure): string | null => fieldErrors(failure)['status'] ?? null;
