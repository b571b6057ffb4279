// Lists JavaScript, DOM and CSS features of a build that a supported browser lacks, based on MDN data.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { relative } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { browsers } from './browsers.mjs';
import { listFiles } from './run.mjs';

/** @typedef {{ version_added: string | boolean | null, version_removed?: string, flags?: unknown, prefix?: string }} Support */
/** @typedef {{ [key: string]: Node | undefined } & { __compat?: { support: Record<string, Support | Support[]> } }} Node */

/** @type {{ api: Node, javascript: Node, css: Record<'properties' | 'selectors' | 'types' | 'at-rules', Node> }} */
const data = createRequire(import.meta.url)('@mdn/browser-compat-data');

/**
 * Features allowed in a build although a supported browser lacks them, with the reason why nothing breaks.
 * @type {Readonly<Record<string, string>>}
 */
export const ALLOWED_FEATURES = {
  '.toSorted()': 'core-js (src/ui/app/boot/polyfills.ts)',
  '.toReversed()': 'core-js',
  '.toSpliced()': 'core-js',
  '.canParse()': 'core-js',
  'URL.canParse': 'core-js',
  '.hidePopover()': '@oddbird/popover-polyfill',
  '.showPopover()': '@oddbird/popover-polyfill',
  ':popover-open': '@oddbird/popover-polyfill sets a class, which is listed beside it',
  '.requestIdleCallback()': 'called where it exists (boot/whenIdle.ts)',
  '.cancelIdleCallback()': 'called where it exists (boot/whenIdle.ts)',
  '.captureStackTrace()': 'called by a package where it exists',
  'Error.captureStackTrace': 'called by a package where it exists',
  '.startViewTransition()': 'React calls it for a component that is not used here',
  '.adopt()': 'a method of our own',
  '.take()': 'a method of our own',
  '.defer()': 'a method of XState',
  '.dispose()': 'a method of a package',
  '.escape()': 'a method of a package',
  '.use()': 'a method of a package',
  '.move()': 'a method of pdfkit',
  '.pause()': 'a method of pdfkit',
  '.restore()': 'a method of pdfkit',
  '.resume()': 'a method of pdfkit',
  '.toArray()': 'a method of pdfkit',
  '.toHex()': 'called by pdfkit where it exists',
  'Uint8Array.fromHex': 'called by pdfkit where it exists',
  'forced-color-adjust:': 'Safari has no system colours',
  'forced-color-adjust: none': 'Safari has no system colours',
  'paint-order:': 'of SVG text, where Chromium 35 has it; MDN dates it for HTML',
  'accent-color:': 'colour of a native control only',
  'cursor: default': 'iOS has no pointer',
  'cursor: not-allowed': 'iOS has no pointer',
  'cursor: pointer': 'iOS has no pointer',
  'cursor: progress': 'iOS has no pointer',
  'resize:': 'iOS has no resize handle',
  'resize: none': 'iOS has no resize handle',
  'resize: vertical': 'iOS has no resize handle',
  ':has': 'decoration, or repeated by other means (withoutHas of theme/media.ts)',
  'field-sizing:': 'a mirror of the text makes the field as high (features/chat/ComposerFrame.ts)',
  'field-sizing: content': 'a mirror of the text makes the field as high (features/chat/ComposerFrame.ts)',
  'mask:': 'written beside -webkit-mask',
  'user-select:': 'written beside -webkit-user-select',
  'overflow-anchor:': 'Safari does not anchor the scroll position',
  'overflow-anchor: none': 'Safari does not anchor the scroll position',
  'scroll-initial-target:': 'the tab scrolls into view on focus',
  'scroll-initial-target: nearest': 'the tab scrolls into view on focus',
  'scrollbar-width:': 'the default scrollbar stays',
  'scrollbar-width: none': 'the default scrollbar stays',
  'scrollbar-width: thin': 'the default scrollbar stays',
  '-webkit-tap-highlight-color:': 'only touch engines that know it have the highlight',
};

/** @param {Node | undefined} node @returns {string[]} supported browsers that lack the feature; none where MDN has no data */
function missingIn(node) {
  const support = node?.__compat?.support; // oxlint-disable-line no-underscore-dangle -- MDN's own name
  if (!support) return [];
  return Object.entries(browsers).flatMap(([name, version]) => {
    const entries = [support[name.replace('ios_saf', 'safari_ios')] ?? []].flat();
    if (entries.length === 0) return [];
    const has = entries.some(
      ({ version_added: added, version_removed: removed, flags, prefix }) =>
        !flags && !prefix && !removed && typeof added === 'string' && parseFloat(added.replace('≤', '')) <= version,
    );
    return has ? [] : [name];
  });
}

/** Interfaces whose methods are matched by name alone; rarer interfaces would clash with our own method names. */
const INTERFACES =
  'AbortSignal Blob Document Element EventTarget FormData HTMLDialogElement HTMLElement HTMLInputElement Navigator Node Range Response URL URLSearchParams Window'.split(
    ' ',
  );

