// @vitest-environment jsdom
// The height of a keyboard that lies over the page, as iOS Safari shows it.
import { afterEach, expect, it, vi } from 'vitest';
import { watchKeyboardInset } from '../../../src/ui/hooks/dom/keyboardInset.ts';

const FULL = 700;
const root = document.documentElement;

afterEach(() => root.removeAttribute('style'));

function openPage() {
  const viewport = Object.assign(new EventTarget(), { height: FULL, scale: 1 });
  vi.stubGlobal('visualViewport', viewport);
  vi.stubGlobal('innerHeight', FULL);
  const scrollTo = vi.fn<(x: number, y: number) => void>();
  vi.stubGlobal('scrollTo', scrollTo);
  const stop = watchKeyboardInset(document.body);
  const resize = (height: number, scale = 1) => {
    Object.assign(viewport, { height, scale });
    viewport.dispatchEvent(new Event('resize'));
    return root.style.getPropertyValue('--keyboard');
  };
  return { resize, scrollTo, stop };
}

it('is zero for a toolbar and for a zoomed page, and returns the page to its top once', () => {
  const { resize, scrollTo, stop } = openPage();
  expect(root.style.getPropertyValue('--keyboard')).toBe('');
  expect(resize(FULL - 99), 'a toolbar').toBe('');
  expect(resize(300, 2), 'a zoomed page').toBe('');
  expect(scrollTo).not.toHaveBeenCalled();
  expect(resize(400.4)).toBe('300px');
  expect(resize(400)).toBe('300px');
  expect(scrollTo.mock.calls).toEqual([[0, 0]]);
  expect(resize(FULL)).toBe('0px');
  expect(scrollTo).toHaveBeenCalledTimes(1);
  expect(resize(FULL - 100)).toBe('100px');
  stop?.();
  expect(root.style.getPropertyValue('--keyboard'), 'without the page').toBe('');
  expect(resize(300)).toBe('');
});

it('is not measured without a page or where the browser has no visual viewport', () => {
  const { stop } = openPage();
  stop?.();
  expect(watchKeyboardInset(null)).toBeUndefined();
  vi.stubGlobal('visualViewport', null);
  expect(watchKeyboardInset(document.body)).toBeUndefined();
});
