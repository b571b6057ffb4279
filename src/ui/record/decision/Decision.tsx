// A lifecycle transition from the UI: confirmed in a dialog, sent once; a refusal is shown and the records are refetched.
import type { ReactNode } from 'react';
import { requiredValidator } from '../../../api/validation/validator.ts';
import type { Endpoint, EndpointInput, EndpointResult } from '../../../api/endpoint.ts';
import { type Failure, extractFieldErrors } from '../../../api/errors/failure.ts';
import type { FieldErrors, FormValues } from '../../../machines/form/form.machine.ts';
import type { Transition } from '../../../machines/lifecycles/transitions.ts';
import { SubmitErrorMessage } from '../../form/SubmitErrorMessage.tsx';
import { type ReviewState, type ReviewForm, getTextValue, useReviewForm } from '../../hooks/form/useMutationForm.ts';
import { useStatusChange } from '../../hooks/core/useOnChange.ts';
import { useNotify } from '../../hooks/session/useNotices.ts';
import { useServices } from '../../hooks/core/services.ts';
import type { DescriptionItem } from '../../kit/display/DescriptionList.tsx';
import { TextArea } from '../../kit/fields/TextArea.tsx';
import { ConfirmDialog } from '../../kit/overlay/ConfirmDialog.tsx';
import { type DecisionRecord, EMPTY_REASON, getReasonValues, toReasonDraft, reasonDraftKey } from './reasonDraft.ts';

/** Confirmation of a transition. */
export interface DecisionPrompt {
  readonly title: string;
  readonly text: ReactNode;
  readonly confirm?: string;
  readonly cancel?: string;
  readonly danger?: true;
  /** The transition needs a reason, shown to the other side. */
  readonly reason?: true;
  /** Label of the reason field, if the transition is not a refusal. */
  readonly reasonLabel?: string;
}

/** The confirmation of a transition; one without a text of its own asks by its label. */
export const getPrompt = (
  prompts: Readonly<Record<string, DecisionPrompt>>,
  { event, label }: Transition,
): DecisionPrompt => prompts[event] ?? { title: `${label}?`, text: 'Статус записи изменится.' };

/** Common part of a decision's body; a comment only if a reason was required. */
export interface DecisionSubject {
  readonly status: string;
  readonly comment?: string;
}

export interface DecisionState {
  /** For DecisionDialog, rendered while a confirmation is open. */
  readonly decision: ReviewForm<Transition>;
  readonly prompt: DecisionPrompt | undefined;
  /** For TransitionButtons. */
  readonly onMove: (move: Transition) => void;
  /** For UnsentReasonNote; undefined while the reason can still be sent or is being sent. */
  readonly subject: DecisionRecord | undefined;
}

interface DecisionInput<E extends Endpoint> {
  /** Subject of the decision, if it may require a reason. */
  readonly subject?: DecisionRecord;
  /** Current status, if no transition requires a reason. */
  readonly status?: string | null;
  /** Confirmations by transition event. */
  readonly questions: Readonly<Record<string, DecisionPrompt>>;
  /** Initial reasons by transition event; a typed reason takes precedence. */
  readonly reasons?: Readonly<Record<string, string>>;
  readonly inputOf: (decided: DecisionSubject) => EndpointInput<E>;
  /** Toast of a successful decision; a function derives it from the response, null for the default. */
  readonly done?: string | ((result: EndpointResult<E>) => string | null);
  readonly onDone?: () => void;
  readonly alert?: ReviewedMove<E>['alert'];
}

interface ReviewedMove<E extends Endpoint> extends Omit<ReviewState<E>, 'onRejected'> {
  /** Alert of a refusal; null keeps the dialog open with the error. */
  readonly alert?: (failure: Failure) => string | null;
  /**
   * Current status: a change closes the confirmation, unless its call is pending or our own transition caused the change.
   */
  readonly status?: string | null;
}

