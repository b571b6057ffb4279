// «Входящие» with the processor slowed ×4: from the click to the first painted rows, against its bare calls.
import * as v from 'valibot';
import { askAll, askOnce, callsOf } from './calls.ts';
import { launch, serveProduct, sessionOf } from './chromium.ts';
import type { Site } from './floors.ts';
import { fetchAhead } from './press.ts';
import { type QuietPage, openQuiet } from './quiet.ts';
import { type Suite, limitRow, median, plainRow, ratioRow } from './suite.ts';

const INBOX = '/organization/inbox';
/** Where an officer comes from: a list of records, and the chats, which have the narrow menu. */
const LIST = '/organization/deposit-requests';
const CHATS = '/organization/support';
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
    const times: Record<'bareFirst' | 'first' | 'bare' | 'again' | 'fromChats', number[]> = {
      bareFirst: [],
      first: [],
      bare: [],
      again: [],
      fromChats: [],
    };
    for (let done = 0; done < ROUNDS; done += 1) {
      await goElsewhere(page, product, LIST);
      times.bareFirst.push(await page.ask(v.number(), askOnce, own));
      await goElsewhere(page, product, LIST);
      times.first.push(await page.ask(v.number(), pressUntilRows, linkTo(INBOX)));
      await page.ask(v.unknown(), goBack, LIST);
      times.bare.push(median(await page.ask(v.array(v.number()), askAll, own)));
      times.again.push(await page.ask(v.number(), pressUntilRows, linkTo(INBOX)));
      await goElsewhere(page, product, CHATS);
      await page.ask(v.number(), pressUntilRows, linkTo(INBOX));
      await page.ask(v.unknown(), goBack, CHATS);
      times.fromChats.push(await page.ask(v.number(), pressUntilRows, linkTo(INBOX)));
    }
    await page.close();
    const { bareFirst, first, bare, again, fromChats } = times;
    return [
      limitRow('inbox: its calls', KINDS, own.length, 'calls'),
      ratioRow(
        'inbox opened again from a list: input to first painted rows / bare calls, CPU×4',
        GOAL,
        median(again),
        median(bare),
      ),
      plainRow('the same, from the chats, whose menu is narrow', median(fromChats), 'ms'),
      plainRow('inbox for the first time in a page: input to first painted rows', median(first), 'ms'),
      plainRow('floor: its bare calls for the first time in a page', median(bareFirst), 'ms'),
    ];
  } finally {
    await browser.close();
    product.close();
  }
};

/** A new page beside the inbox, whose code is there. */
async function goElsewhere(page: QuietPage, { origin }: Site, path: string): Promise<void> {
  await page.goto(origin + path);
  await page.until(linkTo(INBOX));
  await page.ask(v.unknown(), fetchAhead, linkTo(INBOX));
}

/** Runs in the page: goes back to `path` and waits until nothing is loading there for half a second. */
async function goBack(path: string): Promise<void> {
  history.back();
  for (let quiet = 0; quiet < 5;) {
    await new Promise((rested) => setTimeout(rested, 100));
    const isThere = location.pathname === path && document.querySelector('main [aria-busy=true]') === null;
    quiet = isThere ? quiet + 1 : 0;
  }
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
