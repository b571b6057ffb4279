// A page without Playwright listeners: Playwright's own pages report every request, response and console message on the
// measured thread. This one is driven by the protocol alone.
import type { Browser, CDPSession } from '@playwright/test';
import * as v from 'valibot';
import { CPU, OF_TSX, type Stored, WINDOW } from './chromium.ts';
import type { Site } from './floors.ts';

const reply = v.object({ id: v.optional(v.number()), error: v.optional(v.unknown()), result: v.optional(v.unknown()) });
const evaluated = v.object({
  result: v.object({ value: v.optional(v.unknown()) }),
  exceptionDetails: v.optional(v.unknown()),
});
const KEY_ESCAPE = { key: 'Escape', code: 'Escape', windowsVirtualKeyCode: 27 };

export interface QuietPage {
  goto(url: string): Promise<void>;
  /** Runs `work` in the page and parses the result with `answer`; it has access to `given` only. */
  evaluate<Answer extends v.GenericSchema, Given>(
    answer: Answer,
    work: (given: Given) => unknown,
    given: Given,
  ): Promise<v.InferOutput<Answer>>;
  /** Waits until an element appears or disappears; fails after ten seconds. */
  until(selector: string, there?: boolean): Promise<void>;
  escape(): Promise<void>;
  slowDown(rate?: number): Promise<void>;
  /** Every request takes `latency` ms longer. */
  moveAway(latency: number): Promise<void>;
  close(): Promise<void>;
}

/** A throttled page of standard size in a new context, signed in with `stored`. */
export async function openQuiet(browser: Browser, { origin }: Site, stored: Stored): Promise<QuietPage> {
  const root = await browser.newBrowserCDPSession();
  const { browserContextId } = await root.send('Target.createBrowserContext');
  const { targetId } = await root.send('Target.createTarget', { url: 'about:blank', browserContextId, ...WINDOW });
  const { sessionId } = await root.send('Target.attachToTarget', { targetId, flatten: false });
  const page = overMessages(root, sessionId, async () => {
    await root.send('Target.disposeBrowserContext', { browserContextId });
    await root.detach();
  });
  await page.goto(`${origin}/favicon.svg`); // a document of the site without scripts
  await page.evaluate(
    v.unknown(),
    (items) => Object.entries(items).forEach((item) => localStorage.setItem(...item)),
    stored,
  );
  await page.slowDown();
  return page;
}

function overMessages(root: CDPSession, sessionId: string, close: () => Promise<void>): QuietPage {
  const send = sender(root, sessionId);
  const evaluate: QuietPage['evaluate'] = async (answer, work, given) => {
    const expression = `${OF_TSX}; (${String(work)})(${JSON.stringify(given)})`;
    const said = await send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
    const { result, exceptionDetails } = v.parse(evaluated, said);
    if (exceptionDetails !== undefined) throw new Error(JSON.stringify(exceptionDetails));
    return v.parse(answer, result.value);
  };
  return {
    evaluate,
    close,
    goto: async (url) => void (await send('Page.navigate', { url })),
    until: async (selector, there = true) => void (await evaluate(v.literal(true), untilThere, { selector, there })),
    escape: async () => {
      await send('Input.dispatchKeyEvent', { type: 'keyDown', ...KEY_ESCAPE });
      await send('Input.dispatchKeyEvent', { type: 'keyUp', ...KEY_ESCAPE });
    },
    moveAway: async (latency) => {
      await send('Network.enable', {});
      const line = { offline: false, latency, downloadThroughput: -1, uploadThroughput: -1 };
      await send('Network.emulateNetworkConditions', line);
      if (latency === 0) await send('Network.disable', {}); // its events cost the measured page
    },
    slowDown: async (rate = CPU) => void (await send('Emulation.setCPUThrottlingRate', { rate })),
  };
}

type Send = (method: string, params: object) => Promise<unknown>;

/** Sends protocol commands through the browser's session; a session of the driver would add listeners. */
function sender(root: CDPSession, sessionId: string): Send {
  const waiting = new Map<
    number,
    { readonly resolve: (result: unknown) => void; readonly reject: (why: Error) => void }
  >();
  let last = 0;
  root.on('Target.receivedMessageFromTarget', ({ sessionId: from, message }) => {
    if (from !== sessionId) return;
    const { id = 0, error, result } = v.parse(v.pipe(v.string(), v.parseJson(), reply), message);
    const waits = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) waits?.resolve(result);
    else waits?.reject(new Error(JSON.stringify(error)));
  });
  return async (method, params) => {
    const id = (last += 1);
    const answered = new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
    await root.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method, params }) });
    return answered;
  };
}

/** Runs in the page. */
async function untilThere({ selector, there }: { readonly selector: string; readonly there: boolean }): Promise<true> {
  for (const started = performance.now(); performance.now() - started < 10_000;) {
    if ((document.querySelector(selector) !== null) === there) return true;
    await new Promise((rested) => setTimeout(rested, 20));
  }
  throw new Error(`${there ? 'never came' : 'stayed'}: ${selector}`);
}
