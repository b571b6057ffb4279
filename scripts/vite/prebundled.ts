// Packages prebundled at the start of the dev server. Listed here, because discovering them took a fifth of the start. A
// missing one is discovered on first use and reloads the page (tests/tools/prebundled.test.ts).

/** ES modules with few files, served without prebundling. */
export const NOT_PREBUNDLED = ['@dagrejs/dagre', 'hucre'];

const PRODUCT = [
  '@noble/hashes/sha2.js',
  '@noble/hashes/sha3.js',
  '@scure/base',
  '@xstate/react',
  '@yandex/smart-captcha',
  'big.js',
  'downshift',
  'lean-qr',
  'libphonenumber-js/min',
  'lossless-json',
  'lucide-react',
  'ofetch',
  'partysocket/ws',
  'pdfkit',
  'react',
  'react-dom/client',
  'styled-components',
  'valibot',
  'wouter',
  'wouter/use-browser-location',
  'xstate',
];
/** Packages of the mock server and the demo console. */
const DEMO = ['@noble/hashes/hmac.js', '@noble/hashes/utils.js', 'idb', 'miragejs'];

export const listPrebundled = (demo: boolean): string[] => (demo ? [...PRODUCT, ...DEMO] : PRODUCT);
