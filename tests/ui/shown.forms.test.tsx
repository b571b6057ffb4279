// @vitest-environment jsdom
// Forms, as stored under shown/: the lines that follow each choice, and for each choice of few the way of a filled form to
// its call.
import { fireEvent } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { describePage } from '../support/describePage.ts';
import {
  buttonsOf,
  here,
  isNew,
  kindOf,
  nameOf,
  open,
  openDescribed,
  placesOf,
  recordsOf,
  tabsOf,
} from './shown.setup.tsx';
import { chief, fieldsOf, fillIn } from './walks.visitor.ts';
import { VISITORS, closeWatchedApp, loadEverything, page, ready, record, topDialog } from './watchedApp.setup.tsx';

/** A select with more options is a list of records: the first of them are chosen. */
const FEW = 4;
/** Presses from a filled form to its call: review, question, call. */
const STEPS = 3;
/** Values of fields by name, in this order; other empty fields are filled by `fillIn`. */
const VALUES: readonly (readonly [name: string, value: string])[] = [
  ['exchange_rate', '100000'],
  ['amount_to_pay', '1000'],
  ['trade_limit', '10'],
  ['settlement_account', '40702810200000000001'],
  ['payee_account', 'DE43500105170012345678'],
  ['payee_swift', 'DEMODEFF'],
];
/** Buttons of filters and settings of lists. */
const OF_LIST = /^(Настроить список|Ещё фильтры)/;

beforeAll(loadEverything);
afterEach(closeWatchedApp);

interface Choice {
  readonly name: string;
  readonly isRadio: boolean;
  readonly choose: () => void;
}
type Described = Awaited<ReturnType<typeof openDescribed>>;

test.each(VISITORS)('$login sees what follows each choice of a form', { timeout: 300_000 }, async (visitor) => {
  const described = await openDescribed(visitor);
  const [lines, pressed, kinds]: [string[], Set<string>, Set<string>] = [[], new Set(), new Set()];
  for (const [, address] of placesOf(visitor)) {
    await open(address);
    const tabs = tabsOf(address).filter((tab) => !tab.includes('status='));
    for (const tab of [address, ...tabs]) {
      lines.push(...(await describeForms(described, tab, page, pressed)));
      for (const href of recordsOf(address, kinds, () => ''))
        lines.push(...(await describeForms(described, href, record, pressed)));
    }
  }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`shown/forms.${visitor.login}.txt`);
});

/** The form of a page, and those of the dialogs that its buttons open. */
async function describeForms(
  described: Described,
  address: string,
  part: () => Element,
  pressed: Set<string>,
): Promise<readonly string[]> {
  const lines: string[] = [];
  if (here() !== address) await open(address);
  const reopen = async () => {
    await described.reload();
    await open(address);
    await discardDraft();
  };
  if (part() === page()) lines.push(...(await describeForm(described, page, reopen)));
  for (;;) {
    const isOther = (button: Element) => OF_LIST.test(nameOf(button)) || button.closest('[aria-label=Фильтры], form');
    const button = buttonsOf(part()).find(
      (one) => !isOther(one) && isNew(pressed, `${address.replaceAll(/\?.*|\d+/g, '')} ${kindOf(one)}`),
    );
    if (!button) break;
    const name = nameOf(button);
    const openDialog = async () => {
      const again = buttonsOf(part()).find((one) => nameOf(one) === name);
      if (again) fireEvent.click(again);
      await ready();
      await discardDraft();
    };
    await openDialog();
    if (topDialog() && isNew(pressed, signatureOf(topLayer())))
      lines.push(
        ...labelled(
          `--- ${name}`,
          await describeForm(described, topLayer, async () => {
            await reopen();
            await openDialog();
          }),
        ),
      );
    described.takeSent();
    await reopen();
  }
  return labelled(`=== ${address}`, lines);
}

const topLayer = (): Element => topDialog() ?? page();

/** A form begins empty: drafts outlive a reload. */
async function discardDraft(): Promise<void> {
  const form = topLayer();
  if (!form.textContent.includes('Черновик от')) return;
  const button = [...form.querySelectorAll('button')].find((one) => one.textContent === 'Удалить');
  if (button) fireEvent.click(button);
  await ready();
}

