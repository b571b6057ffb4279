// A form whose submit is one API call, optionally with a review step before sending.
import {
  type Call,
  type Endpoint,
  type EndpointInput,
  type EndpointResult,
  createCall,
  castResult,
} from '../../../api/endpoint.ts';
import { type DuplicateSearch, getDuplicateSearch } from '../../../api/endpoints/duplicates.ts';
import { type Validator, maxLengthValidator, collectErrors } from '../../../api/validation/validator.ts';
import { normalizeField } from '../../../api/validation/requisites.ts';
import { type Failure, isOutcomeUnknown } from '../../../api/errors/failure.ts';
import type { SubmitAttempt, FieldErrors, FieldValue, FormValues } from '../../../machines/form/form.machine.ts';
import { runRequest } from '../../../machines/data/request.machine.ts';
import { SENDING_CANCELLED } from '../../texts/unknownOutcome.ts';
import { hasFiles, withPendingFileErrors } from './pendingFiles.ts';
import { useConfirm } from './useConfirm.ts';
import { useFocusRequest } from '../dom/useFocusRequest.ts';
import { useLeaveGuard } from '../dom/useLeaveGuard.ts';
import { type Form, useForm } from './useForm.ts';
import type { Draft } from './useDraft.ts';
import { type FormDraft, useFormDraft } from './useFormDraft.ts';
import { useServices } from '../core/services.ts';

interface CallForm<E extends Endpoint> {
  readonly initial: FormValues;
  /** Initial values; a function receives the stored draft. */
  readonly found?: FormValues | null | ((draft: FormValues | null) => FormValues);
  /** Name of the user's draft, kept until it is submitted; files must be picked again. */
  readonly draft?: string;
  /** A draft that the screen itself stores and discards. */
  readonly ownDraft?: Pick<Draft<FormValues>, 'sent' | 'save'>;
  /** Selects the values worth storing; all by default. */
  readonly toDraft?: (values: FormValues) => FormValues;
  /** Pure; a Russian text per invalid field. */
  readonly validate: (values: FormValues) => FieldErrors;
  /** Maximal length by text field. */
  readonly maxLengths?: Readonly<Record<string, number>>;
  /** Input of the call, from valid values. */
  readonly input: (values: FormValues) => EndpointInput<E>;
  /** Runs before the call; a failure blocks it. Read once. */
  readonly beforeSend?: (values: FormValues, signal: AbortSignal) => Promise<Failure | null>;
  /** Null where the response could not be parsed: the write itself succeeded. */
  readonly onDone?: (result: EndpointResult<E> | null) => void;
  readonly onRejected?: (failure: Failure) => void;
  /** Submitted with invalid values. By default the first invalid field of an open dialog or record is focused. */
  readonly onInvalid?: () => void;
}

/** An endpoint, or a function of the values that selects one. */
type Target<E extends Endpoint> = E | ((values: FormValues) => E);
const targetOf = <E extends Endpoint>(target: Target<E>, values: FormValues): E =>
  typeof target === 'function' ? target(values) : target;

/** A create call that may have been carried out, and how to find its record. */
export interface LostWrite {
  readonly search: DuplicateSearch;
  readonly sent: Readonly<Record<string, unknown>>;
  /** Time of sending, ms since 1970. */
  readonly since: number;
  /** Sent before this page was loaded. */
  readonly restored: boolean;
}

/** A form with the draft found on mount. */
export interface FormWithDraft extends Form {
  readonly draft: FormDraft;
  readonly lost: LostWrite | null;
}

const WRONG = '[aria-invalid="true"]';

/** In an open dialog, else in the record beside the list. */
function firstWrong(): Element | null {
  const inDialog = document.querySelector(`dialog[open] ${WRONG}`);
  if (inDialog) return inDialog;
  const inRecord = [...document.querySelectorAll(`aside ${WRONG}`)];
  return inRecord.find((field) => !field.closest('aside')?.querySelector('dialog[open]')) ?? null;
}

/** All rules: the form's own, text lengths, unchecked files. */
const rulesOf = ({ validate, maxLengths = {} }: Pick<CallForm<Endpoint>, 'validate' | 'maxLengths'>) =>
  withPendingFileErrors((values) => {
    const checks = Object.entries(maxLengths).map(([name, most]) => [name, maxLengthValidator(most)] as const);
    return { ...validateTexts(values, Object.fromEntries(checks)), ...validate(values) };
  });

/**
 * Sends `target` once per submit; `target` and `definition` except its callbacks are read once. A write that was aborted,
 * by the user or by unmounting, may still be carried out: its tags are invalidated.
 */
