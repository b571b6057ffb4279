// Build and dev server. Modes: `production` is the product against a real API; `demo` includes the mock server.
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin } from 'vite';
import { createApiProxy } from './scripts/lib/apiProxy.mjs';
import { browsers, buildTarget } from './scripts/lib/browsers.mjs';
import { chunkGroups } from './scripts/vite/chunks.ts';
import { inlineReservingStatuses } from './scripts/vite/inlineReservingStatuses.ts';
import { NOT_PREBUNDLED, listPrebundled } from './scripts/vite/prebundled.ts';
import { seedData } from './scripts/vite/seedData.ts';
import { stableIds } from './scripts/vite/stableIds.ts';
import { tokensCss } from './scripts/vite/tokensCss.ts';
import { viewSources } from './scripts/vite/viewSources.ts';

const PRODUCT_ENTRY = '/src/ui/app/main.ts';
const DEMO_ENTRY = '/src/ui/demo/main.ts';

/** Folders without files of the dev server: watching them took a fifth of its start. */
const NOT_SERVED = ['.cache', 'dist*', 'docs', 'tests'].map((name) =>
  fileURLToPath(new URL(`./${name}/**`, import.meta.url)),
);

/** Loads the demo entry instead of the product's, which is the only import path from the page to the mock. */
function demoEntry(): Plugin {
  return {
    name: 'demo-entry',
    transformIndexHtml: { order: 'pre', handler: (html) => html.replace(PRODUCT_ENTRY, DEMO_ENTRY) },
  };
}

/** Dev pages load the early scripts as modules; builds have them inline (scripts/lib/pages.mjs). */
function earlyModule(): Plugin {
  return {
    name: 'early-module',
    apply: 'serve',
    transformIndexHtml: () => [
      { tag: 'script', attrs: { type: 'module', src: '/src/ui/app/boot/oldBrowser.ts' }, injectTo: 'head-prepend' },
      { tag: 'script', attrs: { type: 'module', src: '/src/ui/app/boot/inlineScript.ts' }, injectTo: 'head-prepend' },
    ],
  };
}

/** Proxies /api, /ws and /media of the dev server to a real API. */
function realApi(target: string): Plugin {
  const proxy = createApiProxy(target);
  return {
    name: 'real-api',
    configureServer({ middlewares, httpServer }) {
      middlewares.use((req, res, next) => {
        if (!proxy.handle(req, res)) next();
      });
      httpServer?.on('upgrade', (req, socket, head) => void proxy.upgrade(req, socket, head));
    },
  };
}

export default defineConfig(({ command, mode: asked, isSsrBuild }) => {
  const target = command === 'serve' ? loadEnv(asked, process.cwd(), 'API_TARGET')['API_TARGET'] : undefined;
  // The dev server runs the demo; with a real API it uses the production settings.
  const served = target === undefined ? 'demo' : 'production';
  const mode = command === 'serve' ? served : asked;
  const env = loadEnv(mode, process.cwd(), ['VITE_', 'PORT', 'BASE']);
  const demo = mode === 'demo';
  return {
    mode,
    base: env['BASE'] ?? '/',
    plugins: [
      react(),
      tokensCss(),
      seedData(),
      inlineReservingStatuses(),
      stableIds(),
      ...(demo ? [demoEntry()] : []),
      ...(target === undefined ? [] : [realApi(target)]),
      ...(isSsrBuild ? [viewSources()] : []),
      earlyModule(),
    ],
    define: {
      'import.meta.env.VITE_BROWSERS': JSON.stringify(browsers),
      'import.meta.env.VITE_DEMO': JSON.stringify(demo),
      'import.meta.env.VITE_CAPTCHA': JSON.stringify(env['VITE_CAPTCHA'] ?? (demo ? 'demo' : 'yandex')),
      // A constant, so that a build without a collector contains no reporting code.
      'import.meta.env.VITE_ERROR_REPORTS': JSON.stringify(env['VITE_ERROR_REPORTS'] ?? ''),
    },
    worker: {
      format: 'es',
      plugins: () => [seedData(), inlineReservingStatuses()],
      // In one file with all its imports: a second file would cost a round trip before the first response.
      rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'workerHost', test: /workerHost\.ts$/ }] } } },
    },
    build: {
      manifest: true,
      target: buildTarget,
      modulePreload: { polyfill: false },
      // Licence notices must ship with the bundled code, and minification removes them.
      license: { fileName: 'licenses.txt' },
      // One stylesheet, inlined into every page's HTML, so that no chunk requests it (scripts/lib/pages.mjs).
      cssCodeSplit: false,
      rolldownOptions: {
        // Removes unused library components (wouter's Link) and views that are never rendered.
        treeshake: { manualPureFunctions: ['forwardRef', 'lazyView'] },
        output: {
          chunkFileNames: 'assets/[hash].js',
          codeSplitting: { groups: chunkGroups() },
        },
      },
      reportCompressedSize: false,
      chunkSizeWarningLimit: 700, // kB before compression: pdfkit, loaded on use, and the demo's worker with the mock
      emptyOutDir: true,
    },
    server: { port: Number(env['PORT'] ?? 5173), watch: { ignored: NOT_SERVED } },
    optimizeDeps: { entries: [], include: listPrebundled(demo), exclude: NOT_PREBUNDLED },
    environments: {
      ssr: { resolve: { noExternal: true } },
    },
  };
});
