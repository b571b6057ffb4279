// Binds a foreign captcha widget: it begins anew after every spent token, and may fail to come at all.
import { useState } from 'react';

export interface CaptchaWidget {
  /** Grows when a token was spent or has expired: a key for a fresh widget. */
  readonly round: number;
  /** Its script or its network failed. */
  readonly failed: boolean;
  readonly fail: () => void;
}

/** `token` as the form holds it; empty after every refusal. */
export function useCaptchaWidget(token: string): CaptchaWidget {
  const [last, setLast] = useState({ token, round: 0 });
  const [failed, setFailed] = useState(false);
  const round = last.token !== '' && token === '' ? last.round + 1 : last.round;
  if (last.token !== token) setLast({ token, round });
  return { round, failed: failed && token === '', fail: () => setFailed(true) };
}
