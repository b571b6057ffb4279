// Binds a registration to its two screens: the URL follows the step, and the step follows browser navigation.
import { useEffect, useMemo } from 'react';
import { useActorRef, useSelector } from '@xstate/react';
import { useLocation } from 'wouter';
import type { ActorRefFrom } from 'xstate';
import type { Failure } from '../../../api/errors/failure.ts';
import type { FieldValue, FormValues } from '../../../machines/form/form.machine.ts';
import type { Services } from '../../../machines/app/services.ts';
import { registrationMachine } from '../../../machines/registration/registration.machine.ts';
import {
  type RegistrationPorts,
  type RegistrationResult,
  selectVisibleStepErrors,
} from '../../../machines/registration/context.ts';
import type { RegistrationForm, RegistrationStep } from '../../../machines/registration/sharedForm.ts';
import { type FieldBindings, createFieldBindings, useFieldHandlers } from '../form/fieldProps.ts';
import { hasFiles } from '../form/pendingFiles.ts';
import { useServices, useActorOptions } from '../core/services.ts';
import { useActorEvent } from '../core/effects.ts';
import { useLeaveGuard } from '../dom/useLeaveGuard.ts';
import { useFocusOnStep, useFocusRequest } from '../dom/useFocusRequest.ts';

/** Commands of a registration; stable, so that memoized parts do not re-render on keys. */
interface RegistrationActs {
  readonly change: (name: string, value: FieldValue) => void;
  readonly pick: (name: string, file: File) => void;
  /** Continues to step 2, or submits. */
  readonly submit: () => void;
  readonly back: () => void;
  readonly cancel: () => void;
  readonly discard: () => void;
}

export interface Registration extends FieldBindings, RegistrationActs {
  readonly step: RegistrationStep;
  readonly values: FormValues;
  /** Errors of this step to show, in field order. */
  readonly errors: Readonly<Record<string, string>>;
  readonly failure: Failure | null;
  readonly busy: boolean;
  /** Submitting for more than 15 s: offer to cancel. */
  readonly slow: boolean;
  /** State of the machine, for `data-state`. */
  readonly state: string;
  /** Draft last saved, ISO 8601; null without a draft. */
  readonly savedAt: string | null;
  /** The storage is unavailable: the input lasts as long as the page. */
  readonly isStorageUnavailable: boolean;
  /** A file of this field is being checked. */
  readonly isChecking: (name: string) => boolean;
  /** Id of the error summary, focused after a refused submit. */
  readonly summaryId: string;
}

/** Paths of the two steps and of the confirmation. */
export type RegistrationPaths = Readonly<Record<RegistrationStep, string>>;
export const CONFIRMATION_PATH = '/registr-application';

/** Mount in the one view that serves both steps: files and passwords live only as long as the view. */
export function useRegistration(form: RegistrationForm, paths: RegistrationPaths): Registration {
  const services = useServices();
  const [path, navigate] = useLocation();
  const routed: RegistrationStep = path.toLowerCase().startsWith(paths.entry) ? 'entry' : 'company';
  const actor = useActorRef(registrationMachine, {
    ...useActorOptions(),
    input: { form, step: routed, ports: portsOf(services) },
  });
  const snapshot = useSelector(actor, (current) => current);
  const step: RegistrationStep = snapshot.matches({ editing: 'company' }) ? 'company' : 'entry';
  useFocusOnStep(step, 'h1');
  const summary = useFocusRequest();
  useActorEvent<Extract<RegistrationResult, { type: 'step.changed' }>>(
    (listener) => actor.on('step.changed', listener),
    ({ step: next, replace }) => navigate(paths[next], { replace }),
  );
  useActorEvent<{ type: 'form.invalid' }>((listener) => actor.on('form.invalid', listener), summary.request);
  useActorEvent<{ type: 'registration.completed' }>(
    (listener) => actor.on('registration.completed', listener),
    () => navigate(CONFIRMATION_PATH, { replace: true }),
  );
  useEffect(() => actor.send({ type: 'route.changed', step: routed }), [actor, routed]);

  const acts = useFieldHandlers(actor);
  const commands = useMemo(() => actsOf(actor, step), [actor, step]);
  const draft = useSelector(snapshot.children.draft, (current) => current);
  const { values, failure, checking, revealed } = snapshot.context;
  useLeaveGuard(hasFiles(values) && !snapshot.matches('registered'));
  const errors = selectVisibleStepErrors(snapshot.context, step);
  return {
    ...createFieldBindings({ values, errors, quiet: revealed.includes(step), acts }),
    ...commands,
    step,
    values,
    errors,
    failure,
    busy: snapshot.hasTag('busy'),
    slow: snapshot.hasTag('slow'),
    state: snapshot.matches('editing') ? `editing.${step}` : snapshot.hasTag('busy') ? 'submitting' : 'registered',
    savedAt: draft?.context.savedAt ?? null,
    isStorageUnavailable: draft?.matches('refused') ?? false,
    isChecking: (name) => Object.hasOwn(checking, name),
    summaryId: summary.id,
  };
}

const actsOf = (actor: ActorRefFrom<typeof registrationMachine>, step: RegistrationStep): RegistrationActs => ({
  change: (name, value) => actor.send({ type: 'field.change', name, value }),
  pick: (name, file) => actor.send({ type: 'file.pick', name, file }),
  submit: () => actor.send({ type: step === 'company' ? 'step.next' : 'form.submit' }),
  back: () => actor.send({ type: 'step.back' }),
  cancel: () => actor.send({ type: 'form.cancel' }),
  discard: () => actor.send({ type: 'draft.discard' }),
});

function portsOf({ env, requests, tokens, session }: Services): RegistrationPorts {
  return {
    requests,
    storage: env.storage,
    tabStorage: env.tabStorage,
    storageEvents: env.storageEvents,
    now: env.now,
    enter({ access, accountType }) {
      if (session.getSnapshot().hasTag('signedIn')) session.send({ type: 'session.signOut' });
      tokens.save({ access, refresh: null, accountType });
      session.send({ type: 'session.registered' });
    },
  };
}
