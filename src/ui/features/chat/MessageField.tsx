// The text of a message. Enter sends, Shift+Enter makes a new line (spec section 5).
import type { KeyboardEvent } from 'react';
import { Control } from '../../kit/Control.ts';
import { texts } from './texts.ts';

interface MessageFieldProps {
  readonly value: string;
  readonly onType: (text: string) => void;
  readonly onSend: () => void;
}

/** Grows with its text. A held key sends once, and never while an input method is still composing a word. */
export function MessageField({ value, onType, onSend }: MessageFieldProps) {
  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!event.repeat) onSend();
  };
  return (
    <Control className="text" data-area>
      <textarea
        rows={1}
        placeholder={texts.message}
        aria-label={texts.message}
        value={value}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={sendOnEnter}
      />
    </Control>
  );
}
