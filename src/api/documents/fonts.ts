// Golos Text as TTF for the PDF writer: a build asset in the browser, a package file under Node.

export interface Fonts {
  readonly regular: Uint8Array;
  readonly semibold: Uint8Array;
}

/** Loads both weights. Rejects when a build asset cannot be fetched. */
export async function loadFonts(): Promise<Fonts> {
  const load = 'process' in globalThis ? fromPackage : fromBuild;
  const [regular, semibold] = await Promise.all([load('regular'), load('semibold')]);
  return { regular, semibold };
}

/** Reads the file from the package. Node modules are imported dynamically, because static imports would leave stubs in the build. */
async function fromPackage(weight: keyof Fonts): Promise<Uint8Array> {
  const { createRequire } = process.getBuiltinModule('node:module');
  const { readFile } = process.getBuiltinModule('node:fs/promises');
  const file = { regular: '400Regular/GolosText_400Regular', semibold: '600SemiBold/GolosText_600SemiBold' }[weight];
  const path = createRequire(import.meta.url).resolve(`@expo-google-fonts/golos-text/${file}.ttf`);
  return new Uint8Array(await readFile(path)); // copied, because under jsdom a Buffer is not an instance of Uint8Array
}

/** Fetches the build asset. Vite needs each URL as a complete literal. */
async function fromBuild(weight: keyof Fonts): Promise<Uint8Array> {
  const assets = {
    regular: new URL('@expo-google-fonts/golos-text/400Regular/GolosText_400Regular.ttf', import.meta.url),
    semibold: new URL('@expo-google-fonts/golos-text/600SemiBold/GolosText_600SemiBold.ttf', import.meta.url),
  };
  const response = await fetch(assets[weight]);
  if (!response.ok) throw new Error(`font ${response.url}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
