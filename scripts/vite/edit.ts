// Source edits for our Vite plugins: insertions and replacements at offsets of a compiled module.
import { parseSync, Visitor } from 'vite';

type VisitorObject = ConstructorParameters<typeof Visitor>[0];
type Insertion = { at: number; text: string; until: number };

/**
 * Parses compiled `code` (JavaScript) and applies the visitor's edits.
 * @param collect receives a function that records an insertion (with `until`: a replacement) and returns the visitor
 * @returns the new code, or null without edits
 */
export function insertInto(
  code: string,
  collect: (insert: (at: number, text: string, until?: number) => void) => VisitorObject,
): string | null {
  const insertions: Insertion[] = [];
  const { program, errors } = parseSync('module.js', code);
  if (errors.length > 0) return null; // the compiler reports them better
  new Visitor(collect((at, text, until = at) => insertions.push({ at, text, until }))).visit(program);
  if (insertions.length === 0) return null;
  return insertions
    .sort((a, b) => b.at - a.at)
    .reduce((text, { at, text: added, until }) => text.slice(0, at) + added + text.slice(until), code);
}
