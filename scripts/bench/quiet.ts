// A page that no tool listens to: one of Playwright's tells its driver of every request, answer and message of the console,
// on the very thread that is measured. This one is asked by the protocol alone, and by nobody else.
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

/** What a suite does with it. */
export interface QuietPage {
  goto(url: string): Promise<void>;
  /** What `work` answers in the page, read by `answer`; it takes along nothing but `given`. */
  ask<Answer extends v.GenericSchema, Given>(
    answer: Answer,
    work: (given: Given) => unknown,
    given: Given,
  ): Promise<v.InferOutput<Answer>>;
  /** Until an element is there, or is no longer; an error after ten seconds. */
  until(selector: string, there?: boolean): Promise<void>;
  escape(): Promise<void>;
  slowDown(rate?: number): Promise<void>;
  close(): Promise<void>;
}

/** A page in a context of its own, as large as all others, slowed down and signed in at the site as `stored` says. */
export async function openQuiet(browser: Browser, { origin }: Site, stored: Stored): Promise<QuietPage> {
  const root = await browser.newBrowserCDPSession();
  const { browserContextId } = await root.send('Target.createBrowserContext');
  const { targetId } = await root.send('Target.createTarget', { url: 'about:blank', browserContextId, ...WINDOW });
  const { sessionId } = await root.send('Target.attachToTarget', { targetId, flatten: false });
  const page = overMessages(root, sessionId, async () => {
    await root.send('Target.disposeBrowserContext', { browserContextId });
    await root.detach();
  });
  await page.goto(`${origin}/favicon.svg`); // a document of the site that runs nothing of it
  await page.ask(
    v.unknown(),
    (items) => Object.entries(items).forEach((item) => localStorage.setItem(...item)),
    stored,
  );
  await page.slowDown();
  return page;
}

function overMessages(root: CDPSession, sessionId: string, close: () => Promise<void>): QuietPage {
  const send = sender(root, sessionId);
  const ask: QuietPage['ask'] = async (answer, work, given) => {
    const expression = `${OF_TSX}; (${String(work)})(${JSON.stringify(given)})`;
    const said = await send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
    const { result, exceptionDetails } = v.parse(evaluated, said);
    if (exceptionDetails !== undefined) throw new Error(JSON.stringify(exceptionDetails));
    return v.parse(answer, result.value);
  };
  return {
    ask,
    close,
    goto: async (url) => void (await send('Page.navigate', { url })),
    until: async (selector, there = true) => void (await ask(v.literal(true), untilThere, { selector, there })),
    escape: async () => {
      await send('Input.dispatchKeyEvent', { type: 'keyDown', ...KEY_ESCAPE });
      await send('Input.dispatchKeyEvent', { type: 'keyUp', ...KEY_ESCAPE });
    },
    slowDown: async (rate = CPU) => void (await send('Emulation.setCPUThrottlingRate', { rate })),
  };
}

type Send = (method: string, params: object) => Promise<unknown>;

/** The page's own protocol, through the browser's: a session of the driver's would make it listen. */
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
