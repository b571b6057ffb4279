// The packages that pages of the dev server run, bundled at its start. Named here: to look for them in all sources took a fifth
// of its time. One that is missing is found by the page that wants it, which then loads anew (tests/tools/prebundled.test.ts).

/** ES modules of few files, served without bundling. */
export const AS_THEY_ARE = ['@dagrejs/dagre', 'hucre'];

const PRODUCT = [
  '@noble/hashes/sha2.js',
  '@noble/hashes/sha3.js',
  '@scure/base',
  '@xstate/react',
  '@yandex/smart-captcha',
  'big.js',
  'lean-qr',
  'libphonenumber-js/min',
  'lucide-react',
  'ofetch',
  'partysocket/ws',
  'react',
  'react-dom/client',
  'styled-components',
  'valibot',
  'wouter',
  'wouter/use-browser-location',
  'xstate',
];
/** Of the mock server and the demo console. */
const DEMO = ['@noble/hashes/hmac.js', '@noble/hashes/utils.js', 'idb', 'miragejs', 'pdfkit'];

export const prebundled = (demo: boolean): string[] => (demo ? [...PRODUCT, ...DEMO] : PRODUCT);
