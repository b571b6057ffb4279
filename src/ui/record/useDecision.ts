// A lifecycle's move as people take it: asked first, sent once; a refused one is told, and the records are read again.
import { requiredValidator } from '../../api/validation/validator.ts';
import type { Endpoint, EndpointInput, EndpointResult } from '../../api/endpoint.ts';
import { type Failure, extractFieldErrors } from '../../api/errors/failure.ts';
import type { FieldErrors, FormValues } from '../../machines/form/form.machine.ts';
import type { Transition } from '../../machines/lifecycles/transitions.ts';
import { type ReviewState, type ReviewForm, textValue, useReviewForm } from '../hooks/form/useMutationForm.ts';
import { useStatusChange } from '../hooks/core/useOnChange.ts';
import { useNotify } from '../hooks/session/useNotices.ts';
import { useServices } from '../hooks/core/services.ts';
import type { DecisionPrompt } from './DecisionDialog.tsx';
import { type DecisionRecord, REASON_FIELD, findReasonDraft, getReason, reasonDraftKey } from './reasonDraft.ts';

/** The common part of a decision's body; a comment only where a reason was asked for. */
export interface DecisionSubject {
  readonly status: string;
  readonly comment?: string;
}

export interface DecisionState {
  /** For DecisionDialog, shown while there is a question. */
  readonly decision: ReviewForm<Transition>;
  readonly question: DecisionPrompt | undefined;
  /** For TransitionButtons. */
  readonly onMove: (move: Transition) => void;
  /** For UnsentReasonNote, where a question may ask for a reason; none while that can still be sent, or is on its way. */
  readonly of: DecisionRecord | undefined;
}

interface DecisionInput<E extends Endpoint> {
  /** What is decided, where a question may ask for a reason. */
  readonly of?: DecisionRecord;
  /** What it is decided from, where no question asks for a reason. */
  readonly status?: string | null;
  /** What is asked before each move, by its event. */
  readonly questions: Readonly<Record<string, DecisionPrompt>>;
  readonly inputOf: (decided: DecisionSubject) => EndpointInput<E>;
  /** Toast of a decision that was taken; a function tells what came of it instead, null where that is what was decided. */
  readonly done?: string | ((result: EndpointResult<E>) => string | null);
  readonly onDone?: () => void;
  readonly alert?: ReviewedMove<E>['alert'];
}

interface ReviewedMove<E extends Endpoint> extends Omit<ReviewState<E>, 'onRejected'> {
  /** What a refusal alerts with; null keeps the question open with what was said. */
  readonly alert?: (failure: Failure) => string | null;
  /** What the record is in now: another one closes the question, unless its answer is still to come or our own move led there. */
  readonly status?: string | null;
}

/** A move that is asked first; where the record has moved on meanwhile, that is told, and the records are read again. */
export function useReviewedTransition<E extends Endpoint>(
  target: E,
  definition: ReviewedMove<E>,
): ReviewForm<Transition> {
  const { alert = statusRefusal, status = null, ...reviewed } = definition;
  const notify = useNotify();
  const { touches } = useServices();
  const decision = useReviewForm<Transition, E>(target, {
    ...reviewed,
    onDone(result) {
      reviewed.onDone?.(result);
      led.current = textValue(decision.form.values, 'status');
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
  const led = useStatusChange(status, (isOurs) => {
    const stays = isOurs && decision.reviewed?.to !== status;
    if (!stays && !decision.form.busy) decision.back();
  });
  return decision;
}

/** What was decided meanwhile closes the question asked for the old status; a reason that was typed stays for the next try. */
export function useDecision<E extends Endpoint>(target: E, definition: DecisionInput<E>): DecisionState {
  const { of, status = of?.status ?? null, questions, inputOf, done, onDone, alert } = definition;
  const notify = useNotify();
  const decision = useReviewedTransition<E>(target, {
    ...(alert ? { alert } : {}),
    status,
    initial: { event: '', status: '', ...REASON_FIELD },
    ...(of ? { draft: reasonDraftKey(of.record), drafted: getReason } : {}),
    later: ['comment'],
    longest: { comment: 500 },
    validate(values: FormValues): FieldErrors {
      if (questions[textValue(values, 'event')]?.reason !== true) return {};
      const wrong = requiredValidator()(textValue(values, 'comment'));
      return wrong === null ? {} : { comment: wrong };
    },
    input(values) {
      const decided = { status: textValue(values, 'status') };
      const asksReason = questions[textValue(values, 'event')]?.reason === true;
      return inputOf(asksReason ? { ...decided, comment: textValue(values, 'comment') } : decided);
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
      const reason = of ? findReasonDraft(of, decision.form) : {};
      decision.review(move, { event: move.event, status: move.to, ...reason });
    },
    of: decision.reviewed ? undefined : of,
  };
}

/** The record is no longer in the status the screen shows: what the server says of it. */
const statusRefusal = (failure: Failure): string | null => extractFieldErrors(failure)['status'] ?? null;
