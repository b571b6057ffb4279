// Processing of a finished build: precompressed copies, sizes, search for traces of the mock.
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listFiles, root } from './run.mjs';

const COMPRESSED = new Set(['.html', '.js', '.css', '.svg', '.json', '.txt']);
const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

/** @typedef {{ raw: number, gzip: number, brotli: number }} Size in bytes */

/**
 * Writes a .gz and a .br beside every text file.
 * @param {string} dir
 * @returns {Promise<Map<string, Size>>} by path relative to `dir`
 */
export async function precompress(dir) {
  const files = (await listFiles(dir)).filter((file) => COMPRESSED.has(extname(file)));
  const sizes = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(file);
      const [gz, br] = await Promise.all([
        toGzip(text, { level: 9 }),
        toBrotli(text, {
          params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
        }),
      ]);
      await Promise.all([writeFile(`${file}.gz`, gz), writeFile(`${file}.br`, br)]);
      return /** @type {const} */ ([relative(dir, file), { raw: text.length, gzip: gz.length, brotli: br.length }]);
    }),
  );
  return new Map(sizes);
}

/**
 * Adds up sizes of files.
 * @param {Map<string, Size>} sizes @param {string[]} files
 * @returns {Size}
 */
export function sumSizes(sizes, files) {
  const sum = { raw: 0, gzip: 0, brotli: 0 };
  for (const file of files) {
    const size = sizes.get(file);
    if (!size) throw new Error(`${file} has no size: it is not in the build`);
    sum.raw += size.raw;
    sum.gzip += size.gzip;
    sum.brotli += size.brotli;
  }
  return sum;
}

/** Words that occur only in the mock server and the demo and must not be in production. */
const MOCK_WORDS = [
  'miragejs',
  'Mirage',
  'pretender',
  '__demo__',
  'SharedWorker',
  'seat:',
  'Demo-2026',
  'demo-world',
  '246810',
];

/**
 * Searches a production build for the mock server and demo texts.
 * @param {string} dir
 * @returns {Promise<string[]>} one line per finding
 */
export async function findMockTraces(dir) {
  const world = JSON.parse(await readFile(join(root, 'src/mock-server/db/demo-world.json'), 'utf8'));
  /** @type {{ login: string, company_name: string }[]} */
  const companies = [world.operator, ...world.participants, ...world.providers];
  const words = [
    ...MOCK_WORDS,
    ...companies.map((company) => company.company_name),
    ...companies.map((company) => company.login).filter((login) => login.includes('.')),
  ];
  const findings = [];
  for (const file of await listFiles(dir)) {
    const name = relative(dir, file);
    if (/\.(gz|br|woff2)$/.test(name)) continue;
    const text = await readFile(file, 'utf8');
    for (const word of words) if (text.includes(word) || name.includes(word)) findings.push(`${name}: ${word}`);
    if (name.endsWith('.map')) findings.push(`${name}: a source map`);
  }
  return findings;
}

/**
 * Scripts that import from a worker's own file, `worker-….js`.
 * @param {string} dir
 * @returns {Promise<string[]>} their names
 */
export async function findWorkerImports(dir) {
  const scripts = (await listFiles(dir)).filter((file) => file.endsWith('.js'));
  const texts = await Promise.all(scripts.map((file) => readFile(file, 'utf8')));
  return scripts.filter((_, at) => /from\s*["'`]\.\/worker-/.test(texts[at] ?? '')).map((file) => relative(dir, file));
}
