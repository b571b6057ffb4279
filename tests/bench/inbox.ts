// «Входящие» with the processor slowed ×4: from the click to the first painted rows, against its bare calls.
import * as v from 'valibot';
import { timeCallsRepeatedly, timeCallsOnce, callsOf } from './calls.ts';
import { launch, serveProduct, sessionOf } from './chromium.ts';
import type { Site } from './floors.ts';
import { fetchAhead } from './press.ts';
import { type QuietPage, openQuiet } from './quiet.ts';
import { type Suite, limitRow, median, plainRow, ratioRow } from './suite.ts';

declare global {
  /** In the measured page: a copy of its `main`. */
  var shownScreen: Node | undefined;
}

const INBOX = '/organization/inbox';
/** Where an officer comes from: a list of records, and the chats, which have the narrow menu. */
const LIST = '/organization/deposit-requests';
const CHATS = '/organization/support';

const none = (): number[] => [];
const linkTo = (path: string): string => `nav a[href="${path}"]`;
const ROUNDS = 15;
/** Rounds with a server that is `FAR` ms away. */
const FAR_ROUNDS = 7;
const FAR = 150;
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
    const times = {
      bareFirst: none(),
      first: none(),
      bare: none(),
      again: none(),
      asHtml: none(),
      fromChats: none(),
      bareFar: none(),
      far: none(),
    };
    for (let done = 0; done < ROUNDS; done += 1) {
      await goElsewhere(page, product, LIST);
      times.bareFirst.push(await page.evaluate(v.number(), timeCallsOnce, own));
      await goElsewhere(page, product, LIST);
      times.first.push(await page.evaluate(v.number(), pressUntilRows, linkTo(INBOX)));
      await page.evaluate(v.unknown(), goBack, LIST);
      times.bare.push(median(await page.evaluate(v.array(v.number()), timeCallsRepeatedly, own)));
      times.again.push(await page.evaluate(v.number(), pressUntilRows, linkTo(INBOX)));
      await page.evaluate(v.unknown(), goBack, LIST);
      times.asHtml.push(await page.evaluate(v.number(), paintCopy, null));
      await goElsewhere(page, product, CHATS);
      await page.evaluate(v.number(), pressUntilRows, linkTo(INBOX));
      await page.evaluate(v.unknown(), goBack, CHATS);
      times.fromChats.push(await page.evaluate(v.number(), pressUntilRows, linkTo(INBOX)));
    }
    for (let done = 0; done < FAR_ROUNDS; done += 1) {
      await goElsewhere(page, product, LIST);
      await page.moveAway(FAR);
      times.bareFar.push(await page.evaluate(v.number(), timeCallsOnce, own));
      await page.moveAway(0);
      await goElsewhere(page, product, LIST);
      await page.moveAway(FAR);
      times.far.push(await page.evaluate(v.number(), pressUntilRows, linkTo(INBOX)));
      await page.moveAway(0);
    }
    await page.close();
    const { bareFirst, first, bare, again, asHtml, fromChats, bareFar, far } = times;
    return [
      limitRow('inbox: its calls', KINDS, own.length, 'calls'),
      ratioRow(
        `inbox, every call ${FAR} ms away: input to first painted rows / bare calls, CPU×4`,
        GOAL,
        median(far),
        median(bareFar),
      ),
      ratioRow(
        'inbox opened again from a list, no distance: input to first painted rows / bare calls, CPU×4',
        GOAL,
        median(again),
        median(bare),
      ),
      plainRow('floor that paints: a copy of its elements in place of the list, to their paint', median(asHtml), 'ms'),
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
  await page.evaluate(v.unknown(), fetchAhead, linkTo(INBOX));
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
    const end = () => {
      resolve(performance.now() - started);
      globalThis.shownScreen = document.querySelector('main')?.cloneNode(true);
    };
    const look = () => {
      const isThere =
        document.querySelector('h1')?.textContent === 'Входящие' && document.querySelector('main tbody tr a') !== null;
      if (!isThere) return void requestAnimationFrame(look);
      return void scheduler.postTask(end, { priority: 'user-blocking' });
    };
    document.querySelector<HTMLElement>(link)?.click();
    requestAnimationFrame(look);
  });
}

/** Runs in the page: puts a copy of the screen that `pressUntilRows` saw into the page; ms until it is painted. */
function paintCopy(): Promise<number> {
  return new Promise((resolve) => {
    const started = performance.now();
    if (!globalThis.shownScreen) throw new Error('no screen to copy');
    document.querySelector('main')?.replaceWith(globalThis.shownScreen.cloneNode(true));
    requestAnimationFrame(() => {
      void scheduler.postTask(() => resolve(performance.now() - started), { priority: 'user-blocking' });
    });
  });
}