export function useMutationForm<E extends Endpoint>(target: Target<E>, definition: CallForm<E>): FormWithDraft {
  const { requests, invalidations, notices, env } = useServices();
  const wrong = useFocusRequest(firstWrong);
  const { initial, found, beforeSend, input, toDraft, onDone, onRejected, onInvalid = wrong.request } = definition;
  const draft = useFormDraft(definition.draft, initial);
  const { sent, save } = definition.ownDraft ?? draft;
  const worthKeeping = (values: FormValues) => toDraft?.(values) ?? values;
  const form = useForm(
    {
      initial,
      found: typeof found === 'function' ? found(draft.found) : (found ?? draft.found),
      validate: rulesOf(definition),
      startAttempt: (values) => ({ values, sentAt: env.now(), key: env.newId() }),
      unanswered: sent && { ...sent, values: { ...initial, ...sent.values } },
      async submit(values, { signal, attempt, onRefused }) {
        const failure = await beforeSend?.(values, signal);
        if (failure) return { ok: false, failure };
        const call = callFor(values, attempt);
        try {
          return await runRequest(call, { ...requests, onFailure: createFailureHandler(onRefused) }, signal);
        } finally {
          if (signal.aborted) invalidations.publish(call.endpoint.invalidates);
        }
      },
    },
    {
      onSent(value) {
        draft.drop();
        onDone?.(value === null ? null : castResult(targetOf(target, initial), value));
      },
      ...(onRejected ? { onRejected } : {}),
      onInvalid,
      onEdited: (values) => draft.save(worthKeeping(values)),
      onAttempted: (values, attempt) =>
        save(worthKeeping(values), attempt && { ...attempt, values: worthKeeping(attempt.values) }),
      onLeft: () => notices.send({ type: 'notice.show', kind: 'error', text: SENDING_CANCELLED }),
    },
  );
  useLeaveGuard(form.busy || (!form.sent && hasFiles(form.values))); // after a reload the page cannot report what was pending
  return { ...form, draft, lost: form.busy || form.sent ? null : lostIn(form) };

  /** Marks the form as refused first: the refusal of a blocked account unmounts the form before `submit` returns. */
  function createFailureHandler(onRefused: () => void): typeof requests.onFailure {
    return (failure, call, ...more) => {
      if (call && !isOutcomeUnknown(failure)) onRefused();
      requests.onFailure(failure, call, ...more);
    };
  }

  function callFor(values: FormValues, attempt: SubmitAttempt | null): Call {
    const call = { ...createCall<Endpoint>(targetOf(target, values)), input: input(values) };
    return attempt ? { ...call, key: attempt.key } : call;
  }

  function lostIn({ attempt, failure }: Form): LostWrite | null {
    if (!attempt) return null;
    const call = callFor(attempt.values, attempt);
    const search = getDuplicateSearch(call.endpoint);
    return search && { search, sent: call.input.body ?? {}, since: attempt.sentAt, restored: failure === null };
  }
}

export interface ReviewForm<T> {
  readonly form: FormWithDraft;
  /** Subject of the review; null while editing. */
  readonly reviewed: T | null;
  /** Opens the review if the values with `changes` are valid, else shows the errors. */
  readonly review: (subject: T, changes?: FormValues) => void;
  /** Returns to the fields; nothing is sent. */
  readonly back: () => void;
  readonly send: () => void;
}

export interface ReviewState<E extends Endpoint> extends CallForm<E> {
  /** Fields that are part of the review and may be invalid when it opens. */
  readonly reviewFields?: readonly string[];
}

/** The review stays open until the server responds; a refusal returns to the fields unless they are part of the review. */
export function useReviewForm<T, E extends Endpoint>(target: Target<E>, definition: ReviewState<E>): ReviewForm<T> {
  const later = definition.reviewFields ?? [];
  const review = useConfirm<T>(() => undefined);
  const form = useMutationForm(target, {
    ...definition,
    onDone(result) {
      review.dismiss();
      definition.onDone?.(result);
    },
    onRejected(failure) {
      if (later.length === 0) review.dismiss();
      definition.onRejected?.(failure);
    },
  });
  return {
    form,
    reviewed: review.subject,
    review(subject, changes = {}) {
      const values = { ...form.values, ...changes };
      // A review with fields opens without the errors of the previous one; a rate limit stays.
      const isNew = later.length > 0 && !form.limited;
      if (isNew) form.reset();
      for (const [name, value] of Object.entries(isNew ? values : changes)) form.change(name, value);
      const wrong = Object.keys(rulesOf(definition)(values));
      if (wrong.some((name) => !later.includes(name))) form.submit();
      else review.open(subject);
    },
    back: review.dismiss,
    send: form.submit,
  };
}

/** Runs each check on the text of its field. */
export const validateTexts = (values: FormValues, checks: Readonly<Record<string, Validator>>): FieldErrors =>
  collectErrors(
    Object.fromEntries(Object.entries(checks).map(([name, check]) => [name, check(getTextValue(values, name))])),
  );

/** Text of a field as checked and sent: trimmed, bank details normalized. */
export function getTextValue(values: FormValues, name: string): string {
  const value: FieldValue | undefined = values[name];
  return typeof value === 'string' ? normalizeField(name, value) : '';
}