/** A confirmed transition; if the record has changed meanwhile, a notice says so and the records are refetched. */
export function useReviewedTransition<E extends Endpoint>(
  target: E,
  definition: ReviewedMove<E>,
): ReviewForm<Transition> {
  const { alert = statusRefusal, status = null, ...reviewed } = definition;
  const notify = useNotify();
  const { invalidations } = useServices();
  const decision = useReviewForm<Transition, E>(target, {
    ...reviewed,
    onDone(result) {
      reviewed.onDone?.(result);
      setOwnStatus(getTextValue(decision.form.values, 'status'));
      decision.form.reset(); // the next transition from the new status reuses the form
    },
    onRejected(failure) {
      const message = alert(failure);
      if (message === null) return;
      notify('alert', message);
      decision.back();
      invalidations.publish(target.invalidates);
    },
  });
  // A confirmation opened right after our own transition, before its record is refetched, stays open.
  const setOwnStatus = useStatusChange(status, (isOurs) => {
    const keepsOpen = isOurs && decision.reviewed?.to !== status;
    if (!keepsOpen && !decision.form.busy) decision.back();
  });
  return decision;
}

/** A decision taken elsewhere closes the confirmation for the old status; the typed reason is kept. */
export function useDecision<E extends Endpoint>(target: E, definition: DecisionInput<E>): DecisionState {
  const {
    subject,
    status = subject?.status ?? null,
    questions,
    reasons = {},
    inputOf,
    done,
    onDone,
    alert,
  } = definition;
  const notify = useNotify();
  const decision = useReviewedTransition<E>(target, {
    ...(alert ? { alert } : {}),
    status,
    initial: { event: '', status: '', ...EMPTY_REASON },
    ...(subject ? { draft: reasonDraftKey(subject.record), toDraft: toReasonDraft } : {}),
    reviewFields: ['comment'],
    maxLengths: { comment: 500 },
    validate(values: FormValues): FieldErrors {
      if (questions[getTextValue(values, 'event')]?.reason !== true) return {};
      const wrong = requiredValidator()(getTextValue(values, 'comment'));
      return wrong === null ? {} : { comment: wrong };
    },
    input(values) {
      const decided = { status: getTextValue(values, 'status') };
      const asksReason = questions[getTextValue(values, 'event')]?.reason === true;
      return inputOf(asksReason ? { ...decided, comment: getTextValue(values, 'comment') } : decided);
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
    prompt: decision.reviewed ? getPrompt(questions, decision.reviewed) : undefined,
    onMove(move) {
      const reason: FormValues = subject ? getReasonValues(subject, decision.form) : {};
      const suggested = reasons[move.event];
      const initial = suggested && !reason['comment'] ? { ...reason, comment: suggested } : reason;
      decision.review(move, { event: move.event, status: move.to, ...initial });
    },
    subject: decision.reviewed ? undefined : subject,
  };
}

/** The record's status has changed: the server's message. */
const statusRefusal = (failure: Failure): string | null => extractFieldErrors(failure)['status'] ?? null;

interface DecisionDialogProps {
  readonly decision: ReviewForm<Transition>;
  readonly prompt: DecisionPrompt;
  readonly rows: readonly DescriptionItem[];
  readonly labels: Readonly<Record<string, string>>;
}

/** The initial focus is on «Отмена», so a stray Enter confirms nothing. A cancelled call leaves the dialog open. */
export function DecisionDialog({ decision, prompt, rows, labels }: DecisionDialogProps) {
  const { form, reviewed, back, send } = decision;
  if (!reviewed) return null;
  return (
    <ConfirmDialog
      title={prompt.title}
      text={prompt.text}
      rows={rows}
      confirm={prompt.confirm ?? reviewed.label}
      cancel={form.slow ? 'Отменить отправку' : prompt.cancel}
      danger={prompt.danger}
      busy={form.busy && !form.slow}
      inactive={form.limited}
      onConfirm={send}
      onCancel={form.busy ? form.cancel : back}
    >
      {prompt.reason ? <TextArea {...form.text('comment')} label={prompt.reasonLabel ?? 'Причина'} /> : null}
      <SubmitErrorMessage failure={form.failure} labels={labels} />
    </ConfirmDialog>
  );
}
