// What a screen need not have in its first drawing.
import { useDeferredValue } from 'react';

/** False while a view is drawn first, true as soon as React has time: what costs much is drawn and asked then. */
export const useAfterPaint = (): boolean => useDeferredValue(true, false);
