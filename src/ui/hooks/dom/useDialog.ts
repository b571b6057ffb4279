// Binds a native <dialog> to machine state: mounted means shown modal, unmounted means closed with the focus returned.
import type { ComponentProps, KeyboardEvent, SyntheticEvent } from 'react';
import { isComposing } from './isComposing.ts';
import { focusScreen, createFocusRestorer } from './focusRestoration.ts';

type DialogProps = ComponentProps<'dialog'>;

/** Where a form begins: nobody starts with a box to tick or a file. */
const FIRST_FIELD = 'input:not([type=checkbox], [type=file]), select, textarea';

/**
 * Shows a mounted dialog and moves the focus to `data-autofocus` inside, else to its first field, else to the dialog;
 * closes it on unmount.
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
 * Props for a <dialog> whose only truth is whether it is rendered. A wish to leave (Esc, the system's back gesture)
 * goes to `onClose`, or nowhere when there is none; the browser never closes the dialog by itself.
 */
export function useDialog(onClose: (() => void) | undefined) {
  return {
    ref: showModal,
    tabIndex: -1,
    closedby: onClose ? 'closerequest' : 'none',
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return;
      event.preventDefault(); // else a second Esc closes it without asking (Chromium's close watcher)
      event.stopPropagation();
      onClose?.();
    },
    onCancel(event: SyntheticEvent<HTMLDialogElement>) {
      if (event.target !== event.currentTarget) return; // a file picker inside fires cancel too, and it bubbles
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
