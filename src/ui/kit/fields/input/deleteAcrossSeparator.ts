// Delete and Backspace next to a separator that the mask reinserts.

export interface TextEdit {
  readonly text: string;
  readonly caret: number;
}

/**
 * A deletion that removed only separators of `before` removes the next character of the value instead (Delete), or the
 * previous one (Backspace).
 */
export function deleteAcrossSeparator(
  edit: TextEdit,
  before: string,
  inputType: string,
  clean: (text: string) => string,
): TextEdit {
  const { text, caret } = edit;
  const value = clean(text);
  const isNeeded = /^delete(?!ByCut)/.test(inputType) && text.length < before.length && value === clean(before);
  if (!isNeeded) return edit;
  const without = (index: number) => text.slice(0, index) + text.slice(index + 1);
  const isPart = (_: string, index: number) => clean(without(index)) !== value;
  const isForward = inputType.endsWith('Forward');
  const place = Array.from(text, isPart)[isForward ? 'indexOf' : 'lastIndexOf'](true, isForward ? caret : caret - 1);
  const isFound = place !== -1 && (isForward || caret > 0);
  return isFound ? { text: without(place), caret: isForward ? caret : place } : edit;
}