/** Members by name: `x.name()` may mean any of them, so it counts as supported where one of them is. */
const members = membersByName();

function membersByName() {
  /** @type {Map<string, string[]>} */
  const missing = new Map();
  const builtins = Object.values(data.javascript['builtins'] ?? {});
  for (const owner of [...builtins, ...INTERFACES.map((name) => data.api[name])])
    for (const [key, node] of Object.entries(owner ?? {})) {
      if (key === '__compat') continue;
      const name = key.replace(/_(static|event)$/, '');
      const lacking = missingIn(node);
      const known = missing.get(name);
      if (known === undefined || lacking.length < known.length) missing.set(name, lacking);
    }
  return missing;
}

/** @param {string} name @returns {Node | undefined} */
const globalNamed = (name) => data.javascript['builtins']?.[name] ?? data.api[name];

/**
 * @param {string} code @returns {Map<string, string[]>} features by name with the browsers that lack them
 */
export function findUnsupportedScript(code) {
  /** @type {Map<string, string[]>} */
  const found = new Map();
  /** @type {Map<string, string>} */
  const texts = new Map();
  const note = (/** @type {string} */ name, /** @type {string[]} */ lacking) => {
    if (lacking.length > 0) found.set(name, lacking);
  };
  const { program } = parseSync('module.js', code);
  new Visitor({
    MemberExpression({ object, property, computed }) {
      if (computed || property.type !== 'Identifier' || object.type !== 'Identifier') return;
      const owner = globalNamed(object.name);
      const node = owner?.[`${property.name}_static`] ?? owner?.[property.name];
      if (node) note(`${object.name}.${property.name}`, missingIn(node));
    },
    CallExpression({ callee }) {
      if (callee.type !== 'MemberExpression' || callee.computed || callee.property.type !== 'Identifier') return;
      const { name } = callee.property;
      note(`.${name}()`, members.get(name) ?? []);
    },
    NewExpression({ callee }) {
      if (callee.type === 'Identifier') note(`new ${callee.name}`, missingIn(globalNamed(callee.name)));
    },
    TemplateElement({ value }) {
      if (/[{;]/.test(value.raw)) texts.set(value.raw, value.raw);
    },
  }).visit(program);
  for (const text of texts.keys()) for (const [name, lacking] of findUnsupportedStyle(text)) found.set(name, lacking);
  return found;
}

/** @param {string} css @returns {Map<string, string[]>} */
export function findUnsupportedStyle(css) {
  /** @type {Map<string, string[]>} */
  const found = new Map();
  const note = (/** @type {string} */ name, /** @type {Node | undefined} */ node) => {
    const lacking = missingIn(node);
    if (lacking.length > 0) found.set(name, lacking);
  };
  const { properties, selectors, types, 'at-rules': rules } = data.css;
  for (const [, name = ''] of css.matchAll(/::?([a-z][\w-]*)(?=[\s,{:()>.[]|$)/g)) note(`:${name}`, selectors?.[name]);
  for (const [, name = ''] of css.matchAll(/@([a-z-]+)/g)) note(`@${name}`, rules?.[name]);
  for (const [, name = '', value = ''] of css.matchAll(/(?<=^|[{;\s])([a-z-]+):\s*([^;{}]*)(?=[;}]|$)/g)) {
    const property = properties?.[name];
    if (!property) continue;
    note(`${name}:`, property);
    for (const word of value.split(/[\s,()]+/)) {
      const node = property[word] ?? property[word.replaceAll('-', '_')];
      if (node && !word.startsWith('_')) note(`${name}: ${word}`, node);
    }
    for (const [, fn = ''] of value.matchAll(/([a-z-]+)\(/g))
      note(`${fn}()`, types?.[fn] ?? types?.['color']?.[fn] ?? types?.['image']?.[fn] ?? types?.['gradient']?.[fn]);
  }
  return found;
}

/** @param {string} dir of a build @returns {Promise<string[]>} a line for each feature that is missing somewhere and not allowed */
export async function findUnsupportedFeatures(dir) {
  /** @type {Map<string, string>} */
  const lines = new Map();
  for (const file of await listFiles(dir)) {
    const isScript = file.endsWith('.js');
    if (!isScript && !file.endsWith('.html')) continue;
    const text = await readFile(file, 'utf8');
    const found = isScript
      ? findUnsupportedScript(text)
      : new Map([
          ...[...text.matchAll(/<style[^>]*>([^<]*)<\/style>/g)].flatMap(([, css = '']) => [
            ...findUnsupportedStyle(css),
          ]),
          ...[...text.matchAll(/<script>([^<]*)<\/script>/g)].flatMap(([, code = '']) => [
            ...findUnsupportedScript(code),
          ]),
        ]);
    for (const [name, lacking] of found)
      if (!(name in ALLOWED_FEATURES)) lines.set(name, `${name} (${lacking.join(', ')}) in ${relative(dir, file)}`);
  }
  return [...lines.values()].toSorted();
}
