// The second press of a double click counts for what the first one pressed, and for nothing that came in its place.
import { fireEvent } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ignoreDoubleClicks } from '../../../src/ui/hooks/dom/useIgnoreDoubleClicks.ts';

let stop: () => void;
beforeEach(() => {
  stop = ignoreDoubleClicks(window);
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** An element that counts its clicks. */
function counted(name: 'button' | 'a' | 'input') {
  const element = document.createElement(name);
  let clicks = 0;
  element.addEventListener('click', () => {
    clicks += 1;
  });
  document.body.append(element);
  return {
    press: (detail: number, clientX = 0) => fireEvent.click(element, { detail, clientX, clientY: clientX }),
    clicks: () => clicks,
  };
}

it('counts both presses of a button, by pointer or key', () => {
  const one = counted('button');
  for (const detail of [1, 2, 0]) expect(one.press(detail)).toBe(true);
  expect(one.clicks()).toBe(3);
});

it.each(['button', 'a', 'input'] as const)('ignores the second press on the %s that replaced a button', (name) => {
  const [first, other] = [counted('button'), counted(name)];
  first.press(1);
  expect([other.press(2), other.clicks()]).toEqual([false, 0]);
  expect([other.press(1), other.clicks()]).toEqual([true, 1]);
});

it('ignores it on a button that replaced a link', () => {
  const [link, button] = [counted('a'), counted('button')];
  link.press(1);
  expect([button.press(2), button.clicks()]).toEqual([false, 0]);
  expect([link.press(1), link.press(2), link.clicks()]).toEqual([true, true, 3]);
});

it('treats two quick taps at one point as a double click where the engine does not count them', () => {
  const [first, other, far] = [counted('button'), counted('button'), counted('button')];
  first.press(1, 100);
  expect([other.press(1, 102), other.clicks()]).toEqual([false, 0]);
  expect([far.press(1, 300), far.clicks()]).toEqual([true, 1]);
});

it('treats a later tap as a separate one', () => {
  const [first, other] = [counted('button'), counted('button')];
  vi.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValueOnce(1_000).mockReturnValue(1_400);
  first.press(1, 100);
  expect([other.press(1, 100), other.clicks()]).toEqual([true, 1]);
});

it('treats a counted click at another point as a separate one', () => {
  const [first, review, back] = [counted('button'), counted('button'), counted('button')];
  first.press(1, 100);
  expect([review.press(2, 100), review.clicks()]).toEqual([false, 0]);
  expect([back.press(3, 300), back.clicks()]).toEqual([true, 1]);
});
