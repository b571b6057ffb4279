// Import cycles between the files of a build: one file would run before the exports it imports are initialized.

/**
 * @param {Readonly<Record<string, { file: string, imports?: readonly string[] }>>} manifest
 * @returns {string[][]} files of each cycle of static imports; dynamic imports do not count
 */
export function findCycles(manifest) {
  /** @type {string[][]} */
  const rings = [];
  const done = new Set();
  /** @param {string} name @param {readonly string[]} way */
  const visit = (name, way) => {
    if (way.includes(name)) rings.push(way.slice(way.indexOf(name)).map((part) => manifest[part]?.file ?? part));
    if (done.has(name)) return;
    done.add(name);
    for (const next of manifest[name]?.imports ?? []) visit(next, [...way, name]);
  };
  for (const name of Object.keys(manifest)) visit(name, []);
  return rings;
}
