// How the code is cut into files. Left to itself the bundler makes a file of every set of modules that some views share:
// 280 crumbs, 90 of them for one screen. On a slow line each is a round trip, and small files compress badly.
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

/** What every page needs, and what every page with a form needs. */
const BASE = /node_modules\/(react|react-dom|scheduler|xstate|@xstate|styled-components|stylis|wouter|regexparam)\//;
const FORM =
  /src\/(ui\/kit\/(Button|CheckboxField|Control|Field|IconButton|PasswordField|SelectField|Spinner|TextField|VisuallyHidden|motion)|ui\/bind\/(services|useForm|useEmitted|useAdoptedForm)|ui\/texts\/(failures|roles)|machines\/form|api\/(failures|roles))\.tsx?$|lucide-react\/dist\/esm\/(Icon|createLucideIcon|defaultAttributes|context|shared|icons\/(eye|eye-off|lock|check|circle-alert|chevrons-up-down))/;

/** Views that stand outside the areas; an area's common code must not come along with them. */
const PUBLIC = ['Register', 'ForgotPassword', 'RegisterParticipant', 'RegisterProvider']
  .map((view) => `areas/public/${view}`)
  .concat('layouts/FormLayout', 'layouts/Overlays')
  .map((view) => fileURLToPath(new URL(`../../src/ui/${view}.tsx`, import.meta.url)));

type ChunkingContext = Parameters<Rolldown.CodeSplittingNameFunction>[1];

/** Names the modules that public views load, but not the views themselves: the manifest knows them by their own files. */
function publicCode(): Rolldown.CodeSplittingNameFunction {
  let reached: Set<string> | null = null;
  const visit = (id: string, context: ChunkingContext, into: Set<string>) => {
    if (into.has(id)) return;
    into.add(id);
    for (const next of context.getModuleInfo(id)?.importedIds ?? []) visit(next, context, into);
  };
  return (id, context) => {
    if (reached === null) {
      reached = new Set();
      for (const view of PUBLIC) visit(view, context, reached);
    }
    return reached.has(id) && !PUBLIC.includes(id) ? 'public' : null;
  };
}

/**
 * In the order of their claims; figures are bytes of source. What four views share is the area's own file; of
 * the rest, files below their threshold join the one whose readers are most alike.
 */
export const chunkGroups = (): Rolldown.CodeSplittingGroup[] => [
  { name: 'base', test: BASE, priority: 6 },
  { name: 'form', test: FORM, priority: 5 },
  { name: 'entry', tags: ['$initial'], priority: 4 },
  { name: publicCode(), debugName: 'public', entriesAware: true, entriesAwareMergeThreshold: 2_500, priority: 3 },
  { name: 'area', minShareCount: 4, priority: 2 },
  { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 5_000, priority: 1 },
];
