// Golos Text as TTF for the pdf writer: an asset of the demo build, a file of the package under Node.

export interface Fonts {
  readonly regular: Uint8Array;
  readonly semibold: Uint8Array;
}

/** Both weights. Rejects when the build's asset cannot be fetched. */
export async function loadFonts(): Promise<Fonts> {
  const load = 'process' in globalThis ? fromPackage : fromBuild;
  const [regular, semibold] = await Promise.all([load('regular'), load('semibold')]);
  return { regular, semibold };
}

/** The file inside the package. Node's modules are asked for at run time: imports of them would leave stubs in a build. */
async function fromPackage(weight: keyof Fonts): Promise<Uint8Array> {
  const { createRequire } = process.getBuiltinModule('node:module');
  const { readFile } = process.getBuiltinModule('node:fs/promises');
  const file = { regular: '400Regular/GolosText_400Regular', semibold: '600SemiBold/GolosText_600SemiBold' }[weight];
  const path = createRequire(import.meta.url).resolve(`@expo-google-fonts/golos-text/${file}.ttf`);
  return new Uint8Array(await readFile(path)); // copied, because under jsdom a Buffer is no instance of Uint8Array
}

/** The emitted asset: Vite needs each address whole and in one piece. */
async function fromBuild(weight: keyof Fonts): Promise<Uint8Array> {
  const assets = {
    regular: new URL('@expo-google-fonts/golos-text/400Regular/GolosText_400Regular.ttf', import.meta.url),
    semibold: new URL('@expo-google-fonts/golos-text/600SemiBold/GolosText_600SemiBold.ttf', import.meta.url),
  };
  const response = await fetch(assets[weight]);
  if (!response.ok) throw new Error(`font ${response.url}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
