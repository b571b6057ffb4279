// HTML files of a build: each public page contains its form, styles and early script, so that it is usable before any file
// is loaded; app.html is the shell of all other pages.
import { createHash } from 'node:crypto';

/** @typedef {Record<string, { file: string, name?: string, isDynamicEntry?: boolean, imports?: string[], css?: string[], assets?: string[] }>} Manifest */
/** @typedef {import('../../src/ui/entry-server.tsx').PrerenderedPage} PrerenderedPage */
/** @typedef {import('../../src/ui/entry-server.tsx').ShellScreen} ShellScreen */

/** Paths served by app.html: the private areas, and the public screen with an id in its path. */
export const SHELL_PATHS = /^\/(account|liquidity|organization|registr-message)(\/|$)/i;

/** Home screens of the roles. */
export const HOME_PATHS = /** @type {const} */ ({
  account: 'src/ui/app/screens/AccountDashboard.tsx',
  liquidity: 'src/ui/app/screens/LiquidityDashboard.tsx',
  organization: 'src/ui/app/screens/OperatorInbox.tsx',
});

/**
 * JS files loaded for an entry and the given views, in order, without duplicates.
 * @param {Manifest} manifest @param {string[]} modules keys of the manifest
 */
export function findLoadedChunks(manifest, ...modules) {
  /** @type {Set<string>} */
  const files = new Set();
  /** @param {string} module */
  const visit = (module) => {
    const chunk = manifest[module];
    if (!chunk) throw new Error(`${module} is not in the manifest: is its view loaded by import('…')?`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  modules.forEach(visit);
  return [...files];
}

const FACE = /@font-face\s*\{[^}]*\}/g;

/**
 * Files every page starts with: the entry, and the named chunks it loads (scripts/vite/chunks.ts).
 * @param {Manifest} manifest
 */
export function findEntryChunk(manifest) {
  const named = Object.keys(manifest).filter((key) => /^(base|app|parts)$/.test(manifest[key]?.name ?? ''));
  return ['index.html', ...named];
}

/**
 * Layout of the private areas with the code of its first calls (scripts/vite/chunks.ts).
 * @param {Manifest} manifest
 */
export const findFrameChunk = (manifest) =>
  Object.keys(manifest).filter((key) => manifest[key]?.name === 'frame' || key === 'src/machines/session/requests.ts');

/**
 * Creates the page writer. No font is on the critical path: text is shown in a system font until ours is loaded. Chromium
 * delays first paint for preloaded fonts, and for a third of that time even for fonts that are only declared, so font faces
 * have a separate style, which src/ui/app/boot/inlineScript.ts enables after first paint.
 * @param {{ template: string, manifest: Manifest, inline: string[], css: string, styledVersion: string, base: string }} build
 *   `template`: Vite's index.html; `inline`: the inline scripts; `css`: rules of the entry's style files; `styledVersion`:
 *   version of styled-components that rendered the page's styles
 */
export function createPageWriter({ template, manifest, inline, css, styledVersion, base }) {
  const faces = [...css.matchAll(FACE)].join('\n');
  const style = css.replaceAll(FACE, '');
  const bare = template.replace(/\s*<link rel="(stylesheet|modulepreload)"[^>]*>/g, '');
  const entry = new Set(findLoadedChunks(manifest, ...findEntryChunk(manifest)));
  /** @type {Set<string>} */
  const styles = new Set();

  /**
   * @param {{ title: string, html: string, css: string, source?: string, path?: string, screens?: ShellScreen[] }} page
   *   `source` and `path` of a prerendered screen; the shell has `screens` instead
   */
  function write({ title, html, css: made, source, path, screens = [] }) {
    checkInline(path ?? 'app.html', html, style + made + faces);
    for (const text of [style, made, faces]) styles.add(hashOf(text));
    // The shell preloads its files before the early script runs and requests more. A prerendered page is usable without them,
    // so it requests them after first paint of the whole form.
    const own = source === undefined ? [] : [...entry, ...beside([source])];
    const head = [
      ...(source === undefined
        ? [...entry].map((file) => `<link rel="modulepreload" crossorigin href="${base}${file}">`)
        : ['<link rel="expect" blocking="render" href="#root">']),
      `<style>${style}</style>`,
      `<style data-styled="true" data-styled-version="${styledVersion}">${made}</style>`,
      `<style id="faces" media="not all">${faces}</style>`,
      `<script type="application/json" id="files">${JSON.stringify(listed(own, screens))}</script>`,
      ...inline.map((code) => `<script>${code}</script>`),
    ].join('\n    ');
    const data = path === undefined ? '' : ` data-page="${path}"`;
    return bare
      .replace(/<title>.*<\/title>/, () => `<title>${title}</title>\n    ${head}`)
      .replace('<div id="root"></div>', () => `<div id="root"${data}>${html}</div>`);
  }

  /** @param {readonly string[]} modules */
  const beside = (modules) => findLoadedChunks(manifest, ...modules).filter((file) => !entry.has(file));

  /**
   * The preload manifest (src/ui/app/boot/preloadManifest.ts): files that the page's HTML does not request. A module merged
   * into another chunk has no name of its own.
   * @param {readonly string[]} own files of the page itself @param {readonly ShellScreen[]} screens
   * @returns {import('../../src/ui/app/boot/preloadManifest.ts').PreloadManifest}
   */
  function listed(own, screens) {
    const frame = findFrameChunk(manifest);
    const lists = [
      [...frame, ...Object.values(HOME_PATHS)],
      ...screens.map(({ sources, area }) => (area === 'public' ? sources : [...frame, ...sources])),
    ];
    const [areas = [], ...others] = lists.map((modules) => beside(modules.filter((module) => module in manifest)));
    const files = [...new Set([own, areas, ...others].flat())];
    const places = (/** @type {readonly string[]} */ list) => list.map((file) => files.indexOf(file));
    return {
      files,
      own: places(own),
      areas: places(areas),
      screens: Object.fromEntries(screens.map(({ path }, at) => [path, places(others[at] ?? [])])),
    };
  }

  return { write, hashes: () => ({ scripts: inline.map(hashOf), styles: [...styles] }) };
}

/** Fails for inline code that the CSP would block. @param {string} page @param {string} html @param {string} css */
function checkInline(page, html, css) {
  const refused = /\sstyle="|<script|<style|\son\w+="|="javascript:/i.exec(html);
  if (refused) throw new Error(`${page}: prerendered HTML holds ${refused[0]}, which the security policy refuses`);
  if (/<\//.test(css)) throw new Error(`${page}: its styles would end the <style> element`);
}

/** @param {string} text */
function hashOf(text) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
