// Prefetches code of screens: of the hovered or focused link or row at once, of the frame and the menu when browser and
// user are idle. Off on metered connections. Loaded with the first interaction.
import type { Role } from '../../api/roles.ts';
import type { Services } from '../../machines/app/services.ts';
import { homePaths, getAreaFromPath } from '../routing/areas.ts';
import { preloadListedFiles } from './boot/preloadManifest.ts';
import { createTypingIdleScheduler } from './boot/typingIdle.ts';
import { ErrorDetails } from './layouts/RouteError.tsx';
import { preloadScreen } from './lazyAreaRoutes.ts';

declare global {
  interface Navigator {
    /** Chromium only. */
    readonly connection?: { readonly saveData?: boolean; readonly type?: string; readonly effectiveType?: string };
  }
}

/** Source of code; a failed load is retried by the click that needs it. */
interface Code {
  /** Code that reports missing code: loaded on any connection, because the connection may fail next. */
  readonly errorScreens: () => Promise<unknown>;
  readonly screen: (path: string) => Promise<unknown>;
  /** Area frame; resolves to the menu paths of a role. Before the role is known the code is fetched but not evaluated. */
  readonly menu: (role: Role | null) => Promise<readonly string[]>;
}

const ofThisBuild: Code = {
  errorScreens: ErrorDetails.preload,
  screen: preloadScreen,
  menu: async (role) => {
    if (role === null) {
      preloadListedFiles(({ files, areas }) => areas.flatMap((place) => files[place] ?? []));
      return [];
    }
    const { getMenuPaths } = await import('./AreaRoutes.tsx');
    return getMenuPaths(getAreaFromPath(homePaths[role]));
  },
};

/** True on a metered or slow connection: no prefetching. */
export function isMetered(): boolean {
  const { saveData, type, effectiveType = '' } = navigator.connection ?? {};
  return saveData === true || type === 'cellular' || effectiveType.endsWith('2g');
}

/** Starts prefetching; returns a stop function. */
export function prefetchScreens(session: Services['session'], code: Code = ofThisBuild): () => void {
  const begun = new Set<string>();
  const rests = createTypingIdleScheduler();
  let stopIdle: (() => void) | undefined;

  /** False when nothing more should be prefetched. */
  async function ahead(path: string): Promise<boolean> {
    if (isMetered()) return false;
    if (begun.has(path)) return true;
    begun.add(path);
    return code.screen(path).then(
      () => true,
      () => !begun.delete(path),
    );
  }
  const near = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    const link =
      target.closest<HTMLAnchorElement>('a[href]') ??
      target.closest('tr')?.querySelector<HTMLAnchorElement>('a.rowlink[href]');
    const path = link && pathOf(link);
    if (path) void ahead(path);
  };
  /** Loads one path after the other, each in an idle moment. Stops at the first failure. */
  const inTurn = (paths: readonly string[]) => {
    const [path, ...rest] = paths;
    if (path === undefined) return;
    stopIdle = rests.next(() => void ahead(path).then((goesOn) => goesOn && inTurn(rest)));
  };
  const frame = (role: Role | null) => {
    stopIdle = rests.next(() => {
      void code.errorScreens().catch(() => undefined);
      if (!isMetered()) void code.menu(role).then(inTurn, () => undefined);
    });
  };

  let known = session.getSnapshot().context.role;
  const subscription = session.subscribe(({ context: { role } }) => {
    if (role === known) return;
    known = role;
    stopIdle?.();
    if (role !== null) frame(role);
  });
  frame(known);
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, near, { passive: true });
  return () => {
    stopIdle?.();
    rests.stop();
    subscription.unsubscribe();
    for (const type of ['pointerover', 'focusin']) document.removeEventListener(type, near);
  };
}

/** Path of a link within the app; null for an external link or a file. */
function pathOf(link: HTMLAnchorElement): string | null {
  const { origin, pathname, target } = link;
  const base = import.meta.env.BASE_URL;
  const leaves = origin !== location.origin || (target !== '' && target !== '_self') || link.hasAttribute('download');
  return leaves || !pathname.startsWith(base) ? null : `/${pathname.slice(base.length)}`;
}
