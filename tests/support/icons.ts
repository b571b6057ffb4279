// The icons of lucide as their package holds them: what the builds make of them is held against these.
import { readFileSync, readdirSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import * as v from 'valibot';
import { iconFiles } from '../../scripts/vite/singleIcons.ts';

const FOLDER = 'node_modules/lucide-react/dist/esm/icons';

const data = v.object({
  name: v.string(),
  aliases: v.optional(v.array(v.string())),
  node: v.array(v.tuple([v.string(), v.record(v.string(), v.string())])),
});
export type IconData = v.InferOutput<typeof data>;

/** The modules that hold one, as code; others only pass one on. */
export const iconModules = (): string[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.mjs'))
    .map((name) => readFileSync(`${FOLDER}/${name}`, 'utf8'))
    .filter((code) => code.includes('const __iconData = '));

/** The modules of those that the product shows, as code. */
export function usedIcons(): string[] {
  const files = iconFiles();
  const names = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .flatMap((path) => [...readFileSync(`src/${path}`, 'utf8').matchAll(/import \{([^}]*)\} from 'lucide-react'/g)])
    .flatMap(([, list = '']) => list.split(',').map((name) => name.trim().split(' as ')[0] ?? ''));
  const used = new Set(names.flatMap((name) => files.get(name) ?? []));
  return [...used].map((file) => readFileSync(`${FOLDER}/${file}.mjs`, 'utf8'));
}

/** What a module holds. */
export function iconOf(code: string): IconData {
  const literal = /const __iconData = (\{[^]*?\});\n/.exec(code)?.[1];
  return v.parse(data, runInNewContext(`(${literal})`));
}
