// The README keeps its word: its commands exist and CI runs them, its samples are lines of the files they name, its links
// lead somewhere.
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { scripts } from '../../package.json' with { type: 'json' };

const readme = readFileSync('README.md', 'utf8');
const ci = readFileSync('.ci/run', 'utf8');

/** Commands that others run: `npm run test:all` all tests, the smoke run the servers, `npm run check` those that write files. */
const PART_OF: Readonly<Record<string, string>> = {
  'npm start': 'node scripts/smoke.mjs',
  'npm run dev': 'node scripts/smoke.mjs',
  'npm run mock-api': 'node scripts/smoke.mjs',
  'npm test': 'npm run test:all',
  'npm run test:unit': 'npm run test:all',
  'npm run test:browser': 'npm run test:all',
  'npm run test:models': 'npm run test:all',
  'npm run format': 'npm run check',
  'npm run docs': 'npm run check',
  'npm run proof': 'npm run check',
  'npm run check:api': 'npm run test:all',
};

/** Commands that measure: they take a quiet machine, so nothing passes or fails by them. */
const MEASURES: ReadonlySet<string> = new Set(['npm run bench', 'npm run audit', 'npm run mutants']);

describe('commands', () => {
  const named = new Set(readme.match(/npm (?:run [\w:-]+|test\b|start\b|ci\b)/g));

  it('are named', () => expect(named.size).toBeGreaterThan(12));

  it.each([...named])('%s exists, and CI runs it unless it measures', (command) => {
    const script = command.replace(/^npm (run )?/, '');
    expect(['ci', ...Object.keys(scripts)]).toContain(script);
    if (MEASURES.has(command)) return;
    expect(ci.split('\n').map((line) => line.trim())).toContainEqual(
      expect.stringMatching(`^${PART_OF[command] ?? command}( |$)`),
    );
  });

  it('are in the README, all that package.json has', () => {
    const missing = Object.keys(scripts).filter((name) => !named.has(`npm run ${name}`) && !named.has(`npm ${name}`));
    expect(missing).toEqual([]);
  });
});

describe('samples', () => {
  const samples = Array.from(readme.matchAll(/<!-- (\S+) -->\n```ts\n([\s\S]*?)```/g), ([, file = '', code = '']) => ({
    file,
    code,
  }));

  it('are there', () => expect(samples.length).toBeGreaterThan(4));

  it.each(samples)('of $file are lines of it, in their order', ({ file, code }) => {
    const lines = readFileSync(file, 'utf8').split('\n');
    let at = -1;
    for (const line of code.split('\n').filter((each) => each !== '')) {
      at = lines.indexOf(line, at + 1);
      expect(at, `«${line}» in ${file}`).toBeGreaterThan(-1);
    }
  });
});

describe('links', () => {
  const links = Array.from(readme.matchAll(/\]\((?!https?:)([^)]+)\)/g), ([, target = '']) => target);

  it.each(links)('%s is there', (target) => {
    const [file = '', section] = target.split('#');
    expect(existsSync(file)).toBe(true);
    if (section === undefined) return;
    const heads = Array.from(readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm), ([, head = '']) => head);
    expect(heads.map((head) => head.toLowerCase().replaceAll(' ', '-'))).toContain(section);
  });
});
