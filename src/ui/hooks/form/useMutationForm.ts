// A form whose submit is one call of the contract, and the same with a look at what will be sent before it goes out.
import { useRef } from 'react';
import {
  type Call,
  type Endpoint,
  type EndpointInput,
  type EndpointResult,
  createCall,
  castResult,
} from '../../../api/endpoint.ts';
import { type TwinSearch, twinSearchOf } from '../../../api/endpoints/twins.ts';
import { type Validator, maxLengthValidator, collectErrors } from '../../../api/validation/validator.ts';
import { normalizeField } from '../../../api/validation/requisites.ts';
import { type Failure, isOutcomeUnknown } from '../../../api/errors/failure.ts';
import type { Attempt, FieldErrors, FieldValue, FormValues } from '../../../machines/form/form.machine.ts';
import { runRequest } from '../../../machines/data/request.machine.ts';
import { SENDING_CANCELLED } from '../../texts/unknownOutcome.ts';
import { hasFiles, withPendingFileErrors } from './pendingFiles.ts';
import { useConfirm } from './useConfirm.ts';
import { useFocusRequest } from '../dom/useFocusRequest.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';
import { type Form, useForm } from './useForm.ts';
import type { Draft } from './useDraft.ts';
import { type FormDraft, useFormDraft } from './useFormDraft.ts';
import { useServices } from '../core/services.ts';

interface CallForm<E extends Endpoint> {
  readonly initial: FormValues;
  /** What stands in the fields at first; a function is given the draft that was found. */
  readonly found?: FormValues | null | ((draft: FormValues | null) => FormValues);
  /** What is typed is kept under this name of the user's own until it is sent; files are to be picked again. */
  readonly draft?: string;
  /** A draft that the screen itself keeps and drops. */
  readonly ownDraft?: Pick<Draft<FormValues>, 'sent' | 'keep'>;
  /** What of the values is worth keeping; all of them by default. */
  readonly drafted?: (values: FormValues) => FormValues;
  /** Pure; Russian text per wrong field. */
  readonly validate: (values: FormValues) => FieldErrors;
  /** Characters that a text may have at most, by its field. */
  readonly longest?: Readonly<Record<string, number>>;
  /** The call's input from values that are right. */
  readonly input: (values: FormValues) => EndpointInput<E>;
  /** Asked before the call goes out; a failure holds it back. Read once. */
  readonly before?: (values: FormValues, signal: AbortSignal) => Promise<Failure | null>;
  /** Null where the answer could not be read: what was sent is done all the same. */
  readonly onDone?: (result: EndpointResult<E> | null) => void;
  readonly onRejected?: (failure: Failure) => void;
  /** Submitted with something wrong: lead to it. Without it the focus goes to the first wrong field of an open dialog or record. */
  readonly onInvalid?: () => void;
}

/** A call, or the one that the values ask for. */
type Target<E extends Endpoint> = E | ((values: FormValues) => E);
const targetOf = <E extends Endpoint>(target: Target<E>, values: FormValues): E =>
  typeof target === 'function' ? target(values) : target;

/** A create call that may have been carried out, and how its record is found. */
export interface LostWrite {
  readonly search: TwinSearch;
  /** Body of the call. */
  readonly sent: Readonly<Record<string, unknown>>;
  /** When it went out, milliseconds since 1970. */
  readonly since: number;
  /** It went out before this page was loaded. */
  readonly restored: boolean;
}

/** A form with what was found of it when it opened. */
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

/** All that may be wrong: what the form judges, texts that are too long, files that have not passed. */
const rulesOf = ({ validate, longest = {} }: Pick<CallForm<Endpoint>, 'validate' | 'longest'>) =>
  withPendingFileErrors((values) => {
    const checks = Object.entries(longest).map(([name, most]) => [name, maxLengthValidator(most)] as const);
    return { ...validateTexts(values, Object.fromEntries(checks)), ...validate(values) };
  });

/**
 * Sends `target` once per submit; `target` and all of `definition` but its callbacks are read once. Given up, by the user
 * or because the screen is left, the write may still be carried out: what it touches is read again.
 */
