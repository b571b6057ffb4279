// Page driver of the replay: finds elements of a demo page, waits for them, presses and fills.
import { type FormControl, attachFile, fillField } from '../../fillField.ts';
import type { Device, PageStep, WindowEvent } from '../../links/steps.ts';

/** The frame's window, with the classes of its realm. */
export type PageWindow = Window & typeof globalThis;

const PRESSABLE = 'button, a[href], summary, [role="tab"], [role="option"]';
const PATIENCE_MS = 10_000;
const LOOK_EVERY_MS = 25;

/** Polls `find` until it returns an element; on timeout throws an error that names `what`. */
export async function waitForElement<T>(
  find: () => T | null | undefined,
  what: () => string,
  ms = PATIENCE_MS,
): Promise<T> {
  for (const end = Date.now() + ms; ;) {
    const found = find();
    if (found !== null && found !== undefined) return found;
    if (Date.now() > end) throw new Error(what());
    await new Promise((done) => setTimeout(done, LOOK_EVERY_MS));
  }
}

/** Performs a step in the current window of `page`, which may change by a reload. */
export async function performStep(page: () => PageWindow, step: PageStep): Promise<void> {
  switch (step.kind) {
    case 'press':
      return press(await button(page, step.name, step.part === true));
    case 'pick':
      return pick(await field(page, step.label, true));
    case 'put':
      return write(page(), await field(page, step.label), step.text);
    case 'attach':
      return attachFile(page(), await field(page, step.label), step.file);
    case 'sees':
      await waitForElement(
        () => page().document.body?.textContent?.includes(step.text) || null,
        () => `нет текста «${step.text}»`,
      );
      return;
    case 'showsStatus':
      await waitForElement(
        () => chip(page(), step.label),
        () => `нет статуса «${step.label}»`,
      );
      return;
    case 'window':
      return dispatch(page(), step.event);
    case 'device':
      return devices[step.device](page(), step.does);
  }
}

/** The topmost open dialog, else the document. */
function front({ document }: PageWindow): ParentNode {
  return [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
}

const squeezed = (text: string | null | undefined) => (text ?? '').replaceAll(/[\s\u00A0]+/g, ' ').trim();

function nameOf(element: HTMLElement): string {
  const named = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const label = named.map((id) => element.ownerDocument.getElementById(id)?.textContent).join(' ');
  return squeezed(element.getAttribute('aria-label') ?? (label || element.textContent));
}

const chip = ({ document }: PageWindow, label: string) =>
  [...document.querySelectorAll<HTMLElement>('[data-tone]')].find(
    (one) => squeezed(one.textContent) === label && isShown(one),
  );

function isShown(element: HTMLElement): boolean {
  return element.getClientRects().length > 0;
}

async function button(page: () => PageWindow, name: string, part: boolean): Promise<HTMLElement> {
  const matches = (element: HTMLElement) => (part ? nameOf(element).includes(name) : nameOf(element) === name);
  const find = () =>
    [...front(page()).querySelectorAll<HTMLElement>(PRESSABLE)].find(
      (element) => matches(element) && isShown(element) && !element.matches(':disabled'),
    );
  return waitForElement(find, () => `нет кнопки «${name}»`);
}

function labelsOf(control: FormControl): string {
  const labels = [...(control.labels ?? [])].map((label) => label.textContent).join(' ');
  return squeezed(control.getAttribute('aria-label') ?? (labels || nameOf(control)));
}

async function field(page: () => PageWindow, label: string, part = false): Promise<FormControl> {
  const fits = (name: string) => name === label || name.startsWith(`${label} `) || (part && name.includes(label));
  const find = () => {
    const all = [...front(page()).querySelectorAll<FormControl>('input, textarea, select')].filter(
      (one) => !one.disabled,
    );
    return all.find((one) => labelsOf(one) === label) ?? all.find((one) => fits(labelsOf(one)));
  };
  return waitForElement(find, () => `нет поля «${label}»`);
}

function press(element: HTMLElement): void {
  element.focus();
  element.click();
}

function pick(control: FormControl): void {
  if ('checked' in control && !control.checked) control.click();
}

function write(page: PageWindow, control: FormControl, text: string): void {
  control.focus();
  fillField(page, control, text);
}

function dispatch(page: PageWindow, event: WindowEvent): void {
  if (event !== 'focus')
    Object.defineProperty(page.navigator, 'onLine', { configurable: true, value: event === 'online' });
  page.dispatchEvent(new page.Event(event));
}

type Does = Extract<PageStep, { kind: 'device' }>['does'];

function holdClipboard(page: PageWindow, does: Does): void {
  const ends = { takes: () => Promise.resolve(), refuses: () => Promise.reject(new Error('refused')), waits: never };
  Object.defineProperty(page.navigator.clipboard, 'writeText', { configurable: true, value: ends[does] });
}
const never = () => new Promise<never>(() => undefined);

function holdFiles(page: PageWindow, does: Does): void {
  if (does === 'waits') page.Blob.prototype.arrayBuffer = never;
}

/** Simulates a full storage that refuses new values. */
function holdStorage(page: PageWindow, does: Does): void {
  if (does === 'takes') return;
  page.Storage.prototype.setItem = () => {
    throw new page.DOMException('full', 'QuotaExceededError');
  };
}

const devices: Readonly<Record<Device, (page: PageWindow, does: Does) => void>> = {
  clipboard: holdClipboard,
  files: holdFiles,
  storage: holdStorage,
};
