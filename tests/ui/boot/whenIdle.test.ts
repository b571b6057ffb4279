// Work for an idle page: once, at the latest after three seconds, and cancellable, with and without requestIdleCallback.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenIdle } from '../../../src/ui/platform/whenIdle.ts';

const NAMES = ['requestIdleCallback', 'cancelIdleCallback'] as const;
/** Earlier test files may leave it in the window. */
const others = NAMES.map((name) => [name, Reflect.get(window, name)] as const);
const removeAll = () => NAMES.forEach((name) => Reflect.deleteProperty(window, name));

beforeEach(() => {
  vi.useFakeTimers();
  removeAll();
});
afterEach(() => {
  removeAll();
  vi.useRealTimers();
  for (const [name, value] of others) if (value !== undefined) Reflect.set(window, name, value);
});

/** A browser that is busy until the time that is allowed is over. */
function supportIdleCallbacks(): void {
  Object.assign(window, {
    requestIdleCallback: (run: () => void, { timeout }: { timeout: number }) => setTimeout(run, timeout),
    cancelIdleCallback: (id: number) => clearTimeout(id),
  });
}

test.each([
  ['with idle callbacks', supportIdleCallbacks, 3_000],
  ['without them', () => undefined, 500],
])('%s', (_, support, latest) => {
  support();
  const run = vi.fn<() => void>();
  whenIdle(run);
  vi.advanceTimersByTime(latest - 1);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledOnce();
  whenIdle(run)();
  vi.advanceTimersByTime(10 * latest);
  expect(run).toHaveBeenCalledOnce();
});
