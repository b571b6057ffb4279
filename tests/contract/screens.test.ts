// The screen table against contract/routes.json: no route missing, none invented, titles and menu groups to the letter;
// and who may open which of them: every route × every visitor.
import { describe, expect, it } from 'vitest';
import { getAccess, resolveAlias } from '../../src/ui/routing/access.ts';
import { homePaths, getAreaFromPath } from '../../src/ui/routing/areas.ts';
import { allScreens } from '../../src/ui/app/routes.ts';
import { findScreen } from '../../src/ui/hooks/core/screen.ts';
import { ROLES } from '../../src/api/roles.ts';
import routes from './routes.json';

const listed = routes.filter((route) => route.area !== 'no route in the spec');
const own = {
  account: 'ved_participant',
  liquidity: 'liquidity_provider',
  organization: 'authorized_organization',
} as const;
const withId = (path: string) => path.replaceAll(':id', '7');

const pathsOf = (some: readonly { readonly path: string | null }[]) =>
  new Set<string | null>(some.map(({ path }) => path));

describe('the screen table', () => {
  /** Additions to the routes of the specification. */
  const ADDED = [
    '/organization/inbox',
    '/organization/deposit-requests/reconciliation',
    '/account/ledger',
    '/liquidity/ledger',
  ];

  it('has every route of the contract once, under its area, title and menu group', () => {
    const expected = listed.map(({ path, area, title_ru, menu_group }) => ({
      path,
      area,
      title: title_ru,
      group: menu_group === '—' || menu_group === 'Auth' ? undefined : menu_group,
    }));
    const ofContract = allScreens.filter(({ path }) => !ADDED.includes(path));
    const found = ofContract.map(({ path, area, title, group }) => ({ path, area, title, group }));
    const unlisted = found.filter(({ path }) => !pathsOf(expected).has(path));
    const absent = expected.filter(({ path }) => !pathsOf(found).has(path));
    expect([
      ...unlisted.map(({ path }) => `${path}: add it to tests/contract/routes.json`),
      ...absent.map(({ path }) => `${path}: add it to src/ui/app/routes.ts`),
    ]).toEqual([]);
    expect(found, 'order, area, title and menu group of src/ui/app/routes.ts and tests/contract/routes.json').toEqual(
      expected,
    );
    console.log(`routes in the contract ${listed.length}, in the table ${allScreens.length}`);
  });

  it('finds each screen by its address, with static parts before :id, any case and a trailing slash', () => {
    for (const screen of allScreens) {
      const path = withId(screen.path);
      expect(findScreen(allScreens, path), path).toBe(screen);
      expect(findScreen(allScreens, `${path.toUpperCase()}/`.replace('//', '/')), path).toBe(screen);
      expect(getAreaFromPath(path)).toBe(screen.area);
    }
    expect(findScreen(allScreens, '/accountx')).toBeUndefined();
    expect(getAreaFromPath('/accountx')).toBe('public');
  });

  it('redirects empty area paths and the old links of the sample screens', () => {
    expect(resolveAlias('/account')).toBe('/account/dashboard');
    expect(resolveAlias('/liquidity/')).toBe('/liquidity/dashboard');
    expect(resolveAlias('/active-deals/0')).toBe('/organization/active-deals/0');
    expect(resolveAlias('/organization')).toBeNull();
  });
});

describe('access to the screens', () => {
  const open = { kind: 'open' } as const;

  it.each(ROLES)('opens to %s exactly the area of the role', (role) => {
    const opened = allScreens.filter(({ path }) => getAccess(withId(path), { signedIn: true, role }).kind === 'open');
    const areas = new Set(opened.map(({ area }) => area));
    expect([...areas].filter((area) => area !== 'public').map((area) => own[area])).toEqual([role]);
    for (const screen of allScreens) {
      if (screen.area === 'public') continue;
      const expected = own[screen.area] === role ? open : { kind: 'go', to: homePaths[role], reason: 'foreignArea' };
      expect(getAccess(withId(screen.path), { signedIn: true, role }), screen.path).toEqual(expected);
    }
  });

  it('redirects signed-out visitors from private areas and the registry messages to /login', () => {
    for (const { path, area } of allScreens) {
      const isOpen = area === 'public' && !/^\/registr-(application|message)/.test(path);
      const expected = isOpen ? open : { kind: 'go', to: '/login', reason: 'signedOut' };
      expect(getAccess(withId(path), { signedIn: false, role: null }), path).toEqual(expected);
    }
  });

  it('waits for the role where the session has none yet', () => {
    expect(getAccess('/account/dashboard', { signedIn: true, role: null })).toEqual({ kind: 'wait' });
    expect(getAccess('/login', { signedIn: true, role: null })).toEqual({ kind: 'wait' });
    expect(getAccess('/registr-application', { signedIn: true, role: null })).toEqual(open);
  });

  it('restricts a blocked account to its page, wherever it goes after signing in', () => {
    for (const role of [...ROLES, null])
      for (const { path, area } of allScreens) {
        const isOpen = area === 'public' && !/^\/($|login|forgot-password|registr-(application|message))/.test(path);
        expect(getAccess(withId(path), { signedIn: true, role, limit: 'blocked' }), path).toEqual(
          isOpen ? open : { kind: 'blocked' },
        );
      }
    expect(getAccess('/account/deal', { signedIn: false, role: null, limit: 'blocked' }).kind).toBe('go');
  });

  it('redirects signed-in users from the sign-in pages to their own area', () => {
    for (const role of ROLES)
      for (const path of ['/', '/login', '/forgot-password'])
        expect(getAccess(path, { signedIn: true, role })).toEqual({
          kind: 'go',
          to: homePaths[role],
          reason: 'signedIn',
        });
  });
});
