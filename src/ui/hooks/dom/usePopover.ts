// Open state of a native popover, so that its content is rendered only while open.
import { type ToggleEvent, useId, useState } from 'react';

/** Props of the button and of the panel; the browser positions, closes (Esc, outside click) and focuses it. */
export function usePopover() {
  const id = useId();
  const [open, setOpen] = useState(false); // React state: it mirrors the browser's popover events
  return {
    open,
    button: { popoverTarget: id },
    panel: {
      id,
      popover: 'auto',
      // Rendered before it shows and removed after it hides: the focused element inside must exist for the focus to be
      // returned.
      onBeforeToggle: ({ newState }: ToggleEvent) => newState === 'open' && setOpen(true),
      onToggle: ({ newState }: ToggleEvent) => newState === 'closed' && setOpen(false),
    },
  } as const;
}
