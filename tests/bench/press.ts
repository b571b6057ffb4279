/* oxlint-disable unicorn/consistent-function-scoping -- functions evaluated in the page have no outer scope */
// A click and the time until its effect is visible: the basis of all screen measurements.
import * as v from 'valibot';

/** Milliseconds from the click to the next painted frame, and to the frame without pending requests. */
export const seenSchema = v.object({ painted: v.number(), data: v.number() });
export type Seen = Readonly<v.InferOutput<typeof seenSchema>>;

/** Runs in the page: clicks the first element that matches `selector`; throws without one. */
export function press(selector: string): Promise<Seen> {
  return new Promise<Seen>((resolve, reject) => {
    const target = document.querySelector<HTMLElement>(selector);
    if (!target) return reject(new Error(`nothing to press: ${selector}`));
    const started = performance.now();
    let painted = 0;
    // Row counts are status elements too; pending ones are marked busy, as are tables.
    const waits = () =>
      document.querySelector('main [aria-busy=true]') !== null ||
      [...document.querySelectorAll('main [role=status]')].some(({ textContent }) => /Загрузка/.test(textContent));
    const painting = () => {
      painted ||= performance.now() - started;
      if (waits() && performance.now() - started < 10_000) return void requestAnimationFrame(afterPaint);
      resolve({ painted, data: performance.now() - started });
    };
    // Highest priority after the frame, so that responses that have arrived meanwhile do not count as painting.
    const afterPaint = () => void scheduler.postTask(painting, { priority: 'user-blocking' });
    target.click();
    requestAnimationFrame(afterPaint);
    return undefined;
  });
}

/** Runs in the page: prefetches the code behind a link and waits for half a second of idle network. */
export async function fetchAhead(link: string): Promise<void> {
  document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })); // prefetching starts with it
  await new Promise((rested) => setTimeout(rested, 500));
  document.querySelector(link)?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  for (let requestCount = -1; requestCount !== performance.getEntriesByType('resource').length;) {
    requestCount = performance.getEntriesByType('resource').length;
    await new Promise((rested) => setTimeout(rested, 500));
  }
}
