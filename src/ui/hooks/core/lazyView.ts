// Lazy view without flicker: rendered at once when the chunk is loaded (hydration must not suspend), else as soon as it
// arrives. React.lazy would keep its fallback for at least 300 ms.
import { type ComponentType, createElement, type ReactNode, useSyncExternalStore } from 'react';

/** `P`: props of the view; screens have none, frames have a title and children. */
export interface LazyView<P extends object = {}> {
  (props: P & Waiting): ReactNode;
  /** Loads the chunk. The next call retries a failed load; rejects with the import's error. */
  readonly preload: () => Promise<unknown>;
  /** Path of the view's module; known in the prerender build only (scripts/vite/viewSources.ts). */
  readonly source?: string | undefined;
}

interface Waiting {
  /** Fallback while the chunk loads. A view without one is optional: its parent renders without it. */
  readonly waiting?: ReactNode;
}

/**
 * A load that fails while the fallback is shown is thrown to the error boundary, unless the view is optional; the next
 * mount retries it.
 * @param load `() => import('./Page.tsx')` for a default export, `() => import('./Page.tsx').then(({ Page }) => Page)`
 * otherwise
 * @param source set by the prerender build, never by hand
 */
export function lazyView<P extends object = {}>(
  load: () => Promise<{ default: ComponentType<P> } | ComponentType<P>>,
  source?: string,
): LazyView<P> {
  let loading: Promise<unknown> | null = null;
  let there: { readonly view: ComponentType<P> } | { readonly error: unknown } | null = null;

  async function attempt(): Promise<void> {
    try {
      const loaded = await load();
      there = { view: 'default' in loaded ? loaded.default : loaded };
    } catch (error) {
      loading = null;
      throw error;
    }
  }

  const preload = () => (loading ??= attempt());
  const current = () => there;

  function subscribe(onChange: () => void): () => void {
    let left = false;
    const failed = (error: unknown) => {
      if (!left) there = { error };
    };
    if (there === null) void preload().catch(failed).then(onChange);
    return () => {
      left = true;
      if (there && 'error' in there) there = null;
    };
  }

  function View(props: P & Waiting): ReactNode {
    const now = useSyncExternalStore(subscribe, current, current);
    if (now === null) return props.waiting;
    if ('view' in now) return createElement(now.view, props);
    if (props.waiting !== undefined) throw now.error;
    return null;
  }
  return Object.assign(View, { preload, source });
}
