// Binds the machine of a captcha widget to a form's token.
import { useEffect } from 'react';
import { useActorRef, useSelector } from '@xstate/react';
import { captchaMachine } from '../../../machines/form/captcha.machine.ts';
import { useActorOptions } from '../core/services.ts';

export interface CaptchaWidget {
  /** Increases when a token was used or has expired: key of a fresh widget. */
  readonly round: number;
  /** Host that serves the widget. */
  readonly host: string;
  /** Its script or its network failed. */
  readonly failed: boolean;
  /** Tries the next host; undefined when all of them have failed. */
  readonly retry: (() => void) | undefined;
  readonly fail: () => void;
}

/** `token` as the form holds it; empty after every refusal. `hosts` serve the same widget; read once. */
export function useCaptchaWidget(token: string, hosts: readonly [string, ...string[]]): CaptchaWidget {
  const actor = useActorRef(captchaMachine, { ...useActorOptions(), input: { hosts } });
  useEffect(() => actor.send({ type: token === '' ? 'captcha.expired' : 'captcha.solved' }), [actor, token]);
  const snapshot = useSelector(actor, (current) => current);
  return {
    round: snapshot.context.round,
    host: hosts[snapshot.context.host] ?? hosts[0],
    failed: snapshot.matches('failed'),
    retry: snapshot.can({ type: 'captcha.retry' }) ? () => actor.send({ type: 'captcha.retry' }) : undefined,
    fail: () => actor.send({ type: 'captcha.failed' }),
  };
}
