// Whether Caps Lock is on while something is typed into a field: any key tells, so that nothing has to be asked for.
import { useSyncExternalStore } from 'react';

let isOn = false;

function watch(tell: () => void): () => void {
  const look = (event: KeyboardEvent) => {
    if (!event.getModifierState) return; // a browser fills in a field with a bare event
    isOn = event.getModifierState('CapsLock');
    tell();
  };
  for (const kind of ['keydown', 'keyup'] as const) addEventListener(kind, look);
  return () => {
    for (const kind of ['keydown', 'keyup'] as const) removeEventListener(kind, look);
  };
}

/** For the field with this id, while it has the focus. */
export const useCapsLock = (id: string): boolean =>
  useSyncExternalStore(
    watch,
    () => isOn && document.activeElement?.id === id,
    () => false,
  );
