// Defers costly parts of a screen until after its first render.
import { useDeferredValue } from 'react';

/** False in the first render of a view, true as soon as React has time. */
export const useAfterPaint = (): boolean => useDeferredValue(true, false);
