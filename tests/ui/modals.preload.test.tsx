// The modals' chunk: loaded at idle, at once when needed, again when the network is back or, while it is needed, at a
// click.
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { usePreloadedComponent } from '../../src/ui/hooks/dom/usePreloadedComponent.ts';
import { type Deferred, deferred } from '../support/time.ts';

const Part = () => <p>Модальное окно</p>;

let loads: Deferred<{ default: typeof Part }>[];
let idle: (() => void) | undefined;

const load = () => {
  const next = deferred<{ default: typeof Part }>();
  loads.push(next);
  return next.promise;
};
function Page({ wanted }: { wanted: boolean }) {
  return usePreloadedComponent(load, wanted);
}
const isShown = () => screen.queryByText('Модальное окно') !== null;

const SIGNS = {
  online: () => void window.dispatchEvent(new Event('online')),
  click: () => document.body.click(),
};

beforeEach(() => {
  loads = [];
  idle = undefined;
  vi.stubGlobal('requestIdleCallback', (run: () => void) => {
    idle = run;
    return 1;
  });
  vi.stubGlobal('cancelIdleCallback', () => {
    idle = undefined;
  });
});
afterEach(cleanup);

it('loads nothing before the browser is idle, then shows the part', async () => {
  render(<Page wanted={false} />);
  expect(loads).toHaveLength(0);
  act(() => idle?.());
  expect([loads.length, isShown()]).toEqual([1, false]);
  await act(async () => loads[0]?.resolve({ default: Part }));
  expect(isShown()).toBe(true);
});

it('loads a needed part without waiting for idle time', () => {
  const { rerender } = render(<Page wanted={false} />);
  rerender(<Page wanted />);
  expect([loads.length, idle]).toEqual([1, undefined]);
});

it.each(['online', 'click'] as const)('retries a failed load at the next %s', async (sign) => {
  const again = () => act(() => SIGNS[sign]());
  render(<Page wanted />);
  await act(async () => loads[0]?.reject(new TypeError('Failed to fetch dynamically imported module')));
  expect([loads.length, isShown()]).toEqual([1, false]);
  again();
  await act(async () => loads[1]?.resolve({ default: Part }));
  expect([loads.length, isShown()]).toEqual([2, true]);
  again();
  expect(loads).toHaveLength(2);
});

it('loads an unneeded part at no click', () => {
  render(<Page wanted={false} />);
  act(SIGNS.click);
  expect(loads).toHaveLength(0);
});

it('cancels the idle callback when the page unmounts first', () => {
  const { unmount } = render(<Page wanted={false} />);
  unmount();
  expect([idle, loads.length]).toEqual([undefined, 0]);
});
