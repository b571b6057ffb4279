// Tells whether a native popover stands open, so that what it holds is drawn only then.
import { type ToggleEvent, useId, useState } from 'react';

/** Props of the button and of the panel it opens; the browser places, closes (Esc, a click elsewhere) and focuses. */
export function usePopover() {
  const id = useId();
  const [open, setOpen] = useState(false); // React's: it follows what the browser's own popover tells, and decides nothing
  return {
    open,
    button: { popoverTarget: id },
    panel: {
      id,
      popover: 'auto',
      // Drawn before it shows, taken away after it is hidden: the focus inside must be there to be given back.
      onBeforeToggle: ({ newState }: ToggleEvent) => newState === 'open' && setOpen(true),
      onToggle: ({ newState }: ToggleEvent) => newState === 'closed' && setOpen(false),
    },
  } as const;
}
