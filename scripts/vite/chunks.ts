// Code splitting. By default the bundler creates a file for every set of modules shared by some views: 280 small files, 90
// of them for one screen. On a slow network each is a round trip, and small files compress badly.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

/** The entry and the modules that all files import; the bundler would create a file for each. */
const ENTRY =
  /index\.html$|src\/ui\/(app\/(main|loadApp|boot\/tasks)|demo\/main)\.ts$|vite\/preload-helper|rolldown\/runtime/;
/** Modules of every page, and of every page with a form. */
const BASE =
  /node_modules\/(react|react-dom|scheduler|xstate|@xstate|styled-components|stylis|wouter|regexparam)\/|src\/ui\/app\/boot\/libraries\.ts$/;
const FORM =
  /src\/(ui\/kit\/(actions\/(Button|IconButton)|fields\/(CheckboxField|InputBox|Field|PasswordField|SelectField|TextField)|feedback\/Spinner|VisuallyHidden)|ui\/hooks\/(core\/(Link|services)|form\/(useForm|useHydratedForm))|ui\/texts\/roles|machines\/form\/form\.machine|api\/(errors\/failure|roles))\.tsx?$|lucide-react\/dist\/esm\/icons\/(eye|eye-off|lock|check|circle-alert|chevrons-up-down)/;

/** All icons come through one file, so its importers do not show which page needs which; first-page icons are separate. */
const ICON = /lucide-react\/dist\/esm\/icons\//;
const FIRST_ICON = /lucide-react\/dist\/esm\/icons\/(chevron-right|globe|landmark)\.m?js/;

/** Chats are as large as everything else shared by four views, and no home screen needs them. */
const CHAT =
  /src\/(machines\/chat\/[\w./]+|api\/(endpoints\/)?chatSocket|ui\/(hooks\/chat\/(useChat\w*|useStickToBottom|presence)|features\/chat\/[\w./]+))\.tsx?$|node_modules\/partysocket\//;

const paths = (modules: readonly string[]): string[] =>
  modules.map((module) => {
    const file = fileURLToPath(new URL(`../../src/${module}`, import.meta.url));
    if (!existsSync(file)) throw new Error(`scripts/vite/chunks.ts lists src/${module}, which does not exist`);
    return file;
  });

/** Views outside the areas, those with most in common in one list; shared code of an area must not be included. */
const PUBLIC = [
  ['ui/features/registration/Register.tsx'],
  ['ui/features/auth/ForgotPassword.tsx'],
  [
    'ui/features/registration/RegisterParticipant.tsx',
    'ui/features/registration/RegisterProvider.tsx',
    'ui/app/layouts/RegistrationLayout.tsx',
  ],
].map(paths);
/** Modules loaded by the entry. */
const BOOT = paths(['ui/app/boot.tsx']);
/** Layout of every area screen, with the code of the first calls and of a refused sign-in. */
const FRAME = paths([
  'ui/app/AreaRoutes.tsx',
  'ui/app/InteractionListeners.tsx',
  'ui/features/auth/SignInFailure.tsx',
  'machines/app/transport.ts',
  'machines/app/unreadRequests.ts',
]);
/** Loaded with the layout but in a separate file, because the session model makes its load fail (tests/models/session.screen.ts). */
const SESSION = paths(['machines/session/requests.ts']);
/** The most frequently opened screen. */
const KYT = paths(['ui/features/kyt/Kyt.tsx']);

type Naming = Rolldown.CodeSplittingNameFunction;
type ChunkingContext = Parameters<Naming>[1];

interface Alone {
  readonly alone?: readonly string[];
}

/**
 * Indexes of the `readers` that need a module. Modules in `alone` keep their own file and manifest entry; by default the
 * readers themselves.
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
 * Names chunks of the public views by their importers, independent of the areas. Code that the areas need too is separate:
 * one chunk for the first page and one for the rest.
 */
function publicCode({ inAreas }: { inAreas: boolean }): Naming {
  const publicReaders = neededBy(PUBLIC);
  const areaReaders = neededBy([[...FRAME, ...SESSION, ...KYT]]);
  return (id, context) => {
    const places = publicReaders(id, context);
    if (places.length === 0 || areaReaders(id, context).length > 0 !== inAreas) return null;
    return `public${places.join('')}${inAreas ? 'areas' : ''}`;
  };
}

/** Code needed by one of `views`. */
function codeOf(name: string, views: readonly string[], options?: Alone): Naming {
  const readers = neededBy([views], options);
  return (id, context) => (readers(id, context).length > 0 ? name : null);
}

/** Code of every page, including forms, in one chunk: smaller than two, and a single request. */
function appCode(): Naming {
  const started = codeOf('app', BOOT, { alone: [] });
  return (id, context) => (FORM.test(id) ? 'app' : ICON.test(id) ? null : started(id, context));
}

/**
 * Groups by priority. A module in several groups belongs to the first; the remaining code of a screen has its own file.
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
