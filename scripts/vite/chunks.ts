// How the code is cut into files. Left to itself the bundler makes a file of every set of modules that some views share:
// 280 crumbs, 90 of them for one screen. On a slow line each is a round trip, and small files compress badly.
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

/** What every page needs, and what every page with a form needs. */
const BASE = /node_modules\/(react|react-dom|scheduler|xstate|@xstate|styled-components|stylis|wouter|regexparam)\//;
const FORM =
  /src\/(ui\/kit\/(Button|CheckboxField|Control|Field|IconButton|PasswordField|SelectField|Spinner|TextField|VisuallyHidden|motion)|ui\/bind\/(services|useForm|useEmitted|useAdoptedForm)|ui\/texts\/(failures|roles)|machines\/form|api\/(failures|roles))\.tsx?$|lucide-react\/dist\/esm\/(Icon|createLucideIcon|defaultAttributes|context|shared|icons\/(eye|eye-off|lock|check|circle-alert|chevrons-up-down))/;

/** The one file that all icons come through tells nothing of who shows which; those of the first page stand apart. */
const ICON = /lucide-react\/dist\/esm\/icons\//;
const FIRST_ICON = /lucide-react\/dist\/esm\/icons\/(chevron-right|globe|landmark)\.m?js/;

/** Views that stand outside the areas, those that share most in one list; an area's common code must not come along. */
const PUBLIC = [
  ['areas/public/Register'],
  ['areas/public/ForgotPassword'],
  ['areas/public/RegisterParticipant', 'areas/public/RegisterProvider', 'layouts/FormLayout'],
  ['layouts/Overlays'],
].map((views) => views.map((view) => fileURLToPath(new URL(`../../src/ui/${view}.tsx`, import.meta.url))));

type ChunkingContext = Parameters<Rolldown.CodeSplittingNameFunction>[1];

/**
 * Names the modules that public views load by who loads them, whatever the areas make of them; not the views themselves:
 * the manifest knows them by their own files.
 */
function publicCode(): Rolldown.CodeSplittingNameFunction {
  let reached: Set<string>[] | null = null;
  const visit = (id: string, context: ChunkingContext, into: Set<string>) => {
    if (into.has(id)) return;
    into.add(id);
    for (const next of context.getModuleInfo(id)?.importedIds ?? []) visit(next, context, into);
  };
  return (id, context) => {
    reached ??= PUBLIC.map((views) => {
      const into = new Set<string>();
      for (const view of views) visit(view, context, into);
      return into;
    });
    const readers = reached.flatMap((ids, place) => (ids.has(id) ? [place] : []));
    return readers.length > 0 && !PUBLIC.flat().includes(id) ? `public${readers.join('')}` : null;
  };
}

/**
 * In the order of their claims; figures are bytes of source. What four views share is the area's own file; of
 * the rest, files below their threshold join the one whose readers are most alike.
 */
export const chunkGroups = (): Rolldown.CodeSplittingGroup[] => [
  { name: 'base', test: BASE, priority: 8 },
  { name: 'form', test: FORM, priority: 7 },
  { name: 'entry', tags: ['$initial'], priority: 6 },
  { name: 'firstIcons', test: FIRST_ICON, priority: 5 },
  { name: 'icons', test: ICON, entriesAware: true, entriesAwareMergeThreshold: 8_000, priority: 4 },
  { name: publicCode(), debugName: 'public', priority: 3 },
  { name: 'area', minShareCount: 4, priority: 2 },
  { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 5_000, priority: 1 },
];
