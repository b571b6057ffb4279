// A screen left open shows the current minute and day.
import { act, cleanup, render } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { ServicesContext } from '../../../src/ui/hooks/core/services.ts';
import { useNow } from '../../../src/ui/hooks/core/useNow.ts';
import { formatDate } from '../../../src/ui/kit/display/format.ts';
import { openApp } from '../../support/app.ts';

const MINUTE = 60_000;
const Now = () => <p>{formatDate(useNow(), 'dateTime')}</p>;

it('follows the clock of the app, on the minute and over midnight', () => {
  const { app, clock } = openApp();
  onTestFinished(app.stop);
  act(() => clock.increment(20.5 * MINUTE));
  const view = render(<Now />, {
    wrapper: ({ children }) => <ServicesContext value={app}>{children}</ServicesContext>,
  });
  onTestFinished(cleanup);
  const shown = () => view.container.textContent;
  expect(shown()).toBe('01.01.1970, 03:20');
  act(() => clock.increment(MINUTE / 2 - 1));
  expect(shown()).toBe('01.01.1970, 03:20');
  act(() => clock.increment(1));
  expect(shown()).toBe('01.01.1970, 03:21');
  act(() => clock.increment(MINUTE));
  expect(shown()).toBe('01.01.1970, 03:22');
  act(() => clock.increment(21 * 60 * MINUTE)); // a laptop that slept: the timer comes late
  expect(shown()).toBe('02.01.1970, 00:22');
});
