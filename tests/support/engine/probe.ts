// Runs inside the page, in every engine: finds elements as a user does, and hit-tests rows and controls.
/* oxlint-disable unicorn/consistent-function-scoping -- the page receives the text of createProbe, which must hold all it calls */
import type * as testingLibrary from '@testing-library/dom';

declare global {
  interface Window {
    TestingLibraryDom: typeof testingLibrary;
    engineProbe?: Probe;
  }
}

/** An element by role and accessible name, or a field by its label. A string is the whole name. */
export interface ProbeTarget {
  readonly role?: string;
  readonly label?: string;
  readonly name?: string | { readonly source: string };
  readonly within?: ProbeTarget;
  /** Name of an iframe of the same origin. */
  readonly frame?: string;
}

export interface ProbedElement {
  /** A CSS selector of the element in its document. */
  readonly selector: string;
  /** A point of the element that a pointer can reach, in the coordinates of the window. */
  readonly x: number;
  readonly y: number;
  /** The element that a click at the point would hit instead, '' if it hits the element itself. */
  readonly covered: string;
  readonly disabled: boolean;
  readonly focused: boolean;
  readonly checked: boolean;
  readonly text: string;
  readonly value: string;
}

export interface Row {
  /** Address of the record. */
  readonly href: string;
  /** A point of the row outside its links and controls, in a cell other than the first. */
  readonly x: number;
  readonly y: number;
  /** The first point of the row at which another element is hit. */
  readonly wrong: readonly string[];
}

export interface Overlay {
  readonly title: string;
  readonly isModal: boolean;
  /** False for the placeholder of a dialog whose code or data is still loading. */
  readonly isLoaded: boolean;
}

type Probe = ReturnType<typeof createProbe>;

