// Clicks on a table row activate the row's `.rowlink`. No element overlays the row: WebKit computes `position: relative` of
// a `tr` as static, so an overlay would leave the row, and covered text could not be selected.
import { type MouseEvent, useRef } from 'react';

type RowEvent = MouseEvent<HTMLElement>;

const CONTROLS = 'a, button, input, select, textarea, label, summary, dialog, [role=button]';

/** A selection belongs to this press only if the pointer moved: some engines keep an older one through a click. */
const DRAG_PX = 4;
interface Press {
  readonly x: number;
  readonly y: number;
  readonly button: number;
}

/** Handlers for a `tbody`. */
export function useRowClicks() {
  const press = useRef<Press>({ x: 0, y: 0, button: 0 });
  return {
    onMouseDown(event: RowEvent) {
      press.current = { x: event.clientX, y: event.clientY, button: event.button };
      if (!rowLinkOf(event)) return;
      const isMiddle = event.button === 1; // would start autoscroll
      const isShift = event.shiftKey && !hasSelectedText(); // would select text from the last caret to the pointer
      if (isMiddle || isShift) event.preventDefault();
    },
    onClick(event: RowEvent) {
      const found = rowLinkOf(event);
      if (!found || event.altKey || isTextDrag(event, found.row, press.current)) return;
      const { link } = found;
      const isMiddle = press.current.button === 1; // Safari before 18.2 has no `auxclick`
      if (isMiddle || hasModifier(event)) return openTab(link);
      link.focus({ preventScroll: true, focusVisible: false });
      link.click();
    },
    onAuxClick(event: RowEvent) {
      const found = event.button === 1 ? rowLinkOf(event) : null;
      if (found) openTab(found.link);
    },
  };
}

/** Link of the clicked row; null if the click was handled or hit another control. */
function rowLinkOf({ target, currentTarget, defaultPrevented }: RowEvent) {
  if (defaultPrevented || !(target instanceof Element)) return null;
  const row = target.closest('tr');
  const link = row?.querySelector<HTMLElement>('.rowlink');
  const control = target.closest(CONTROLS);
  if (!row || !link || !currentTarget.contains(row)) return null;
  return control && row.contains(control) ? null : { row, link };
}

const hasSelectedText = () => getSelection()?.isCollapsed === false;

function isTextDrag({ clientX, clientY }: RowEvent, row: Element, press: Press): boolean {
  const { anchorNode = null, focusNode = null } = getSelection() ?? {};
  const isDrag = Math.hypot(clientX - press.x, clientY - press.y) >= DRAG_PX;
  return isDrag && hasSelectedText() && (row.contains(anchorNode) || row.contains(focusNode));
}

const hasModifier = ({ ctrlKey, metaKey, shiftKey }: RowEvent) => ctrlKey || metaKey || shiftKey;

/** The browser opens a background tab or a window by the held modifier keys. */
function openTab(link: HTMLElement): void {
  if (link instanceof HTMLAnchorElement) open(link.href, '_blank', 'noopener');
  else link.click();
}