/** Equal for a dialog that several pages open. */
const signatureOf = (dialog: Element): string => [dialog.querySelector('h2')?.textContent, namesOf(dialog)].join(' ');

const namesOf = (layer: Element): string =>
  fieldsOf(layer)
    .map(({ name }) => name)
    .join(' ');

const labelled = (label: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : [label, ...lines];

async function describeForm(
  described: Described,
  layer: () => Element,
  reopen: () => Promise<void>,
): Promise<readonly string[]> {
  const first = choicesOf(layer());
  const lines: string[] = [];
  const done = new Set<string>();
  /** Choices that change which fields there are. */
  const turns: string[] = [];
  let before = describePage(layer());
  for (;;) {
    const choice = choicesOf(layer()).find(({ name }) => isNew(done, name));
    if (!choice) break;
    const fields = namesOf(layer());
    choice.choose();
    await ready();
    if (namesOf(layer()) !== fields || choice.isRadio) turns.push(choice.name);
    const after = describePage(layer());
    lines.push(`* ${choice.name}`, ...changesOf(before, after));
    before = after;
  }
  if (fieldsOf(layer()).length === 0 || !chief(layer())) return lines;
  for (const choice of [null, ...first.filter((one) => turns.includes(one.name))]) {
    await reopen();
    choicesOf(layer())
      .find(({ name }) => name === choice?.name)
      ?.choose();
    await ready();
    lines.push(`> ${choice?.name ?? 'filled'}`, ...(await describeWay(described, layer)));
  }
  await reopen();
  return lines;
}

/** Fills the form and presses its main button until a call is sent. */
async function describeWay(described: Described, layer: () => Element): Promise<readonly string[]> {
  const lines: string[] = [];
  for (const [name, value] of VALUES) {
    const field = fieldsOf(layer()).find((one) => one.name === name && one.value === '');
    if (field) fireEvent.change(field, { target: { value } });
  }
  for (let round = 0; round < 2; round += 1) await fillIn(layer(), 0);
  await ready();
  let before = describePage(layer());
  for (let step = 0; step < STEPS; step += 1) {
    const button = chief(topDialog() ?? layer());
    if (!button) break;
    fireEvent.click(button);
    await ready();
    const after = describePage(topDialog() ?? layer());
    const sent = described.takeSent();
    const changes = changesOf(before, after);
    if (sent.length === 0 && changes.length === 0) break;
    lines.push(`+ ${nameOf(button)}`, ...changes, ...sent.map((call) => `sends ${call}`));
    if (sent.length > 0) break;
    before = after;
  }
  return lines;
}

/** Lines of `after` that `before` does not have; options only where they are others. */
function changesOf(before: readonly string[], after: readonly string[]): readonly string[] {
  const known = new Set(before.flatMap((line) => [line, optionsOf(line)]));
  return after
    .filter((line) => !known.has(line))
    .map((line) => (known.has(optionsOf(line)) ? line.slice(0, line.length - optionsOf(line).length) : line));
}
const optionsOf = (line: string): string => / of .*$/.exec(line)?.[0] ?? '';

/** What can be chosen now; the choice that is made already is no choice. */
const choicesOf = (layer: Element): readonly Choice[] =>
  [
    ...layer.querySelectorAll<HTMLSelectElement | HTMLInputElement>(
      'select:is([name], [aria-label]):enabled, input:is([type=radio], [type=checkbox]):enabled',
    ),
  ].flatMap((field): readonly Choice[] => {
    if (field.closest('table, nav')) return [];
    const label = labelOf(field);
    if (field instanceof HTMLInputElement)
      return field.checked
        ? []
        : [{ name: label, isRadio: field.type === 'radio', choose: () => void fireEvent.click(field) }];
    const options = [...field.options].filter(({ value, disabled }) => value !== '' && !disabled);
    return options.slice(0, FEW).map(({ value, text }) => ({
      name: `${label}: ${text}`,
      isRadio: false,
      choose: () => void fireEvent.change(field, { target: { value } }),
    }));
  });

const labelOf = (field: HTMLSelectElement | HTMLInputElement): string =>
  (field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? field.name).replaceAll(/\s+/g, ' ').trim();
