// Copy button: a check mark for two seconds; where the clipboard is denied, the text is shown for Ctrl+C.
import { useActorRef, useSelector } from '@xstate/react';
import { copyMachine } from '../../../machines/data/copy.machine.ts';
import { useServices, useActorOptions } from '../core/services.ts';

export interface CopyState {
  readonly copied: boolean;
  /** The clipboard was denied: show the whole text in an element with `ref={selectContents}`. */
  readonly refused: boolean;
  readonly copy: (text: string) => void;
}

export function useCopy(): CopyState {
  const { clipboard } = useServices().env;
  const actor = useActorRef(copyMachine, { ...useActorOptions(), input: { clipboard } });
  const snapshot = useSelector(actor, (current) => current);
  return {
    copied: snapshot.matches('copied'),
    refused: snapshot.matches('refused'),
    copy: (text) => actor.send({ type: 'text.copy', text }),
  };
}

/** Ref that selects the text of an element when it appears. */
export function selectContents(element: HTMLElement | null): void {
  if (!element) return;
  element.tabIndex = -1;
  element.focus(); // replaces the button
  element.ownerDocument.getSelection()?.selectAllChildren(element);
}
