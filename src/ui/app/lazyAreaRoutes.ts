// The three areas as a lazy view: rendered at once when the code is loaded, else with a loading state.
import { lazyView } from '../hooks/core/lazyView.ts';

export const AreaRoutes = lazyView(() => import('./AreaRoutes.tsx'));
