// Prefetches the code of screens: of the link or row under the pointer or in focus at once, of the frame and
// the menu when browser and visitor are at rest. Never where bytes are counted. Loaded with the first touch of a page.
import type { Role } from '../../api/roles.ts';
import type { Services } from '../../machines/app/app.machine.ts';
import { homePaths } from '../routing/homes.ts';
import { preloadListedFiles } from './boot/preloadManifest.ts';
import { createTypingIdleScheduler } from './boot/typingIdle.ts';
import { ErrorDetails } from './layouts/RouteError.tsx';
import { preloadScreen } from './preloadScreen.ts';
import { areaOfPath } from '../routing/areas.ts';

declare global {
  interface Navigator {
    /** Chromium only. */
    readonly connection?: { readonly saveData?: boolean; readonly type?: string; readonly effectiveType?: string };
  }
}

/** Where code comes from; a load that fails is tried again by the click it was for. */
interface Code {
  /** What tells of code that is missing: wanted on any line, it may be the line that fails. */
  readonly trouble: () => Promise<unknown>;
  readonly screen: (path: string) => Promise<unknown>;
  /** The frame of the areas; tells the screens of a role's menu. Before the role is known it is only fetched, not run. */
  readonly menu: (role: Role | null) => Promise<readonly string[]>;
}

const ofThisBuild: Code = {
  trouble: ErrorDetails.preload,
  screen: preloadScreen,
  menu: async (role) => {
    if (role === null) {
      preloadListedFiles(({ files, areas }) => areas.flatMap((place) => files[place] ?? []));
      return [];
    }
    const { getMenuPaths } = await import('./AreaRoutes.tsx');
    return getMenuPaths(areaOfPath(homePaths[role]));
  },
};

/** The visitor pays for bytes or waits long for them: nothing is fetched on suspicion. */
export function isMetered(): boolean {
  const { saveData, type, effectiveType = '' } = navigator.connection ?? {};
  return saveData === true || type === 'cellular' || effectiveType.endsWith('2g');
}

/** Starts; returns how to end it. */
export function prefetchScreens(session: Services['session'], code: Code = ofThisBuild): () => void {
  const begun = new Set<string>();
  const rests = createTypingIdleScheduler();
  let stopIdle: (() => void) | undefined;

  /** Tells whether the line may be asked for more. */
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
  /** One after the other, each in a moment of its own: what the visitor does meanwhile comes first. Ends where one fails. */
  const inTurn = (paths: readonly string[]) => {
    const [path, ...rest] = paths;
    if (path === undefined) return;
    stopIdle = rests.next(() => void ahead(path).then((goesOn) => goesOn && inTurn(rest)));
  };
  const frame = (role: Role | null) => {
    stopIdle = rests.next(() => {
      void code.trouble().catch(() => undefined);
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

/** The path within the app a link leads to; null where it leads out of it, or to a file. */
function pathOf(link: HTMLAnchorElement): string | null {
  const { origin, pathname, target } = link;
  const base = import.meta.env.BASE_URL;
  const leaves = origin !== location.origin || (target !== '' && target !== '_self') || link.hasAttribute('download');
  return leaves || !pathname.startsWith(base) ? null : `/${pathname.slice(base.length)}`;
}
