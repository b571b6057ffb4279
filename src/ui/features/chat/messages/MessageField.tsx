// Text of a message. Enter sends, Shift+Enter inserts a line break.
import type { KeyboardEvent } from 'react';
import { isComposing } from '../../../hooks/dom/isComposing.ts';
import { InputBox } from '../../../kit/fields/InputBox.ts';
import { getFieldHints } from '../../../kit/fields/input/fieldHints.ts';
import { chatTexts } from '../texts.ts';

interface MessageFieldProps {
  readonly value: string;
  /** Focuses the field on mount. */
  readonly takesFocus?: boolean;
  readonly onType: (text: string) => void;
  readonly onSend: () => void;
}

const focus = (field: HTMLTextAreaElement | null): void => field?.focus();

/** Grows with its text. A held key sends once, and not during an input method's composition. */
export function MessageField({ value, takesFocus = false, onType, onSend }: MessageFieldProps) {
  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    if (!event.repeat) onSend();
  };
  return (
    <InputBox className="text" data-area data-text={value}>
      <textarea
        ref={takesFocus ? focus : null}
        rows={1}
        {...getFieldHints('message')}
        placeholder={chatTexts.message}
        aria-label={chatTexts.message}
        value={value}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={sendOnEnter}
      />
    </InputBox>
  );
}
