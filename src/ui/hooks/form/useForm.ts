// Binds a form machine to a view: values, errors by field, one submit. The field props fit the kit's fields.
import { useActorRef, useSelector } from '@xstate/react';
import type { Failure } from '../../../api/errors/failure.ts';
import {
  type SubmitAttempt,
  type FieldValue,
  type FormInput,
  type FormResult,
  type FormValues,
  formMachine,
  selectVisibleErrors,
} from '../../../machines/form/form.machine.ts';
import { type FieldBindings, createFieldBindings, useFieldHandlers } from './fieldProps.ts';
import { useActorEvent, useOnUnmount } from '../core/effects.ts';
import { useActorOptions } from '../core/services.ts';

interface Listeners {
  readonly onSent?: (value: unknown) => void;
  readonly onRejected?: (failure: Failure) => void;
  readonly onInvalid?: () => void;
  readonly onEdited?: (values: FormValues) => void;
  /** A write starts, or (null) the unanswered one was answered. */
  readonly onAttempted?: (values: FormValues, attempt: SubmitAttempt | null) => void;
  /** The view unmounts while the form is being sent and not yet refused. */
  readonly onLeft?: () => void;
}

/** State and commands of a form. */
export interface Form extends FieldBindings {
  readonly values: FormValues;
  /** Errors to show, by field. */
  readonly errors: Readonly<Record<string, string>>;
  readonly failure: Failure | null;
  /** The pending write; else one with an unknown outcome. */
  readonly attempt: SubmitAttempt | null;
  readonly busy: boolean;
  readonly slow: boolean;
  readonly sent: boolean;
  /** Rate limited (Retry-After): the submit is disabled. */
  readonly limited: boolean;
  /** State of the machine, for `data-state`. */
  readonly state: string;
  readonly change: (name: string, value: FieldValue) => void;
  readonly adopt: (values: FormValues) => void;
  readonly submit: () => void;
  readonly cancel: () => void;
  readonly reset: () => void;
}

/** Runs one form while mounted; `definition` is read once. */
export function useForm(definition: FormInput, listeners: Listeners = {}): Form {
  const actor = useActorRef(formMachine, { ...useActorOptions(), input: definition });
  useActorEvent<FormResult>(
    (listener) => actor.on('*', listener),
    (result) => {
      if (result.type === 'form.submitted') listeners.onSent?.(result.value);
      else if (result.type === 'form.failed') listeners.onRejected?.(result.failure);
      else if (result.type === 'form.changed') listeners.onEdited?.(result.values);
      else if (result.type === 'form.attempted') listeners.onAttempted?.(result.values, result.attempt);
      else listeners.onInvalid?.();
    },
  );
  useOnUnmount(() => {
    const last = actor.getSnapshot();
    if (last.hasTag('busy') && !last.context.refused) listeners.onLeft?.();
  });

  const acts = useFieldHandlers(actor);
  const snapshot = useSelector(actor, (current) => current);
  const { values, failure, attempt, revealed: quiet } = snapshot.context;
  const errors = selectVisibleErrors(snapshot.context);
  return {
    values,
    errors,
    failure,
    attempt,
    busy: snapshot.hasTag('busy'),
    slow: snapshot.hasTag('slow'),
    sent: snapshot.hasTag('sent'),
    limited: snapshot.hasTag('rateLimited'),
    state: typeof snapshot.value === 'string' ? snapshot.value : (Object.keys(snapshot.value)[0] ?? ''),
    ...createFieldBindings({ values, errors, quiet, acts }),
    change: (name, value) => actor.send({ type: 'field.change', name, value }),
    adopt: (found) => actor.send({ type: 'form.hydrate', values: found }),
    submit: () => actor.send({ type: 'form.submit' }),
    cancel: () => actor.send({ type: 'form.cancel' }),
    reset: () => actor.send({ type: 'form.reset' }),
  };
}
