// Keys that an input method takes: they end a word and mean nothing else.
import type { KeyboardEvent } from 'react';

/** Safari ends the composition first and sends the key after it, with this code and without the mark. */
const TAKEN_BY_INPUT_METHOD = 229;

export const isComposing = ({ nativeEvent }: Pick<KeyboardEvent, 'nativeEvent'>): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === TAKEN_BY_INPUT_METHOD;
