// A line across the top of a page in which no app may ever run: part of the inline script. CSSOM only, the policy lets no
// other style of it pass.

const LOOK = 'position:sticky;top:0;padding:10px 16px;text-align:center;background:var(--status-warning-tint)';

/** Says `parts` above all else, at once to screen readers too. */
export function tellAbove(...parts: readonly (string | Node)[]): void {
  const bar = document.createElement('div');
  bar.setAttribute('role', 'alert');
  bar.style.cssText = LOOK;
  bar.append(...parts);
  document.body.prepend(bar);
}
