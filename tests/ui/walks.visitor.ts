// A random visitor: lists the actions possible on the page and performs them. Every number leads to an action.
import { act, fireEvent } from '@testing-library/react';
import { type Visitor, type WatchedApp, addressOf, screensOf, settled, visit } from './watchedApp.setup.tsx';
import { WALK_FAULTS, type WalkNetwork } from './walks.network.ts';

/** Something that can be done now. */
export interface VisitorAction {
  readonly name: string;
  /** Only a press may write, and one press once. */
  readonly presses?: true;
  /** Typed values and the pressed control, to reproduce a failure. */
  readonly form?: Element | null;
  readonly run: () => void | Promise<void>;
}

const SLOW_MS = 15_000;
/** Expires responses cached for half a minute. */
export const STALE_MS = 31_000;
const TEXTS = ['100', '2500,5', 'Сверка по договору', '<b>x</b>', '0', ' ', '2026-11-20'];

const oneOf = <T>(all: readonly T[], pick: number): T => {
  const one = all[pick % all.length];
  if (one === undefined) throw new Error('nothing to choose from');
  return one;
};

/** The topmost dialog, else the page. */
const front = (): Element =>
  [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.querySelector('main') ?? document.body;

/** Controls that leave the product or the walk: signing out, closing the account, browser reloads. */
const ENDS = /^(Выйти|Закрыть аккаунт|Обновить страницу|Печать)/;
const textOf = (element: Element): string =>
  (element.textContent || element.getAttribute('aria-label') || element.tagName).slice(0, 40);
const enabled = (all: Iterable<HTMLElement>): HTMLElement[] =>
  [...all].filter((element) => !element.hasAttribute('disabled') && !ENDS.test(textOf(element)));

const pressable = (layer: Element): HTMLElement[] =>
  enabled(layer.querySelectorAll<HTMLElement>('button, a[href^="/"]:not([download], [href="/"]), [role=tab], summary'));
/** The submit button of the topmost layer. */
export const chief = (layer: Element): HTMLElement | undefined =>
  enabled(
    layer.querySelectorAll<HTMLElement>('button:is([type=submit], [data-variant=primary], [data-variant=danger])'),
  ).at(-1);

const ACTS = 'button:is([data-variant=primary], [data-variant=secondary], [data-variant=danger])';
/** Buttons that change nothing but the view: pressed now and then, like everything. */
const LOOKS = /^(Обновить|Настроить|Скачать|Закрыть|Применить|Сбросить|Копировать|Скопировать|Назад)/;

type Typed = HTMLInputElement | HTMLTextAreaElement;
const isUnder = (field: Typed) => !field.disabled && !field.readOnly;
/** Fields of text in front. */
export const fieldsOf = (within: ParentNode): Typed[] =>
  [
    ...within.querySelectorAll<Typed>(
      'input:not([type=file], [type=checkbox], [type=radio], [type=hidden], [type=search]), textarea',
    ),
  ].filter(isUnder);

/** All that a number can lead to, each as often as it is likely. */
export function listActions(
  setup: WatchedApp,
  visitor: Visitor,
  fakeApi: WalkNetwork,
  pick: number,
): readonly VisitorAction[] {
  const layer = front();
  const button = chief(layer);
  const texts = fieldsOf(layer);
  const buttons = pressable(layer);
  const acts = buttons.filter((one) => one.matches(ACTS) && !LOOKS.test(textOf(one)));
  const often = (times: number, doing: VisitorAction | null): VisitorAction[] =>
    doing ? Array.from({ length: times }, () => doing) : [];
  const pressed = buttons.length > 0 ? press(oneOf(buttons, pick), pick % 7 === 0 ? 2 : 1) : null;
  const kind = pick % 3 === 0 ? 'read' : 'write';
  const isDialog = layer instanceof HTMLDialogElement;
  const isForm = layer.querySelector('input:not([type=search]), select, textarea') !== null;
  return [
    ...often(isDialog ? 1 : 3, goTo(addressOf(oneOf(screensOf(visitor.area), pick)))),
    ...often(isDialog ? 1 : 3, pressed),
    ...often(isDialog || acts.length === 0 ? 0 : 6, acts.length > 0 ? press(oneOf(acts, pick), 1) : null),
    ...often(isForm ? 10 : 0, button ? carryOut(layer, button, pick) : null),
    ...often(isDialog && !isForm ? 8 : 0, button ? press(button, 1 + (pick % 2)) : null),
    ...often(texts.length > 0 ? 1 : 0, { name: 'types', run: () => type(oneOf(texts, pick), oneOf(TEXTS, pick)) }),
    ...often(2, arm(fakeApi, kind, pick)),
    ...often(1, { name: `holds the next ${kind}`, run: () => fakeApi.hold(kind) }),
    ...often(depth > 0 && !isDialog ? 1 : 0, { name: 'goes back', run: back }),
    ...often(1, { name: 'lets half a minute pass', run: () => pass(setup, STALE_MS) }),
    ...often(1, { name: 'presses Escape', run: () => void fireEvent.keyDown(layer, { key: 'Escape' }) }),
    ...often(isDialog ? 0 : 1, { name: 'reloads', run: () => setup.reload() }),
  ];
}

const goTo = (address: string): VisitorAction => ({ name: `goes to ${address}`, run: () => visit(address) });

function arm(fakeApi: WalkNetwork, kind: 'read' | 'write', pick: number): VisitorAction {
  const fault = oneOf(WALK_FAULTS, pick);
  return { name: `${fault.name}: the next ${kind}`, run: () => fakeApi.arm(kind, fault) };
}

/** History entries of this walk, counted by wouter's events. */
let depth = 0;
window.addEventListener('pushState', () => (depth += 1));
export const resetHistoryDepth = (): void => void (depth = 0);

async function back(): Promise<void> {
  const gone = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  depth -= 1;
  history.back();
  await act(() => gone);
}

const press = (pressed: HTMLElement, times: number): VisitorAction => ({
  name: `presses «${textOf(pressed)}»${times > 1 ? ' twice' : ''}`,
  presses: true,
  form: pressed.closest('form, dialog'),
  run() {
    act(() => {
      for (let time = 0; time < times; time += 1) pressed.click();
    });
  },
});

/** Fills the empty fields with valid values and submits. */
function carryOut(layer: Element, button: HTMLElement, pick: number): VisitorAction {
  return {
    name: `fills in and presses «${textOf(button)}»`,
    presses: true,
    form: button.closest('form, dialog'),
    async run() {
      for (let round = 0; round < 2; round += 1) await fillIn(layer, pick);
      const now = chief(layer);
      if (now) await press(now, pick % 2 === 0 ? 2 : 1).run();
    },
  };
}

const type = async (field: Typed, value: string): Promise<void> => {
  fireEvent.change(field, { target: { value } });
  await settled(2);
};

export async function fillIn(layer: Element, pick: number): Promise<void> {
  for (const choice of layer.querySelectorAll('select'))
    if (choice.value === '' && !choice.disabled) {
      const options = [...choice.options].filter(({ value, disabled }) => value !== '' && !disabled);
      const fitting = options.find(({ value }) => value === 'trx') ?? options[pick % options.length]; // as the address below
      if (fitting) fireEvent.change(choice, { target: { value: fitting.value } });
    }
  for (const group of new Set(
    [...layer.querySelectorAll<HTMLInputElement>('input[type=radio]')].map(({ name }) => name),
  )) {
    const all = [...layer.querySelectorAll<HTMLInputElement>(`input[type=radio][name="${group}"]:enabled`)];
    if (all.length > 0 && !all.some(({ checked }) => checked)) fireEvent.click(oneOf(all, pick));
  }
  for (const box of layer.querySelectorAll<HTMLInputElement>('input[type=checkbox]:enabled'))
    if (!box.checked) fireEvent.click(box);
  for (const input of layer.querySelectorAll<HTMLInputElement>('input[type=file]:enabled'))
    fireEvent.change(input, {
      target: { files: [new File(['%PDF-1.7\n'], 'договор.pdf', { type: 'application/pdf' })] },
    });
  for (const field of fieldsOf(layer))
    if (field.value === '') fireEvent.change(field, { target: { value: plausible(field) } });
  await settled(2);
}

const BY_LABEL: readonly (readonly [RegExp, string])[] = [
  [/БИК/, '044525225'],
  [/ИНН/, '7707083893'],
  [/почт/i, 'kontora@example.ru'],
  [/телефон/i, '+7 900 000-00-00'],
  [/УНК|контракт/i, '26090017/9901/0000/2/1'],
  [/адрес/i, 'TV8g1zVgEJTRSjGFkPYpKR3CNWvNvFfGkS'],
];

function plausible(field: Typed): string {
  if (field.type === 'date') return '2026-11-20';
  if (field.inputMode === 'decimal') return '1000';
  const label = field.labels?.[0]?.textContent ?? '';
  const known = BY_LABEL.find(([pattern]) => pattern.test(label))?.[1];
  return known ?? (field.inputMode === 'numeric' ? '1000' : 'Сверка по договору');
}

async function pass(setup: WatchedApp, ms: number): Promise<void> {
  act(() => setup.clock.increment(ms));
  await settled(2);
}

/** A wait of 15 s has passed. */
export const advanceToSlow = (setup: WatchedApp): Promise<void> => pass(setup, SLOW_MS);
