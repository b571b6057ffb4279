// Cost of a keystroke in form fields, throttled: script and layout from dispatch to the next frame.
import { type Opened, letGo, p95, slowDown, spent } from './chromium.ts';
import { type BenchRow, limitRow, median } from './suite.ts';

const KEYS = 60;
const TYPING_ROUNDS = 5;

/** Opens a URL and focuses the field with this label. */
async function typeInto({ page }: Opened, url: string, label: string): Promise<void> {
  await page.goto(url);
  await page.getByLabel(label).first().click();
}

interface Typed {
  readonly what: string;
  readonly opened: Opened;
  readonly url: string;
  /** Label of the field. */
  readonly label: string;
  readonly isFloor?: true;
}

/** Measures the fields in rotation, so that other load affects all of them. Returns the median of each field's p95. */
export async function typingRows(places: readonly Typed[], say: (line: string) => void): Promise<BenchRow[]> {
  const worst = places.map((): number[] => []);
  for (let round = 0; round < TYPING_ROUNDS; round += 1)
    for (const [at, { opened, url, label }] of places.entries()) {
      await typeInto(opened, url, label);
      await slowDown(opened.cdp);
      worst[at]?.push(p95(await keystrokes(opened)));
      await letGo(opened.cdp);
    }
  return places.map(({ what, isFloor }, at) => {
    const rounds = worst[at] ?? [];
    say(`${what}: ${rounds.map((ms) => ms.toFixed(1)).join(', ')} ms a key (p95 of each round)`);
    const row = limitRow(`keystroke, ${what}: script and layout, p95, CPU×4`, 16, median(rounds), 'ms');
    return isFloor ? floorRow(row) : row;
  });
}

/** Script and layout per key, from dispatch to the next frame, ms. */
async function keystrokes({ page, cdp }: Opened): Promise<number[]> {
  const costs: number[] = [];
  for (let key = -5; key < KEYS; key += 1) {
    const before = (await spent(cdp)).work;
    await page.keyboard.press('Key' + 'ABCDEFGHIJ'.charAt((key + 5) % 10));
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    if (key >= 0) costs.push(((await spent(cdp)).work - before) * 1000);
  }
  return costs;
}

const floorRow = ({ what, figure }: BenchRow): BenchRow => ({ what, figure, goal: '', ratio: null, met: null });
