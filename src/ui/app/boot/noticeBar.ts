// A line at the top of a page whose app may never run; part of the inline scripts. CSP allows styles through CSSOM only;
// DOM methods are limited to those of the oldest engines (oldBrowser.ts).

const LOOK =
  'position:sticky;top:0;padding:10px 16px;text-align:center;background:#fdf1d8;background:var(--status-warning-tint)';

/** Shows `parts` above the page and announces them to screen readers. */
export function showNoticeBar(...parts: readonly (string | Node)[]): void {
  const bar = document.createElement('div');
  bar.setAttribute('role', 'alert');
  bar.style.cssText = LOOK;
  for (let at = 0; at < parts.length; at++) {
    const part = parts[at];
    if (part !== undefined) bar.appendChild(typeof part === 'string' ? document.createTextNode(part) : part);
  }
  document.body.insertBefore(bar, document.body.firstChild);
}
