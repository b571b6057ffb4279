// Schedules rendering under a flood of updates (Environment.frame): every frame, unless rendering takes most of the time.

/** After a frame that took `t` ms, up to `REST * t` ms are left to keys and messages. */
const REST = 16;
/** A slow machine still renders several times a second. */
const LONGEST_REST_MS = 200;
/** A hidden page renders nothing but still receives messages. */
const HIDDEN_PICTURE_MS = 100;

/** Runs callbacks in call order, one per frame. */
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
  await after(0); // painted by now
  await rest(Math.min(LONGEST_REST_MS, REST * (performance.now() - began)));
}

/** Resolves as soon as the browser is idle, where requestIdleCallback exists (not in Safari). */
function rest(ms: number): Promise<unknown> {
  if (!('requestIdleCallback' in window)) return after(ms);
  return new Promise((resolve) => window.requestIdleCallback(resolve, { timeout: Math.max(1, ms) })); // 0 would mean no limit
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
