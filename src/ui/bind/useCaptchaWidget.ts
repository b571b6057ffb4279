// Binds a foreign captcha widget: it begins anew after every spent token, and may fail to come at all.
import { useState } from 'react';

export interface CaptchaWidget {
  /** Grows when a token was spent or has expired: a key for a fresh widget. */
  readonly round: number;
  /** The host to load the widget from. */
  readonly host: string;
  /** Its script or its network failed. */
  readonly failed: boolean;
  /** Tries the next host; undefined when every one has failed: a host is loaded from once a page. */
  readonly retry: (() => void) | undefined;
  readonly fail: () => void;
}

/** `token` as the form holds it; empty after every refusal. `hosts` serve the same widget. */
export function useCaptchaWidget(token: string, hosts: readonly [string, ...string[]]): CaptchaWidget {
  const [last, setLast] = useState({ token, round: 0 });
  const [failed, setFailed] = useState(false);
  const [tried, setTried] = useState(0);
  const round = last.token !== '' && token === '' ? last.round + 1 : last.round;
  if (last.token !== token) setLast({ token, round });
  const next = tried + 1 < hosts.length ? tried + 1 : null;
  return {
    round,
    host: hosts[tried] ?? hosts[0],
    failed: failed && token === '',
    retry:
      next === null
        ? undefined
        : () => {
            setTried(next);
            setFailed(false);
          },
    fail: () => setFailed(true),
  };
}
