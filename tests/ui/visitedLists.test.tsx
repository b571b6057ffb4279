// @vitest-environment jsdom
// A link back to a list leads to the filters and the page it was left with.
import { cleanup, render, screen } from '@testing-library/react';
import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { VisitedListsProvider } from '../../src/ui/hooks/list/visitedLists.tsx';
import { BackLink } from '../../src/ui/record/BackLink.tsx';

afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
});

const LIST = '/organization/kyc-verification';

/** Where the link of a record back to `href` leads after the addresses of `visits`. */
function leadsTo(href: string, visits: readonly string[]): string | null {
  const app = (link: boolean) => (
    <VisitedListsProvider>{link ? <BackLink href={href}>К списку</BackLink> : null}</VisitedListsProvider>
  );
  const { rerender } = render(app(false));
  for (const address of visits) act(() => navigate(address));
  rerender(app(true));
  return screen.getByRole('link', { name: 'К списку' }).getAttribute('href');
}

it.each<readonly [title: string, href: string, visits: readonly string[], expected: string]>([
  ['as it is, where the list was not shown', LIST, ['/organization/clients?p=2'], LIST],
  ['to filters and page', LIST, [`${LIST}?status=rejected&p=3`, '/form/1'], `${LIST}?status=rejected&p=3`],
  ['to the last of them', LIST, [`${LIST}?p=3`, '/form/1', `${LIST}?p=4`, '/form/2'], `${LIST}?p=4`],
  ['without the record or dialog open then', LIST, [`${LIST}?p=3&id=7&new=1&pay=2`, '/form/7'], `${LIST}?p=3`],
  ['without any left', LIST, [`${LIST}?id=7`, '/form/7'], LIST],
  ['to the same tab', `${LIST}?tab=providers`, [`${LIST}?tab=providers&p=2`, '/f'], `${LIST}?tab=providers&p=2`],
  ['not to another tab', LIST, [`${LIST}?tab=providers&p=2`, '/form/1'], LIST],
  ['not to another type', '/deal?type=sell', ['/deal?p=2', '/deal/1'], '/deal?type=sell'],
  ['to the record that the link names', `${LIST}?id=7`, [`${LIST}?p=2`, '/form/7'], `${LIST}?id=7`],
])('leads %s', (_, href, visits, expected) => {
  expect(leadsTo(href, visits)).toBe(expected);
});
