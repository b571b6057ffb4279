// Recovery code from the e-mail, with its lifetime or the reason why it cannot be entered now.
import type { Recovery } from '../../hooks/session/useRecovery.ts';
import { formatCountdown, useCountdown } from '../../hooks/core/useCountdown.ts';
import type { ReactNode } from 'react';
import { MaskedField } from './MaskedField.tsx';
import { digitsMask } from './masks.ts';

/** A field; the caption above it names the address. */
export function RecoveryCode({ recovery, id }: { recovery: Recovery; id: string }) {
  const { value, error } = recovery.text('code');
  return (
    <MaskedField
      id={id}
      name="code"
      label="Код из письма"
      mask={digitsMask}
      required
      hint={useHint(recovery)}
      value={value}
      error={error}
      onValue={(typed) => recovery.change('code', typed)}
    />
  );
}

/** The line is announced when it changes, but not every second. */
function useHint({ limited, limitedUntil, expired, expiresAt }: Recovery): ReactNode {
  const pause = useCountdown(limitedUntil);
  const alive = useCountdown(expiresAt);
  if (limited) return silent(`Слишком много попыток. Новая — через ${formatCountdown(pause)}`);
  return expired ? 'Код истёк. Запросите новый' : silent(`Код действует ещё ${formatCountdown(alive)}`);
}

const silent = (text: string): ReactNode => <span aria-live="off">{text}</span>;
