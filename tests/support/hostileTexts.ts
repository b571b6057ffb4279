// Texts and addresses that mean harm. Naughty strings: the list everybody knows. Script payloads: made here by the grammar
// of the public lists (a way out of the context × an element × a handler × a spelling); each sets `window.__xss` where it runs.
import blns from 'big-list-of-naughty-strings/blns.json' with { type: 'json' };

const RUN = 'window.__xss=1';
const exits = [
  '',
  '">',
  "'>",
  '</title>',
  '</textarea>',
  '</script>',
  '--> ',
  ']]>',
  '\\">',
  '{{7*7}}',
  '${7*7}',
  '&lt;',
];
const elements = [
  'img src=x',
  'svg',
  'body',
  'input autofocus',
  'details open',
  'video src=x',
  'audio src=x',
  'iframe',
  'object data=x',
  'marquee',
  'select autofocus',
  'math',
  'style',
];
const handlers = ['onerror', 'onload', 'onfocus', 'ontoggle', 'onpointerenter', 'onanimationstart'];
const spellings: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.toUpperCase().replace(RUN.toUpperCase(), RUN),
  (text) => text.replaceAll(' ', '/'),
];
const whole = [
  `<script>${RUN}</script>`,
  `<ScRiPt >${RUN}</sCrIpT>`,
  `<script src=data:text/javascript,${RUN}></script>`,
  `<a href="javascript:${RUN}">x</a>`,
  `<iframe srcdoc="<script>parent.${RUN}</script>"></iframe>`,
  `<meta http-equiv=refresh content="0;url=javascript:${RUN}">`,
  `<base href=//evil.example/>`,
  `<form action=//evil.example><button>x`,
  `';${RUN}//`,
  `\`;${RUN}//`,
  `{"__proto__":{"polluted":1}}`,
  `\u202Eexe.fdp`,
  `=HYPERLINK("//evil.example")`,
];

/** Script payloads, some 2,800. */
export const payloads: readonly string[] = [
  ...whole,
  ...exits.flatMap((exit) =>
    elements.flatMap((element) =>
      handlers.flatMap((handler) => spellings.map((spell) => spell(`${exit}<${element} ${handler}=${RUN}>`))),
    ),
  ),
];

export const naughty: readonly string[] = blns;

/** Addresses no link, picture or request may lead to. */
export const hostileAddresses: readonly string[] = [
  `javascript:${RUN}`,
  `JaVaScRiPt:${RUN}`,
  ` java\nscript:${RUN}`,
  `data:text/html,<script>${RUN}</script>`,
  `vbscript:${RUN}`,
  '//evil.example/x',
  '\\\\evil.example/x',
  '/\\evil.example/x',
  'https://evil.example/x',
  'https://meridian.test@evil.example/x',
  'https://meridian.test.evil.example/x',
  'blob:https://evil.example/5f1d4b1c',
  'file:///etc/passwd',
  '/media/../api/v1/auth/jwt/logout/',
];
