import { useEffect, useRef, useState } from 'react';

/** `onChange` runs after the render that shows the change, and not for the first value. */
export function useOnChange(value: string | boolean | null, onChange: () => void): void {
  const previous = useRef(value);
  useEffect(() => {
    if (previous.current === value) return;
    previous.current = value;
    onChange();
  });
}

/** `onChange` runs on a new status; its argument is true if the returned function was called with it by our own move. */
export function useStatusChange(status: string | null, onChange: (isOwn: boolean) => void): (own: string) => void {
  const [ownStatus, setOwnStatus] = useState<string | null>(null);
  useOnChange(status, () => onChange(ownStatus === status));
  return setOwnStatus;
}
