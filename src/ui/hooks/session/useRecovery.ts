// Binds a password recovery to its screen; a changed password leads to the sign-in page.
import { useEffect, useMemo } from 'react';
import { useActorRef, useSelector } from '@xstate/react';
import { useLocation } from 'wouter';
import type { ActorRefFrom } from 'xstate';
import type { Failure } from '../../../api/errors/failure.ts';
import type { FieldValue, FormValues } from '../../../machines/form/form.machine.ts';
import { recoveryMachine } from '../../../machines/recovery/recovery.machine.ts';
import { type RecoveryStep, getRecoveryErrors } from '../../../machines/recovery/context.ts';
import { type FieldEvent, type FieldBindings, createFieldBindings, useFieldHandlers } from '../form/fieldProps.ts';
import { usePreloadScreen } from '../core/screen.ts';
import { useServices, useActorOptions } from '../core/services.ts';
import { useActorEvent } from '../core/effects.ts';
import { useFocusNextScreen, useFocusRequest } from '../dom/useFocusRequest.ts';

export interface Recovery extends FieldBindings {
  readonly step: RecoveryStep;
  readonly values: FormValues;
  /** Errors of this step to show. */
  readonly errors: Readonly<Record<string, string>>;
  readonly failure: Failure | null;
  readonly busy: boolean;
  readonly slow: boolean;
  readonly resendable: boolean;
  readonly expired: boolean;
  readonly limited: boolean;
  readonly emailMask: string;
  /** Moments in ms since 1970. */
  readonly resendAt: number;
  readonly expiresAt: number;
  readonly limitedUntil: number;
  /** State of the machine, for `data-state`. */
  readonly state: string;
  readonly change: (name: string, value: FieldValue) => void;
  readonly adopt: (values: FormValues) => void;
  readonly submit: () => void;
  readonly resend: () => void;
  readonly back: () => void;
  readonly cancel: () => void;
}

const STATES = ['login', 'requesting', 'code', 'resending', 'verifying', 'password', 'saving', 'recovered'] as const;
const STEPS: readonly RecoveryStep[] = ['login', 'code', 'password'];

export type RecoveryRef = ActorRefFrom<typeof recoveryMachine>;

/** Lives as long as the screen: code, token and passwords exist only there. */
export function useRecoveryActor(): RecoveryRef {
  const { requests, env } = useServices();
  return useActorRef(recoveryMachine, { input: { requests, now: env.now }, ...useActorOptions() });
}

/** Steps of the recovery run by `actor`. */
export function useRecovery(actor: RecoveryRef): Recovery {
  const { notices, session } = useServices();
  const preloadScreen = usePreloadScreen();
  const [, navigate] = useLocation();
  const wrong = useFocusRequest('[aria-invalid="true"]');
  useActorEvent<{ type: 'form.invalid' }>((listener) => actor.on('form.invalid', listener), wrong.request);
  const login = useFocusNextScreen();
  useActorEvent<{ type: 'password.recovered' }>(
    (listener) => actor.on('password.recovered', listener),
    () => {
      // assumed: the spec does not say whether a new password ends sessions on the server; this one is signed out, and a
      // refusal of that changes nothing
      session.send({ type: 'session.signOut' });
      notices.send({ type: 'notice.show', kind: 'done', text: 'Пароль изменён' }); // after it: ending a session clears its notices
      login.leave();
      navigate('/login');
    },
  );

  // Blur is not handled: errors are shown by step.
  const fields = useMemo(
    () => ({ send: (event: FieldEvent) => void (event.type === 'field.change' && actor.send(event)) }),
    [actor],
  );
  const acts = useFieldHandlers(fields);
  const snapshot = useSelector(actor, (current) => current);
  const { values, failure, revealed, serverErrors, emailMask, resendAt, expiresAt, limitedUntil } = snapshot.context;
  const step = STEPS.find((name) => snapshot.hasTag(name)) ?? 'password';
  useEffect(() => {
    // the screen reports its own failure
    if (step === 'password') preloadScreen('/login').catch(() => undefined);
  }, [step, preloadScreen]);
  const errors = { ...(revealed.includes(step) ? getRecoveryErrors(step, values) : {}), ...serverErrors };
  return {
    ...createFieldBindings({ values, errors, acts }),
    step,
    values,
    errors,
    failure,
    busy: snapshot.hasTag('busy'),
    slow: snapshot.hasTag('slow'),
    resendable: snapshot.hasTag('resendable'),
    expired: snapshot.hasTag('expired'),
    limited: snapshot.hasTag('rateLimited'),
    emailMask: emailMask || 'почту, указанную при регистрации',
    resendAt,
    expiresAt,
    limitedUntil,
    state: STATES.find((state) => snapshot.matches({ step: state })) ?? '',
    change: (name, value) => actor.send({ type: 'field.change', name, value }),
    adopt: (found) => actor.send({ type: 'form.hydrate', values: found }),
    submit: () => actor.send({ type: 'form.submit' }),
    resend: () => actor.send({ type: 'code.resend' }),
    back: () => actor.send({ type: 'step.back' }),
    cancel: () => actor.send({ type: 'form.cancel' }),
  };
}
