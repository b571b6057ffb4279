// How the code is cut into files. Left to itself the bundler makes a file of every set of modules that some views share:
// 280 crumbs, 90 of them for one screen. On a slow line each is a round trip, and small files compress badly.
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

/** What starts the rest, and what all files lean on; the bundler would make a file of each. */
const ENTRY =
  /index\.html$|src\/ui\/(app\/(main|loadApp|boot\/(tasks|preloadModule))|demo\/main)\.ts$|vite\/preload-helper|rolldown\/runtime/;
/** What every page needs, and what every page with a form needs. */
const BASE =
  /node_modules\/(react|react-dom|scheduler|xstate|@xstate|styled-components|stylis|wouter|regexparam)\/|src\/ui\/app\/boot\/libraries\.ts$/;
const FORM =
  /src\/(ui\/kit\/(actions\/(Button|IconButton)|fields\/(CheckboxField|InputBox|Field|PasswordField|SelectField|TextField)|feedback\/Spinner|VisuallyHidden|motion)|ui\/hooks\/(core\/(Link|services|useActorEvent)|form\/(useForm|useHydratedForm))|ui\/texts\/(failures|roles)|machines\/form\/form\.machine|api\/(errors\/failure|roles))\.tsx?$|lucide-react\/dist\/esm\/icons\/(eye|eye-off|lock|check|circle-alert|chevrons-up-down)/;

/** The one file that all icons come through tells nothing of who shows which; those of the first page stand apart. */
const ICON = /lucide-react\/dist\/esm\/icons\//;
const FIRST_ICON = /lucide-react\/dist\/esm\/icons\/(chevron-right|globe|landmark)\.m?js/;

/** Chats are as heavy as all else that four views share, and no home has one. */
const CHAT =
  /src\/(machines\/chat\/[\w.]+|api\/(endpoints\/)?chatSocket|ui\/(hooks\/chat\/(useChat\w*|useStickToBottom|presence)|features\/chat\/[\w.]+))\.tsx?$|node_modules\/partysocket\//;

const paths = (modules: readonly string[]): string[] =>
  modules.map((module) => fileURLToPath(new URL(`../../src/${module}`, import.meta.url)));

/** Views that stand outside the areas, those that share most in one list; an area's common code must not come along. */
const PUBLIC = [
  ['ui/features/registration/Register.tsx'],
  ['ui/features/auth/ForgotPassword.tsx'],
  [
    'ui/features/registration/RegisterParticipant.tsx',
    'ui/features/registration/RegisterProvider.tsx',
    'ui/app/layouts/RegistrationLayout.tsx',
  ],
  ['ui/app/layouts/Overlays.tsx'],
].map(paths);
/** They come with every page: what they share with another view and the areas needs no file for that alone. */
const OVERLAYS = 3;
/** What the entry starts. */
const BOOT = paths(['ui/app/boot.tsx']);
/** What every screen of the areas stands in, with what its first calls need. */
const FRAME = paths(['ui/app/AreaRoutes.tsx', 'machines/app/transport.ts', 'machines/app/unreadRequests.ts']);
/** Comes with it, in a file of its own: the model of the session loses it (tests/models/session.screen.ts). */
const SESSION = paths(['machines/session/requests.ts']);
/** The screen that is opened most. */
const KYT = paths(['ui/features/kyt/Kyt.tsx']);

type Naming = Rolldown.CodeSplittingNameFunction;
type ChunkingContext = Parameters<Naming>[1];

interface Alone {
  readonly alone?: readonly string[];
}

/**
 * Tells which of `readers`, by their place, need a module. What is `alone` has a file, and a name in the manifest, of its
 * own: unless told otherwise the readers themselves.
 */
function neededBy(readers: readonly (readonly string[])[], { alone = readers.flat() }: Alone = {}) {
  let reached: Set<string>[] | null = null;
  const visit = (id: string, context: ChunkingContext, into: Set<string>) => {
    if (into.has(id)) return;
    into.add(id);
    for (const next of context.getModuleInfo(id)?.importedIds ?? []) visit(next, context, into);
  };
  return (id: string, context: ChunkingContext): readonly number[] => {
    reached ??= readers.map((views) => {
      const into = new Set<string>();
      for (const view of views) visit(view, context, into);
      return into;
    });
    return alone.includes(id) ? [] : reached.flatMap((ids, place) => (ids.has(id) ? [place] : []));
  };
}

/**
 * Names what public views load by who loads it, whatever the areas make of it. What the areas need too stands apart: that of
 * the first page, and the rest in one.
 */
function publicCode({ inAreas }: { inAreas: boolean }): Naming {
  const publicReaders = neededBy(PUBLIC);
  const areaReaders = neededBy([[...FRAME, ...SESSION, ...KYT]]);
  return (id, context) => {
    const places = publicReaders(id, context);
    if (places.length === 0 || areaReaders(id, context).length > 0 !== inAreas) return null;
    const named = inAreas && places.length > 1 ? places.filter((place) => place !== OVERLAYS) : places;
    return `public${named.join('')}${inAreas ? 'areas' : ''}`;
  };
}

/** What one of `views` needs. */
function codeOf(name: string, views: readonly string[], options?: Alone): Naming {
  const readers = neededBy([views], options);
  return (id, context) => (readers(id, context).length > 0 ? name : null);
}

/** What every page starts with, forms included: one file is smaller than two, and one request. */
function appCode(): Naming {
  const started = codeOf('app', BOOT, { alone: [] });
  return (id, context) => (FORM.test(id) ? 'app' : ICON.test(id) ? null : started(id, context));
}

/**
 * Groups by priority. A module of several groups goes to the first; a screen's remaining own code keeps a file of its own.
 */
export const chunkGroups = (): Rolldown.CodeSplittingGroup[] => [
  { name: 'entry', test: ENTRY, priority: 12 },
  { name: 'base', test: BASE, priority: 11 },
  { name: appCode(), debugName: 'app', priority: 10 },
  { name: 'firstIcons', test: FIRST_ICON, priority: 9 },
  { name: 'icons', test: ICON, entriesAware: true, entriesAwareMergeThreshold: 60_000, priority: 8 },
  { name: publicCode({ inAreas: true }), debugName: 'public, areas', priority: 5 },
  { name: publicCode({ inAreas: false }), debugName: 'public', priority: 4 },
  { name: codeOf('frame', [...FRAME, ...SESSION], { alone: SESSION }), debugName: 'frame', priority: 3 },
  { name: codeOf('kyt', KYT), debugName: 'kyt', priority: 2 },
  { name: (id) => (CHAT.test(id) ? null : 'area'), debugName: 'area', minShareCount: 4, priority: 1 },
  { name: 'chat', test: CHAT, minShareCount: 2, priority: 0 },
];
