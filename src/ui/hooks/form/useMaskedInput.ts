// Binds a native text input to a mask: reformats each edit, keeps the caret, supports undo and redo.
import { type ChangeEvent, type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { isComposing } from '../dom/isComposing.ts';

interface MaskEdit {
  readonly text: string;
  readonly caret: number;
  /** Displayed text before the edit. */
  readonly before: string;
  /** `inputType` of the event; '' if missing. */
  readonly inputType: string;
}
interface Retyped {
  readonly value: string;
  readonly shown: string;
  readonly caret: number;
  /** Why the edit was rejected. */
  readonly refusal?: string | null;
}

interface MaskedInput {
  readonly value: string;
  readonly show: (value: string) => string;
  readonly retype: (edit: MaskEdit) => Retyped;
  /** Applied on blur and on Enter. */
  readonly settle?: ((value: string) => string) | undefined;
  readonly onValue: (value: string) => void;
  readonly onBlur?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined;
  readonly onKeyDown?: ((event: KeyboardEvent<HTMLInputElement>) => void) | undefined;
}

interface Step {
  readonly value: string;
  readonly caret: number;
}

function write(input: HTMLInputElement, text: string, caret: number): void {
  if (input.value !== text) input.value = text;
  input.setSelectionRange(caret, caret);
}

/**
 * Props of the input, and why the last edit was rejected. Own undo list: setting the value of an input clears the
 * browser's.
 */
export function useMaskedInput({ value, show, retype, settle, onValue, onBlur, onKeyDown }: MaskedInput) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const history = useRef<{ undo: readonly Step[]; redo: readonly Step[] }>({ undo: [], redo: [] });
  const shown = show(value);
  const finish = () => {
    const settled = settle?.(value) ?? value;
    if (settled !== value) onValue(settled);
  };
  const undo = (event: KeyboardEvent<HTMLInputElement>) => {
    const isRedo = event.shiftKey || event.code === 'KeyY';
    const { undo: past, redo: future } = history.current;
    const step = (isRedo ? future : past).at(-1);
    if (!step) return;
    event.preventDefault();
    const { currentTarget: input } = event;
    const here = { value, caret: input.selectionStart ?? input.value.length };
    history.current = isRedo
      ? { undo: [...past, here], redo: future.slice(0, -1) }
      : { undo: past.slice(0, -1), redo: [...future, here] };
    write(input, show(step.value), step.caret);
    onValue(step.value);
  };
  return {
    refusal,
    shown,
    props: {
      value: shown,
      onChange({ currentTarget: input, nativeEvent }: ChangeEvent<HTMLInputElement>) {
        const inputType = nativeEvent instanceof InputEvent ? nativeEvent.inputType : '';
        const { value: text, selectionStart } = input;
        const next = retype({ text, caret: selectionStart ?? text.length, before: shown, inputType });
        write(input, next.shown, next.caret);
        setRefusal(next.refusal ?? null);
        if (next.value === value) return;
        history.current = { undo: [...history.current.undo, { value, caret: shown.length }], redo: [] };
        onValue(next.value);
      },
      onBlur(event: FocusEvent<HTMLInputElement>) {
        finish();
        onBlur?.(event);
      },
      onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
        if (event.key === 'Enter' && !isComposing(event)) finish();
        if ((event.ctrlKey || event.metaKey) && (event.code === 'KeyZ' || event.code === 'KeyY')) undo(event);
        onKeyDown?.(event);
      },
    },
  };
}
