// Operator interactions on a loaded screen with the processor slowed ×4 and the Node mock server on loopback: pagination,
// filter, card, dialog.
import * as v from 'valibot';
import { launch, p95, serveProduct, sessionOf } from './chromium.ts';
import { type Seen, press, seenSchema } from './press.ts';
import { type QuietPage, openQuiet } from './quiet.ts';
import { type BenchRow, type Suite, flooredRow, limitRow, plainRow } from './suite.ts';

const ROUNDS = 60;
const WARM = 3;
// assumed: these interactions use the goal of a route change, because they are parts of one
const PAINTED = 50;
const DATA = 100;
const LIST = '/organization/deposit-requests';
const DIALOG = 'dialog[open]';
const DIALOG_OPENED = 'dialog opened';

/** An interaction and its reversal; each starts from the screen that the previous ones left. */
const ACTS: readonly { readonly what: string; readonly press: string; readonly fetches: boolean }[] = [
  { what: 'page change', press: 'main [aria-label="Следующая страница"]', fetches: true },
  { what: 'filter by a tab', press: `main a[href^="${LIST}?status="]`, fetches: true },
  { what: 'card opened', press: 'main tbody a', fetches: true },
  { what: DIALOG_OPENED, press: 'main aside footer button', fetches: false },
];

export const rows: Suite['rows'] = async (say) => {
  const product = await serveProduct('default', say);
  const browser = await launch();
  try {
    const stored = await sessionOf(product, 'operator', 'authorized_organization');
    const page = await openQuiet(browser, product, stored);
    await page.goto(product.origin + LIST);
    await page.until('main tbody a');
    const seen = new Map<string, Seen[]>(ACTS.map(({ what }) => [what, []]));
    const ready: number[] = [];
    for (let round = -WARM; round < ROUNDS; round += 1) {
      for (const act of ACTS) {
        const times = await pressed(page, act.press);
        if (round >= 0) seen.get(act.what)?.push(times);
      }
      const drawn = await readyDialog(page);
      if (round >= 0) ready.push(drawn);
      await startOver(page);
    }
    const rowsOfActs = ACTS.flatMap(({ what, fetches }) =>
      rowsOf(what, fetches, seen.get(what) ?? [], p95(ready), say),
    );
    return [...rowsOfActs, floorRow(p95(ready)), await plainButton(page, say)];
  } finally {
    await browser.close();
    product.close();
  }
};

const pressed = (page: QuietPage, selector: string): Promise<Seen> => page.evaluate(seenSchema, press, selector);

/** Floor of the open dialog: ms until a copy of its nodes is painted over the same screen. */
async function readyDialog(page: QuietPage): Promise<number> {
  await page.evaluate(v.literal(true), keepCopy, DIALOG);
  await page.escape();
  await page.until(DIALOG, false);
  return page.evaluate(v.number(), showCopy, null);
}

/** Runs in the page: stores a hidden copy of the open dialog among the screen's nodes. */
function keepCopy(opened: string): boolean {
  const dialog = document.querySelector(opened)?.cloneNode(true);
  if (!(dialog instanceof HTMLDialogElement)) return false;
  dialog.open = false;
  dialog.dataset['copy'] = '';
  document.body.append(dialog);
  return true;
}

/** Runs in the page: shows the copy, measures the ms until it is painted, removes it. */
function showCopy(): Promise<number> {
  return new Promise((resolve, reject) => {
    const dialog = document.querySelector('dialog[data-copy]');
    if (!(dialog instanceof HTMLDialogElement)) return reject(new Error('no dialog is kept'));
    dialog.remove();
    const afterPaint = () => {
      const painted = performance.now() - started;
      dialog.remove();
      resolve(painted);
    };
    const started = performance.now();
    document.querySelector('main aside')?.append(dialog);
    dialog.showModal();
    requestAnimationFrame(() => void scheduler.postTask(afterPaint, { priority: 'user-blocking' }));
    return undefined;
  });
}

const floorRow = (ready: number): BenchRow =>
  plainRow('floor ready dialog: the same dialog as ready nodes, until painted, p95, CPU×4', ready, 'ms');

/** Returns to the first page of the unfiltered list with nothing open. */
const startOver = (page: QuietPage): Promise<Seen> => pressed(page, `nav a[href="${LIST}"]`);

/** Floor: a button without a framework that changes one word; measures processor and frame time. */
async function plainButton(page: QuietPage, say: (line: string) => void): Promise<BenchRow> {
  await page.goto('about:blank');
  await page.evaluate(v.unknown(), putButton, null);
  const painted: number[] = [];
  for (let round = -WARM; round < ROUNDS; round += 1) {
    const seen = await pressed(page, 'button');
    if (round >= 0) painted.push(seen.painted);
  }
  say(`floor: ${p95(painted).toFixed(0)} ms (p95 of ${ROUNDS})`);
  return plainRow('floor: a plain button that changes one word, input to painted, p95, CPU×4', p95(painted), 'ms');
}

/** Runs in the page. */
function putButton(): void {
  const button = document.createElement('button');
  button.textContent = '?';
  button.addEventListener('click', () => (button.textContent = String(performance.now())));
  document.body.append(button);
}

function rowsOf(
  what: string,
  fetches: boolean,
  seen: readonly Seen[],
  ready: number,
  say: (line: string) => void,
): BenchRow[] {
  const painted = p95(seen.map((it) => it.painted));
  const data = p95(seen.map((it) => it.data));
  say(
    `${what}: painted ${painted.toFixed(0)} ms${fetches ? `, with data ${data.toFixed(0)} ms` : ''} (p95 of ${ROUNDS})`,
  );
  if (what === DIALOG_OPENED)
    return [flooredRow(`${what}: input to painted answer / ready dialog, p95, CPU×4`, PAINTED, painted, ready)];
  const first = limitRow(`${what}: input to painted answer, p95, CPU×4`, PAINTED, painted, 'ms');
  return fetches ? [first, limitRow(`${what}: to data, p95, CPU×4`, DATA, data, 'ms')] : [first];
}
