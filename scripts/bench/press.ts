/* oxlint-disable unicorn/consistent-function-scoping -- what runs in the page takes nothing along */
// A press of a link or button, and how long it takes to be seen: what all measures of screens in use are made of.
import * as v from 'valibot';

/** Milliseconds from the press to the next painted frame, and to the frame in which nothing waits for an answer. */
export const seenSchema = v.object({ painted: v.number(), data: v.number() });
export type Seen = Readonly<v.InferOutput<typeof seenSchema>>;

/** Runs in the page: presses the first element that `selector` finds; throws without one. */
export function press(selector: string): Promise<Seen> {
  return new Promise<Seen>((resolve, reject) => {
    const target = document.querySelector<HTMLElement>(selector);
    if (!target) return reject(new Error(`nothing to press: ${selector}`));
    const started = performance.now();
    let painted = 0;
    // How many rows came is a status too; what waits says so, or is a table that is busy.
    const waits = () =>
      document.querySelector('main [aria-busy=true]') !== null ||
      [...document.querySelectorAll('main [role=status]')].some(({ textContent }) => /Загрузка/.test(textContent));
    const painting = () => {
      painted ||= performance.now() - started;
      if (waits() && performance.now() - started < 10_000) return void requestAnimationFrame(afterPaint);
      resolve({ painted, data: performance.now() - started });
    };
    // First of all that waits behind the frame: the answers that have come meanwhile are no part of its painting.
    const afterPaint = () => void scheduler.postTask(painting, { priority: 'user-blocking' });
    target.click();
    requestAnimationFrame(afterPaint);
    return undefined;
  });
}
