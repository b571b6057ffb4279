// The HTML files of a build (variant D of stack.md section 11): each public page with its form, styles and early
// script inside, so that it takes keys before any file is loaded; app.html is the shell of everything else.
import { createHash } from 'node:crypto';

/** @typedef {Record<string, { file: string, isDynamicEntry?: boolean, imports?: string[], css?: string[], assets?: string[] }>} Manifest */
/** @typedef {import('../../src/ui/entry-server.tsx').Prerendered} Prerendered */

/** Paths that app.html answers: the private areas, and the one public screen with an id in its path. */
export const SHELL = /^\/(account|liquidity|organization|registr-message)(\/|$)/i;

/**
 * JS files a browser loads for an entry and the views given, in order, each once.
 * @param {Manifest} manifest @param {string[]} modules keys of the manifest
 */
export function loadedBy(manifest, ...modules) {
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

/**
 * Puts pages together. No font is preloaded: Chromium would hold the first paint for it (performance.md: no font on the
 * critical path); the text stands in a face of the system until ours has come.
 * @param {{ template: string, manifest: Manifest, early: string, css: string, base: string }} build
 *   `template`: Vite's index.html; `early`: the inline script; `css`: rules of the entry's style files
 */
export function pageWriter({ template, manifest, early, css, base }) {
  const bare = template.replace(/\s*<link rel="stylesheet"[^>]*>/g, '');
  const entry = new Set(loadedBy(manifest, 'index.html'));
  /** @type {Set<string>} */
  const styles = new Set();

  /**
   * @param {{ title: string, html: string, css: string, source?: string, path?: string }} page
   *   `source` and `path` of a prerendered screen; the shell has neither
   */
  function write({ title, html, css: own, source, path }) {
    const style = css + own;
    checkInline(path ?? 'app.html', html, style);
    styles.add(hashOf(style));
    const views = source === undefined ? [] : loadedBy(manifest, source).filter((file) => !entry.has(file));
    const head = [
      `<style>${style}</style>`,
      `<script>${early}</script>`,
      ...views.map((file) => `<link rel="modulepreload" crossorigin href="${base}${file}">`),
    ].join('\n    ');
    const data = path === undefined ? '' : ` data-page="${path}"`;
    return bare
      .replace(/<title>.*<\/title>/, () => `<title>${title}</title>\n    ${head}`)
      .replace('<div id="root"></div>', () => `<div id="root"${data}>${html}</div>`);
  }

  return { write, hashes: () => ({ scripts: [hashOf(early)], styles: [...styles] }) };
}

/** What the policy would refuse must not reach a page. @param {string} page @param {string} html @param {string} css */
function checkInline(page, html, css) {
  const refused = /\sstyle="|<script|<style|\son\w+="|="javascript:/i.exec(html);
  if (refused) throw new Error(`${page}: prerendered HTML holds ${refused[0]}, which the security policy refuses`);
  if (/<\//.test(css)) throw new Error(`${page}: its styles would end the <style> element`);
}

/** @param {string} text */
function hashOf(text) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
