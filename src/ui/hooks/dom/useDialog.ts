// Binds a native <dialog> to machine state: mounted means shown as a modal, unmounted means closed with the focus returned.
import type { ComponentProps, KeyboardEvent, SyntheticEvent } from 'react';
import { isComposing } from './isComposing.ts';
import { focusScreen, createFocusRestorer } from './focusRestoration.ts';

type DialogProps = ComponentProps<'dialog'>;

/** Candidates for the initial focus; not a checkbox or a file input. */
const FIRST_FIELD = 'input:not([type=checkbox], [type=file]), select, textarea';

/**
 * Shows a mounted dialog and focuses `data-autofocus` inside, else its first field, else the dialog; closes it on unmount.
 */
function showModal(dialog: HTMLDialogElement | null) {
  if (!dialog) return undefined;
  const opener = document.activeElement;
  const restore = opener && !opener.matches('body, main') ? createFocusRestorer(opener) : focusScreen;
  dialog.showModal();
  const find = (what: string) => dialog.querySelector<HTMLElement>(what);
  (find('[data-autofocus]') ?? find(FIRST_FIELD) ?? dialog).focus({ focusVisible: true });
  return () => {
    dialog.close();
    restore();
  };
}

/**
 * Props of a <dialog> that is open exactly while it is rendered. A close request (Esc, the system's back gesture) calls
 * `onClose`, if given; the browser never closes the dialog itself.
 */
export function useDialog(onClose: (() => void) | undefined) {
  return {
    ref: showModal,
    tabIndex: -1,
    closedby: onClose ? 'closerequest' : 'none',
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return;
      event.preventDefault(); // else a second Esc closes it without a cancel event (Chromium's close watcher)
      event.stopPropagation();
      onClose?.();
    },
    onCancel(event: SyntheticEvent<HTMLDialogElement>) {
      if (event.target !== event.currentTarget) return; // a file picker inside fires a bubbling cancel event too
      event.preventDefault();
      onClose?.();
    },
    onClose(event: SyntheticEvent<HTMLDialogElement>) {
      const dialog = event.currentTarget;
      if (event.target !== dialog || dialog.open) return;
      dialog.showModal();
      onClose?.();
    },
  } satisfies DialogProps;
}