export function useMutationForm<E extends Endpoint>(target: Target<E>, definition: CallForm<E>): FormWithDraft {
  const { requests, touches, notices, env } = useServices();
  const wrong = useFocusRequest(firstWrong);
  const { initial, found, before, input, drafted, onDone, onRejected, onInvalid = wrong.ask } = definition;
  const draft = useFormDraft(definition.draft, initial);
  const { sent, keep } = definition.ownDraft ?? draft;
  const worthKeeping = (values: FormValues) => drafted?.(values) ?? values;
  // The screen of a blocked account takes the form away before it hears that its write was refused.
  const isRefused = useRef(false);
  const form = useForm(
    {
      initial,
      found: typeof found === 'function' ? found(draft.found) : (found ?? draft.found),
      validate: rulesOf(definition),
      startAttempt: (values) => ({ values, sentAt: env.now(), key: env.newId() }),
      unanswered: sent && { ...sent, values: { ...initial, ...sent.values } },
      async submit(values, signal, attempt) {
        const failure = await before?.(values, signal);
        if (failure) return { ok: false, failure };
        const call = callFor(values, attempt);
        try {
          return await runRequest(call, { ...requests, refused }, signal);
        } finally {
          if (signal.aborted) touches.publish(call.endpoint.touches);
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
      onEdited: (values) => draft.keep(worthKeeping(values)),
      onAttempted: (values, attempt) =>
        keep(worthKeeping(values), attempt && { ...attempt, values: worthKeeping(attempt.values) }),
      onLeft: () => isRefused.current || notices.send({ type: 'NOTIFY', kind: 'error', text: SENDING_CANCELLED }),
    },
  );
  function refused(...told: Parameters<typeof requests.refused>) {
    isRefused.current = Boolean(told[1]) && !isOutcomeUnknown(told[0]);
    requests.refused(...told);
  }
  useLeaveGuard(form.busy || (!form.sent && hasFiles(form.values))); // reloaded, the page tells nothing of what was on its way
  return { ...form, draft, lost: form.busy || form.sent ? null : lostIn(form) };

  function callFor(values: FormValues, attempt: Attempt | null): Call {
    const call = { ...createCall<Endpoint>(targetOf(target, values)), input: input(values) };
    return attempt ? { ...call, key: attempt.key } : call;
  }

  function lostIn({ attempt, failure }: Form): LostWrite | null {
    if (!attempt) return null;
    const call = callFor(attempt.values, attempt);
    const search = twinSearchOf(call.endpoint);
    return search && { search, sent: call.input.body ?? {}, since: attempt.sentAt, restored: failure === null };
  }
}

export interface ReviewForm<T> {
  readonly form: FormWithDraft;
  /** What is being looked at; null while the fields are filled in. */
  readonly reviewed: T | null;
  /** Shows the review if everything is right with `changes` made, else the errors at their fields. */
  readonly review: (subject: T, changes?: FormValues) => void;
  /** Back to the fields; nothing is sent. */
  readonly back: () => void;
  readonly send: () => void;
}

/** What a reviewed form is made of. */
export interface ReviewState<E extends Endpoint> extends CallForm<E> {
  /** Fields that stand in the review itself and may still be wrong when it opens. */
  readonly later?: readonly string[];
}

/** The review stays until the server has answered; a refusal leads back to the fields unless they stand in the review. */
export function useReviewForm<T, E extends Endpoint>(target: Target<E>, definition: ReviewState<E>): ReviewForm<T> {
  const later = definition.later ?? [];
  const asked = useConfirm<T>(() => undefined);
  const form = useMutationForm(target, {
    ...definition,
    onDone(result) {
      asked.no();
      definition.onDone?.(result);
    },
    onRejected(failure) {
      if (later.length === 0) asked.no();
      definition.onRejected?.(failure);
    },
  });
  return {
    form,
    reviewed: asked.subject,
    review(subject, changes = {}) {
      const values = { ...form.values, ...changes };
      // A question that holds fields opens without what was said of the one before it; a wait that was asked for goes on.
      const isNew = later.length > 0 && !form.limited;
      if (isNew) form.reset();
      for (const [name, value] of Object.entries(isNew ? values : changes)) form.change(name, value);
      const wrong = Object.keys(rulesOf(definition)(values));
      if (wrong.some((name) => !later.includes(name))) form.submit();
      else asked.ask(subject);
    },
    back: asked.no,
    send: form.submit,
  };
}

/** What each check says against the text of its field. */
export const validateTexts = (values: FormValues, checks: Readonly<Record<string, Validator>>): FieldErrors =>
  collectErrors(
    Object.fromEntries(Object.entries(checks).map(([name, check]) => [name, check(textValue(values, name))])),
  );

/** Text of a field as it is checked and sent: trimmed, a requisite normalised. */
export function textValue(values: FormValues, name: string): string {
  const value: FieldValue | undefined = values[name];
  return typeof value === 'string' ? normalizeField(name, value) : '';
}
