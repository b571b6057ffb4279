// A view in a chunk of its own that renders at once when it is there already: hydration must not meet a fallback.
import { type ComponentType, createElement, lazy, type ReactElement } from 'react';

/** `P`: the props of the view; screens have none, frames have a title and children. */
export interface LazyView<P extends object = {}> {
  (props: P): ReactElement;
  /** After a load that failed: the next time the view is drawn it is loaded anew. */
  readonly renew: () => void;
  /** Loads the chunk. A failed load is tried anew by the next call; rejects with the import's error. */
  readonly preload: () => Promise<unknown>;
  /** Path of the view's module; known in the prerender build only (scripts/vite/viewSources.ts). */
  readonly source?: string;
}

type Module<P extends object> = { default: ComponentType<P> };

/**
 * @param load `() => import('./Page.tsx')`; the module's default export is the view
 * @param source filled in by the prerender build, never by hand
 */
export function lazyView<P extends object = {}>(load: () => Promise<Module<P>>, source?: string): LazyView<P> {
  let loading: Promise<Module<P>> | null = null;
  let loaded: Promise<Module<P>> | null = null;
  let failed = false;
  const fresh = () => lazy(() => loaded ?? preload());
  let Current = fresh();

  async function attempt(): Promise<Module<P>> {
    failed = false;
    try {
      const module = await load();
      loaded = telling(module);
      return module;
    } catch (error) {
      failed = true;
      throw error;
    }
  }

  function renew(): void {
    if (failed) Current = fresh(); // React keeps what a lazy component ended with
  }

  function preload(): Promise<Module<P>> {
    renew();
    if (loading === null || failed) loading = attempt();
    return loading;
  }

  const View = (props: P) => createElement(Current, props);
  return Object.assign(View, { renew, preload, ...(source === undefined ? {} : { source }) });
}

/** A promise that tells its value in the very call of `then`: React.lazy then renders without a fallback. */
function telling<T>(value: T): Promise<T> {
  // oxlint-disable-next-line unicorn/no-thenable -- an ordinary promise tells one tick later
  return Object.assign(Promise.resolve(value), { then: (tell: (value: T) => unknown) => tell(value) });
}
