// The three areas behind their door: the code is there before the first draw, or the wait stands in its place.
import { lazyView } from '../hooks/core/lazyView.ts';

/** The areas' screens in their frame. */
export const AreaRoutes = lazyView(() => import('./AreaRoutes.tsx'));
