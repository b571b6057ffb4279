// Keys consumed by an input method: they end a composition and have no other meaning.
import type { KeyboardEvent } from 'react';

/** Safari ends the composition first and then sends the key with this code and without `isComposing`. */
const TAKEN_BY_INPUT_METHOD = 229;

export const isComposing = ({ nativeEvent }: Pick<KeyboardEvent, 'nativeEvent'>): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === TAKEN_BY_INPUT_METHOD;
