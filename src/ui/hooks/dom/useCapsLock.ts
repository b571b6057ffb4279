// Caps Lock state while a field is being typed into, read from the key events.
import { useSyncExternalStore } from 'react';

let isOn = false;

function watch(tell: () => void): () => void {
  const look = (event: KeyboardEvent) => {
    if (!event.getModifierState) return; // browsers dispatch a bare event on autofill
    isOn = event.getModifierState('CapsLock');
    tell();
  };
  for (const kind of ['keydown', 'keyup'] as const) addEventListener(kind, look);
  return () => {
    for (const kind of ['keydown', 'keyup'] as const) removeEventListener(kind, look);
  };
}

/** For the field with this id, while it is focused. */
export const useCapsLock = (id: string): boolean =>
  useSyncExternalStore(
    watch,
    () => isOn && document.activeElement?.id === id,
    () => false,
  );
