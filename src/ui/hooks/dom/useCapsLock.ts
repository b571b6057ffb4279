// Caps Lock state while a field is being typed into, read from the key events.
import { useEffect, useState } from 'react';

/** For the field with this id, while it is focused. */
export function useCapsLock(id: string): boolean {
  const [isOn, setIsOn] = useState(false);
  useEffect(() => {
    const readState = (event: KeyboardEvent) => {
      if (!event.getModifierState) return; // browsers dispatch a bare event on autofill
      setIsOn(event.getModifierState('CapsLock') && document.activeElement?.id === id);
    };
    for (const type of ['keydown', 'keyup'] as const) addEventListener(type, readState);
    return () => {
      for (const type of ['keydown', 'keyup'] as const) removeEventListener(type, readState);
    };
  }, [id]);
  return isOn && document.activeElement?.id === id;
}
