// «Входящие» with the processor slowed ×4: from the click to the first painted rows, against its bare calls.
import * as v from 'valibot';
import { askAll, askOnce, callsOf } from './calls.ts';
import { launch, serveProduct, sessionOf } from './chromium.ts';
import type { Site } from './floors.ts';
import { fetchAhead, press, seenSchema } from './press.ts';
import { type QuietPage, openQuiet } from './quiet.ts';
import { type Suite, limitRow, median, plainRow, ratioRow } from './suite.ts';

const INBOX = '/organization/inbox';
const ELSEWHERE = '/organization/support';
const linkTo = (path: string): string => `nav a[href="${path}"]`;
const ROUNDS = 15;
/** Kinds of records that await the operator. */
const KINDS = 11;
const GOAL = 1.3;

export const rows: Suite['rows'] = async (say) => {
  const product = await serveProduct('lived', say);
  const browser = await launch();
  try {
    const calls = await callsOf(browser, product, INBOX);
    const own = calls.filter(({ url }) => /awaiting_operator|wants_to_close_account|type=requests/.test(url));
    const page = await openQuiet(browser, product, await sessionOf(product, 'operator', 'authorized_organization'));
    const times: Record<'bareFirst' | 'first' | 'bare' | 'again', number[]> = {
      bareFirst: [],
      first: [],
      bare: [],
      again: [],
    };
    for (let done = 0; done < ROUNDS; done += 1) {
      await goElsewhere(page, product);
      times.bareFirst.push(await page.ask(v.number(), askOnce, own));
      await goElsewhere(page, product);
      times.first.push(await page.ask(v.number(), pressUntilRows, linkTo(INBOX)));
      await page.ask(seenSchema, press, linkTo(ELSEWHERE));
      times.bare.push(median(await page.ask(v.array(v.number()), askAll, own)));
      times.again.push(await page.ask(v.number(), pressUntilRows, linkTo(INBOX)));
    }
    await page.close();
    const { bareFirst, first, bare, again } = times;
    return [
      limitRow('inbox: its calls', KINDS, own.length, 'calls'),
      ratioRow(
        'inbox opened again: input to first painted rows / bare calls, CPU×4',
        GOAL,
        median(again),
        median(bare),
      ),
      plainRow('inbox for the first time in a page: input to first painted rows', median(first), 'ms'),
      plainRow('floor: its bare calls for the first time in a page', median(bareFirst), 'ms'),
    ];
  } finally {
    await browser.close();
    product.close();
  }
};

/** A new page beside the inbox, whose code is there. */
async function goElsewhere(page: QuietPage, { origin }: Site): Promise<void> {
  await page.goto(origin + ELSEWHERE);
  await page.until(linkTo(INBOX));
  await page.ask(v.unknown(), fetchAhead, linkTo(INBOX));
}

/** Runs in the page: clicks a link; ms until the frame after the first rows. */
function pressUntilRows(link: string): Promise<number> {
  return new Promise((resolve) => {
    const started = performance.now();
    const look = () => {
      const isThere =
        document.querySelector('h1')?.textContent === 'Входящие' && document.querySelector('main tbody tr a') !== null;
      if (!isThere) return void requestAnimationFrame(look);
      return void scheduler.postTask(() => resolve(performance.now() - started), { priority: 'user-blocking' });
    };
    document.querySelector<HTMLElement>(link)?.click();
    requestAnimationFrame(look);
  });
}
