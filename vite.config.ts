// Build and dev server. Modes: `production` is the product against a real API; `demo` carries the mock server.
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin } from 'vite';
import { apiProxy } from './scripts/lib/apiProxy.mjs';
import { chunkGroups, compileHint } from './scripts/vite/chunks.ts';
import { holdingData } from './scripts/vite/holdingData.ts';
import { importing } from './scripts/vite/importing.ts';
import { onePathIcons } from './scripts/vite/onePathIcons.ts';
import { noPrefixes } from './scripts/vite/noPrefixes.ts';
import { AS_THEY_ARE, prebundled } from './scripts/vite/prebundled.ts';
import { reactModules } from './scripts/vite/reactModules.ts';
import { seedData } from './scripts/vite/seedData.ts';
import { singleIcons } from './scripts/vite/singleIcons.ts';
import { smallerChunks } from './scripts/vite/smaller.ts';
import { stableIds } from './scripts/vite/stableIds.ts';
import { tightStyles } from './scripts/vite/tightStyles.ts';
import { tokensCss } from './scripts/vite/tokensCss.ts';
import { viewSources } from './scripts/vite/viewSources.ts';

const PRODUCT_ENTRY = '/src/ui/main.ts';
const DEMO_ENTRY = '/src/ui/demo/main.ts';

const PLAIN_ICONS = fileURLToPath(new URL('./scripts/vite/plainIcons.ts', import.meta.url));
const UNUSED_BY_OFETCH = fileURLToPath(new URL('./scripts/vite/unusedByOfetch.ts', import.meta.url));
const MIRAGE_STUB = fileURLToPath(new URL('./src/mock-server/mirageStub.ts', import.meta.url));
const MIRAGE_FOR_IN = fileURLToPath(new URL('./src/mock-server/mirageForIn.ts', import.meta.url));

/** Thousands of files that no page of the dev server asks for: to watch them took a fifth of its start. */
const NOT_SERVED = ['.cache', 'dist*', 'docs', 'tests'].map((name) =>
  fileURLToPath(new URL(`./${name}/**`, import.meta.url)),
);

/** The HTML starts the demo entry instead of the product's: the only way from the page to the mock (stack.md 12.3). */
function demoEntry(): Plugin {
  return {
    name: 'demo-entry',
    transformIndexHtml: { order: 'pre', handler: (html) => html.replace(PRODUCT_ENTRY, DEMO_ENTRY) },
  };
}

/** Dev pages run the early script as an ordinary module; builds have it inline (scripts/lib/pages.mjs). */
function earlyModule(): Plugin {
  return {
    name: 'early-module',
    apply: 'serve',
    transformIndexHtml: () => [
      { tag: 'script', attrs: { type: 'module', src: '/src/ui/boot/early.ts' }, injectTo: 'head-prepend' },
    ],
  };
}

/** The dev server hands /api, /ws and /media to a real API. */
function realApi(target: string): Plugin {
  const proxy = apiProxy(target);
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
  // The dev server is the demo; what stands before a real API takes the settings of production.
  const served = target === undefined ? 'demo' : 'production';
  const mode = command === 'serve' ? served : asked;
  const env = loadEnv(mode, process.cwd(), ['VITE_', 'PORT', 'BASE']);
  const demo = mode === 'demo';
  return {
    mode,
    base: env['BASE'] ?? '/',
    plugins: [
      react(),
      reactModules(),
      importing(),
      noPrefixes(),
      onePathIcons(),
      tokensCss(),
      seedData(),
      holdingData(),
      singleIcons(),
      stableIds(),
      tightStyles(),
      smallerChunks(),
      ...(demo ? [demoEntry()] : []),
      ...(target === undefined ? [] : [realApi(target)]),
      ...(isSsrBuild ? [viewSources()] : []),
      earlyModule(),
    ],
    define: {
      'import.meta.env.VITE_DEMO': JSON.stringify(demo),
      'import.meta.env.VITE_CAPTCHA': JSON.stringify(env['VITE_CAPTCHA'] ?? (demo ? 'demo' : 'yandex')),
      // A constant, so that a build without a collector carries nothing of the reports.
      'import.meta.env.VITE_ERROR_REPORTS': JSON.stringify(env['VITE_ERROR_REPORTS'] ?? ''),
    },
    resolve: {
      alias: [
        // React 19 has it built in: the shim is for React 17 and older.
        { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
        // An icon of ours is one svg with a size: 1.1 kB gzip of the first page are for what else lucide can do.
        { find: /^\.\.\/createLucideIcon\.mjs$/, replacement: PLAIN_ICONS },
        { find: /^(ufo|destr)$/, replacement: UNUSED_BY_OFETCH },
        // Mirage runs on our own interceptor and plain handlers: the rest would be dead weight that each start evaluates (stack.md 2).
        { find: 'lodash/forIn', replacement: MIRAGE_FOR_IN },
        {
          find: /^(pretender|@miragejs\/pretender-node-polyfill\/.*|lodash\/\w+|inflected)$/,
          replacement: MIRAGE_STUB,
        },
      ],
    },
    worker: {
      format: 'es',
      plugins: () => [seedData(), holdingData()],
      // With all that it imports: a second file would be one more round trip before the first answer.
      rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'workerWorld', test: /workerWorld\.ts$/ }] } } },
    },
    build: {
      manifest: true,
      // Packages ask for their notices to go where their code goes; minifying takes them out of it.
      license: { fileName: 'licenses.txt' },
      // One style file, which the build writes into every page's HTML: no chunk may ask for it (scripts/lib/pages.mjs).
      cssCodeSplit: false,
      rolldownOptions: {
        // Components of libraries that nobody uses (wouter's Link) are left out, and views that are never drawn.
        treeshake: { manualPureFunctions: ['forwardRef', 'lazyView'] },
        output: {
          // The first page's script names every chunk it may load: without words, these names cost it least, and a build
          // makes them shorter still (scripts/lib/chunkNames.mjs).
          chunkFileNames: 'assets/[hash:7].js',
          codeSplitting: { groups: chunkGroups() },
          postBanner: compileHint,
        },
      },
      reportCompressedSize: false,
      emptyOutDir: true,
    },
    server: { port: Number(env['PORT'] ?? 5173), watch: { ignored: NOT_SERVED } },
    optimizeDeps: { entries: [], include: prebundled(demo), exclude: AS_THEY_ARE },
    environments: {
      ssr: { resolve: { noExternal: true } },
    },
  };
});
