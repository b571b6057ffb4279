// @vitest-environment node
// The menus built from the screen table: their entries, and the current entry of a record.
import { describe, expect, it } from 'vitest';
import { areaScreens } from '../../src/ui/app/routes.ts';
import {
  findMenuGroup,
  getBottomBar,
  getGroupPath,
  getMenu,
  isCurrentScreen,
} from '../../src/ui/app/layouts/area/menu.ts';

const marked = (path: string) => areaScreens.filter((screen) => screen.group && isCurrentScreen(screen, path));

describe('the menu', () => {
  it.each(areaScreens.filter(({ group }) => group !== undefined))(
    'marks the entry of $path alone, also with a trailing slash and in other letters',
    (screen) => {
      for (const path of [screen.path, `${screen.path}/`, screen.path.toUpperCase()])
        expect(marked(path), path).toEqual([screen]);
    },
  );

  it.each(areaScreens.filter(({ path, group }) => path.includes('/:') && group === undefined))(
    'marks one entry on the record at $path',
    ({ path }) => expect(marked(path.replace(':id', '7'))).toHaveLength(1),
  );

  it('marks the entry of an exact address alone', () => {
    expect(marked('/organization').map(({ path }) => path)).toEqual(['/organization']);
    expect(marked('/account/deal/').map(({ path }) => path)).toEqual(['/account/deal']);
    expect(marked('/Organization/Lot-Requests-Sale/1009').map(({ path }) => path)).toEqual([
      '/organization/deal-registry',
    ]);
  });
});

const BOTTOM_BARS = [
  ['Главная', 'Сделки', 'Кошельки', 'Чат поддержки'],
  ['Главная', 'Сделки', 'Мои кошельки', 'Чат поддержки'],
  ['Входящие', 'Сделки', 'Платежи', 'KYT'],
];
const AREAS = ['account', 'liquidity', 'organization'] as const;

describe('the groups of an area', () => {
  it.each(AREAS)('of %s hold each of its menu screens once, each under its own address', (area) => {
    const own = areaScreens.filter((screen) => screen.area === area && screen.group !== undefined);
    const shown = getMenu(area).flatMap(({ screens }) => screens);
    expect(shown.map(({ path }) => path).toSorted()).toEqual(own.map(({ path }) => path).toSorted());
    expect(getMenu(area)).toBe(getMenu(area));
    for (const group of getMenu(area)) {
      expect(group.icon).toBeTruthy();
      expect(getGroupPath(group)).toBe(group.screens[0]?.path);
      expect(group.screens.length > 1 || group.title === group.screens[0]?.title).toBe(true);
    }
  });

  it('list the screens of support directly, with their own icons', () => {
    for (const area of AREAS) {
      const titles = getMenu(area).map(({ title }) => title);
      expect(titles).not.toContain('Поддержка');
      expect(titles).toEqual([...new Set(titles)]);
    }
    const icons = getMenu('account').flatMap(({ title, icon }) =>
      ['Чат поддержки', 'Справочный центр'].includes(title) ? [icon] : [],
    );
    expect(new Set(icons).size).toBe(2);
    const [first] = getMenu('account');
    expect(first && getGroupPath({ ...first, screens: [] })).toBe('/');
  });

  it('of a phone are four, the most used first', () => {
    expect(AREAS.map((area) => getBottomBar(area).map(({ title }) => title))).toEqual(BOTTOM_BARS);
  });

  it('are found by the address of a screen and of its records', () => {
    expect(findMenuGroup('account', '/account/deal/7')?.screens.map(({ path }) => path)).toContain('/account/deal');
    expect(findMenuGroup('account', '/account/nowhere')).toBeUndefined();
  });
});
