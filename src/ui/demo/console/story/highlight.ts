// Highlights the next control of a step by an outline in its frame, without an overlay.
import type { TargetControl } from './story.ts';

/** Attribute of the highlighted control; its value is the text to type. */
const HIGHLIGHT_ATTRIBUTE = 'data-story';
const STYLE = `[${HIGHLIGHT_ATTRIBUTE}],label:has([type=file][${HIGHLIGHT_ATTRIBUTE}]){outline:3px solid #f5a524!important;outline-offset:-3px!important}`;
const CONTROLS: Readonly<Record<TargetControl['role'], string>> = {
  button: 'button',
  link: 'a[href]',
  field: 'input,select,textarea',
};

const nothing = (): void => undefined;

/** Keeps the right control highlighted across renders and loads. Returns the cleanup. */
export function highlightElement(frame: HTMLIFrameElement, targets: readonly TargetControl[]): () => void {
  let unwatch = nothing;
  const watch = () => {
    unwatch();
    const page = frame.contentDocument;
    if (page) unwatch = watchPage(page, targets);
  };
  frame.addEventListener('load', watch);
  watch();
  return () => {
    frame.removeEventListener('load', watch);
    unwatch();
  };
}

/** The highlighted control of a frame. */
export const findHighlighted = (frame: HTMLIFrameElement | null): HTMLElement | null =>
  frame?.contentDocument?.querySelector<HTMLElement>(`[${HIGHLIGHT_ATTRIBUTE}]`) ?? null;

function watchPage(page: Document, targets: readonly TargetControl[]): () => void {
  let lit: Control | null = null;
  const unstyle = style(page);
  const look = () => {
    const turn = turnOf(page, targets);
    if (turn?.control === lit && (lit === null || lit.hasAttribute(HIGHLIGHT_ATTRIBUTE))) return;
    lit?.removeAttribute(HIGHLIGHT_ATTRIBUTE);
    lit = turn?.control ?? null;
    lit?.setAttribute(HIGHLIGHT_ATTRIBUTE, turn?.target.value ?? '');
    lit?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  const observer = new MutationObserver(look);
  observer.observe(page, { subtree: true, childList: true, attributes: true });
  page.addEventListener('input', look);
  page.addEventListener('toggle', look, true); // the menu sheet opens without a DOM mutation
  look();
  return () => {
    observer.disconnect();
    page.removeEventListener('input', look);
    page.removeEventListener('toggle', look, true);
    lit?.removeAttribute(HIGHLIGHT_ATTRIBUTE);
    unstyle();
  };
}

function style(page: Document): () => void {
  const Sheet = page.defaultView?.CSSStyleSheet;
  if (!Sheet) return nothing;
  const sheet = new Sheet();
  sheet.replaceSync(STYLE);
  page.adoptedStyleSheets.push(sheet);
  return () => {
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}

type Control = HTMLElement & { readonly labels?: NodeListOf<HTMLElement> | null; readonly value?: string };

interface Turn {
  readonly target: TargetControl;
  readonly control: Control;
}

/** The first visible field without its text; otherwise the last control, because the earlier ones lead to it. */
function turnOf(page: Document, targets: readonly TargetControl[]): Turn | null {
  const seen = targets.flatMap((target): readonly Turn[] => {
    const control = find(page, target);
    return control ? [{ target, control }] : [];
  });
  const empty = seen.find(({ target, control }) => target.role === 'field' && isUnfilled(control, target.value ?? ''));
  return empty ?? seen.findLast(({ target }) => target.role !== 'field') ?? null;
}

/** A select has a value from the start; a masked field formats its text; a file field lists names beside it. */
function isUnfilled(control: Control, text: string): boolean {
  if (control.getAttribute('type') === 'file') return !control.closest('form, dialog')?.textContent.includes(text);
  return control.tagName === 'SELECT' ? control.value !== text : control.value === '';
}

/** Searches the open dialog if there is one. */
function find(page: Document, { role, name, within }: TargetControl): Control | null {
  const dialog = [...page.querySelectorAll('dialog:modal')].at(-1);
  const fits = (control: Control) =>
    nameOf(control).startsWith(name) &&
    control.getClientRects().length > 0 &&
    (dialog !== undefined || within === undefined || (control.closest('tr')?.textContent ?? '').includes(within));
  const fitting = [...(dialog ?? page).querySelectorAll<Control>(CONTROLS[role])].filter(fits);
  return fitting.find((control) => nameOf(control) === name) ?? fitting[0] ?? null;
}

function nameOf(control: Control): string {
  const labels = [...(control.labels ?? [])].map(({ textContent }) => textContent).join(' ');
  return (control.getAttribute('aria-label') ?? (labels || control.textContent)).trim();
}
