// When the next picture of a flood is due (Environment.frame): as fast as the screen, unless drawing takes most of the time.

/** After a picture that took so long up to this many times as long goes to everything else: keys, messages. */
const REST = 16;
/** However slow the machine is, what comes is shown several times a second. */
const LONGEST_REST_MS = 200;
/** A hidden page draws nothing, and still hears. */
const HIDDEN_PICTURE_MS = 100;

/** Calls back in the order it is asked, each in a picture of its own. */
export function createFrameScheduler(): (run: () => void) => void {
  let before = Promise.resolve();
  return (run) => {
    before = before.then(() => draw(run));
  };
}

async function draw(run: () => void): Promise<void> {
  await nextPicture();
  const began = performance.now();
  run();
  await after(0); // it is painted by then
  await rest(Math.min(LONGEST_REST_MS, REST * (performance.now() - began)));
}

/** Over as soon as nothing else wants the time, where the browser can tell (Safari cannot). */
function rest(ms: number): Promise<unknown> {
  if (!('requestIdleCallback' in window)) return after(ms);
  return new Promise((resolve) => window.requestIdleCallback(resolve, { timeout: Math.max(1, ms) })); // 0 is no limit
}

const after = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

function nextPicture(): Promise<void> {
  return new Promise((resolve) => {
    const once = () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      resolve();
    };
    const frame = requestAnimationFrame(once);
    const timer = setTimeout(once, HIDDEN_PICTURE_MS);
  });
}