export function createProbe() {
  const { queryAllByRole, queryAllByLabelText } = window.TestingLibraryDom;
  const CONTROLS =
    'a[href], button, input, select, textarea, summary, :is([role=button], [role=tab], [role=option], [role=menuitem])';
  let marks = 0;

  const isVisible = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    if (width <= 1 || height <= 1 || isClipped(element)) return false;
    return element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  };

  /** Whether an element is there for screen readers only, inside a box of one pixel. */
  const isClipped = (element: Element) => {
    for (let box = element.parentElement; box; box = box.parentElement) {
      const { width, height } = box.getBoundingClientRect();
      const { overflow, position, clipPath } = getComputedStyle(box);
      if (clipPath === 'inset(50%)') return true;
      if ((width <= 1 || height <= 1) && overflow !== 'visible' && position === 'absolute') return true;
    }
    return false;
  };

  function all(target: ProbeTarget): HTMLElement[] {
    const root = target.within ? all(target.within)[0] : documentOf(target.frame)?.body;
    if (!root) return [];
    const { role, label, name } = target;
    const wanted = typeof name === 'object' ? new RegExp(name.source) : name;
    if (label !== undefined)
      return queryAllByLabelText(root, label).filter((it) => it.matches('input, select, textarea'));
    const found = queryAllByRole(root, role ?? '', wanted === undefined ? {} : { name: wanted });
    return found.filter(isVisible);
  }

  function documentOf(frame: string | undefined): Document | null {
    if (frame === undefined) return document;
    return document.querySelector<HTMLIFrameElement>(`iframe[name="${frame}"]`)?.contentDocument ?? null;
  }

  /** The centre of the first line of an element, cut to the window. */
  function centreOf(element: Element) {
    const { left, right, top, bottom } = element.getClientRects()[0] ?? element.getBoundingClientRect();
    const view = element.ownerDocument.documentElement;
    const between = (from: number, to: number, end: number) => (Math.max(from, 0) + Math.min(to, end)) / 2;
    return { x: between(left, right, view.clientWidth), y: between(top, bottom, view.clientHeight) };
  }

  function belongs(hit: Element | null, element: Element): boolean {
    if (hit === null) return false;
    if (element.contains(hit)) return true;
    const label = hit.closest('label');
    return label !== null && (label.control === element || label.contains(element));
  }

  const describe = (element: Element | null) =>
    element === null
      ? 'nothing'
      : `<${element.localName}> «${(element.textContent || element.outerHTML).trim().slice(0, 40)}»`;

  /** Offset and scale of the frame of a document in the window. */
  function frameOf({ defaultView }: Document) {
    const frame = defaultView?.frameElement;
    if (!(frame instanceof HTMLElement)) return { left: 0, top: 0, scale: 1 };
    const { left, top, width } = frame.getBoundingClientRect();
    const scale = width / frame.offsetWidth;
    return { left: left + frame.clientLeft * scale, top: top + frame.clientTop * scale, scale };
  }

  function find(target: ProbeTarget): ProbedElement | null {
    const element = all(target)[0];
    return element === undefined ? null : foundAs(element);
  }

  function foundAs(element: HTMLElement): ProbedElement {
    const own = element.ownerDocument;
    let point = centreOf(element);
    if (!belongs(own.elementFromPoint(point.x, point.y), element)) {
      element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      point = centreOf(element);
    }
    const hit = own.elementFromPoint(point.x, point.y);
    const mark = (element.dataset['engine'] ??= String((marks += 1)));
    const { left, top, scale } = frameOf(own);
    return {
      selector: `[data-engine="${mark}"]`,
      x: left + point.x * scale,
      y: top + point.y * scale,
      covered: belongs(hit, element) ? '' : describe(hit),
      disabled: element.matches(':disabled, [aria-disabled=true]'),
      focused: own.activeElement === element,
      checked: element.matches(':checked'),
      text: element.innerText.replaceAll(/\s+/g, ' '),
      value: String(Reflect.get(element, 'value') ?? ''),
    };
  }

  /** Text on the screen, blanks made one. */
  const text = (frame?: string) => documentOf(frame)?.querySelector('body')?.innerText.replaceAll(/\s+/g, ' ') ?? '';

  /** Whether the screen of this title is loaded: neither code nor data is missing. */
  const isSettled = (title?: string) => {
    const main = document.querySelector('main');
    const heading = document.querySelector('h1')?.textContent;
    return main !== null && heading !== undefined && (title === undefined || heading === title) && isLoaded(main);
  };

  const isLoaded = (part: Element) =>
    part.querySelector('[aria-busy=true]') === null &&
    ![...part.querySelectorAll('[role=status]')].some(({ textContent }) => /Загру|Открываем/.test(textContent));

  function bodyRows(): HTMLTableRowElement[] {
    return [...document.querySelectorAll<HTMLTableRowElement>('main tbody tr')].filter(
      (row) => isVisible(row) && linkOf(row) !== null,
    );
  }

  const linkOf = (row: Element) => row.querySelector<HTMLAnchorElement>('a.rowlink[href]');

  /** The part of a row that its scrolling ancestors show. */
  function shownPart(row: Element) {
    let { left, right, top, bottom } = row.getBoundingClientRect();
    for (let box = row.parentElement; box; box = box.parentElement) {
      if (!/auto|scroll|hidden|clip/.test(getComputedStyle(box).overflowX)) continue;
      const around = box.getBoundingClientRect();
      left = Math.max(left, around.left);
      right = Math.min(right, around.right);
    }
    left = Math.max(left, 0);
    right = Math.min(right, document.documentElement.clientWidth);
    return { left, right, top, bottom };
  }

  function readRow(row: HTMLTableRowElement): Row {
    row.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const { left, right, top, bottom } = shownPart(row);
    const middle = (top + bottom) / 2;
    const cells = [...row.cells].filter(isVisible);
    const centres = cells.map((cell) => {
      const box = cell.getBoundingClientRect();
      return [(box.left + box.right) / 2, (box.top + box.bottom) / 2] as const;
    });
    const corners = [left + 6, (left + right) / 2, right - 6].flatMap((x) =>
      [top + 4, middle, bottom - 4].map((y) => [x, y] as const),
    );
    const inside = [...centres, ...corners].filter(([x]) => x > left && x < right);
    const wrong = inside.flatMap(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      if (hit !== null && row.contains(hit)) return [];
      return [`${Math.round(x)},${Math.round(y)} of «${linkOf(row)?.textContent}» hits ${describe(hit)}`];
    });
    const free = inside.find(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      const cell = hit?.closest('td');
      if (!hit || !cell || cell.querySelector('a, button, input, select')) return false;
      return row.contains(cell);
    });
    const [x, y] = free ?? [(left + right) / 2, middle];
    const { pathname = '', search = '' } = linkOf(row) ?? {};
    return { href: pathname + search, x, y, wrong: wrong.slice(0, 1) };
  }

  const rowAt = (index: number): Row | null => {
    const row = bodyRows()[index];
    return row === undefined ? null : readRow(row);
  };

  /** Every row whose points belong to another element, and how many rows there are. */
  function rows() {
    const read = bodyRows().map(readRow);
    return { count: read.length, wrong: read.flatMap(({ wrong }) => wrong) };
  }

  /** The topmost modal dialog or popover. */
  const topOverlay = () => [...document.querySelectorAll<HTMLElement>('dialog:modal, :popover-open')].at(-1);

  /** The topmost overlay, null where none is open. */
  function overlay(): Overlay | null {
    const top = topOverlay();
    if (top === undefined) return null;
    const title = top.ariaLabel ?? top.querySelector('h2, h3')?.textContent ?? top.innerText.slice(0, 40);
    return { title, isModal: top.matches('dialog:modal'), isLoaded: isLoaded(top) };
  }

  /** Buttons of the screen outside of its overlays. */
  const screenButtons = () =>
    [...document.querySelectorAll<HTMLElement>('button, summary')].filter(
      (button) =>
        isVisible(button) &&
        !button.matches(':disabled, [aria-disabled=true]') &&
        !button.closest('dialog, [popover], [inert]'),
    );

  const nameOf = (button: HTMLElement) => (button.ariaLabel ?? button.innerText).replaceAll(/\s+/g, ' ').trim();

  /** Names of the buttons, in order; those of rows and records repeat. */
  const buttons = () =>
    screenButtons().map((button) => ({ name: nameOf(button), isInFrame: button.closest('main') === null }));

  /** The first button of this name, scrolled into view. */
  function buttonNamed(name: string): ProbedElement | null {
    const button = screenButtons().find((one) => nameOf(one) === name);
    return button === undefined ? null : foundAs(button);
  }

  /** Addresses of one row of each status. */
  function records(): string[] {
    const byStatus = new Map(
      bodyRows().map((row) => [row.querySelector('[data-tone]')?.textContent, linkOf(row)?.href] as const),
    );
    return [...byStatus.values()].flatMap((href) => (href === undefined ? [] : [href.slice(location.origin.length)]));
  }

  /** Controls of the screen, or of an open overlay, whose centre is covered by another element. */
  function controls() {
    const root = topOverlay() ?? document;
    const faults: string[] = [];
    let count = 0;
    for (const control of root.querySelectorAll(CONTROLS)) {
      if (!isVisible(control) || control.matches(':disabled, [type=file]') || control.closest('[inert]')) continue;
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, right, top, bottom } = control.getBoundingClientRect();
      if (right < 0 || bottom < 0 || left > innerWidth || top > innerHeight) continue; // a skip link without focus
      const { x, y } = centreOf(control);
      const hit = document.elementFromPoint(x, y);
      count += 1;
      if (!belongs(hit, control)) faults.push(`${describe(control)} is covered by ${describe(hit)}`);
    }
    scrollTo({ top: 0, behavior: 'instant' });
    return { count, faults };
  }

  return { find, text, isSettled, rows, rowAt, controls, overlay, buttons, buttonNamed, records };
}
