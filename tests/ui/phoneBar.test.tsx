// The bottom bar of a phone: a screen that is only in the sheet behind «Ещё» marks «Ещё».
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { closeDemoApp, openDemoApp } from './demoApp.setup.tsx';

afterEach(closeDemoApp);

const bar = () => within(screen.getByRole('navigation', { name: 'Главные разделы' }));
const marked = () =>
  [...bar().getAllByRole('link'), ...bar().getAllByRole('button')]
    .filter((entry) => entry.hasAttribute('aria-current'))
    .map((entry) => [entry.textContent, entry.getAttribute('aria-current')]);

describe('the bar of a phone marks where one is', () => {
  it.each([
    ['/organization/queue-requests/1001', 'Сделки', 'page'],
    ['/organization/clients', 'Ещё', 'true'],
    ['/organization/reestr-users/101', 'Ещё', 'true'],
  ])('%s: «%s»', async (path, name, value) => {
    await openDemoApp({ path });
    await screen.findByRole('main');
    expect(marked()).toEqual([[name, value]]);
  });

  it('and nothing on a screen outside the menu', async () => {
    await openDemoApp({ login: 'ved.active', path: '/account/request-information' });
    await screen.findByRole('main');
    expect(marked()).toEqual([]);
  });
});
