// jsdom has no popovers: enough for a button that opens a panel, and for closing it.

const open = new WeakSet<HTMLElement>();

/** Call before rendering; idempotent. Shows and hides, and fires the two events that React listens to. */
export function supportPopovers(): void {
  HTMLElement.prototype.hidePopover = hide;
  document.addEventListener('click', clicked);
}

function hide(this: HTMLElement): void {
  toggle(this, false);
}

function clicked({ target }: MouseEvent): void {
  const button = target instanceof Element ? target.closest('[popovertarget]') : null;
  const panel = document.getElementById(button?.getAttribute('popovertarget') ?? '');
  if (panel) toggle(panel, !open.has(panel));
}

function toggle(panel: HTMLElement, show: boolean): void {
  if (open.has(panel) === show) return;
  if (show) open.add(panel);
  else open.delete(panel);
  const [oldState, newState] = show ? ['closed', 'open'] : ['open', 'closed'];
  panel.dispatchEvent(Object.assign(new Event('beforetoggle'), { oldState, newState }));
  panel.style.display = show ? 'block' : '';
  panel.dispatchEvent(Object.assign(new Event('toggle'), { oldState, newState }));
}
