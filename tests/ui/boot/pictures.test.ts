// @vitest-environment jsdom
// Pictures of a flood: each in its turn, and never so many that nothing else gets a turn.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFrameScheduler } from '../../../src/ui/app/boot/frameScheduler.ts';

let now = 0;

beforeEach(() => {
  now = 0;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'] });
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Requests two frames, of which the first takes `ms` to render. */
function twoPictures(ms: number): readonly string[] {
  const drawn: string[] = [];
  const pictures = createFrameScheduler();
  pictures(() => {
    drawn.push('first');
    now += ms;
  });
  pictures(() => void drawn.push('second'));
  return drawn;
}

test('quick frames follow each other', async () => {
  const drawn = twoPictures(0);
  expect(drawn).toEqual([]);
  await vi.advanceTimersByTimeAsync(50);
  expect(drawn).toEqual(['first', 'second']);
});

test('leaves other work sixteen times as long as a slow frame took', async () => {
  const drawn = twoPictures(10);
  await vi.advanceTimersByTimeAsync(16 + 159);
  expect(drawn).toEqual(['first']);
  await vi.advanceTimersByTimeAsync(1 + 16);
  expect(drawn).toEqual(['first', 'second']);
});

test('runs the next frame at once while the page is idle', async () => {
  const idle = vi.fn<typeof requestIdleCallback>();
  vi.stubGlobal('requestIdleCallback', idle);
  const drawn = twoPictures(10);
  await vi.advanceTimersByTimeAsync(16 + 200 + 16);
  expect(drawn).toEqual(['first']);
  expect(idle).toHaveBeenCalledExactlyOnceWith(expect.any(Function), { timeout: 160 });
  idle.mock.lastCall?.[0]({ didTimeout: false, timeRemaining: () => 0 });
  await vi.advanceTimersByTimeAsync(16);
  expect(drawn).toEqual(['first', 'second']);
});

test('runs the next frame after a fifth of a second at the latest', async () => {
  const drawn = twoPictures(5_000);
  await vi.advanceTimersByTimeAsync(16 + 200 + 16);
  expect(drawn).toEqual(['first', 'second']);
});

test('runs in a hidden page too', async () => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const drawn = twoPictures(0);
  await vi.advanceTimersByTimeAsync(99);
  expect(drawn).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(drawn).toEqual(['first']);
});
