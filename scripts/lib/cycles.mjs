// Files of a build that load each other: one of the two runs before what it takes from the other is there.

/**
 * @param {Readonly<Record<string, { file: string, imports?: readonly string[] }>>} manifest
 * @returns {string[][]} the files of each ring that `import` statements close; `import()` waits and closes none
 */
export function ringsOf(manifest) {
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
