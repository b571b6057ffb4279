// @vitest-environment node
// The menus built from the screen table: their entries, and the current entry of a record.
import { describe, expect, it } from 'vitest';
import { areaScreens } from '../../src/ui/app/routes.ts';
import { isCurrentScreen } from '../../src/ui/app/layouts/area/menu.ts';

const marked = (path: string) => areaScreens.filter((screen) => screen.group && isCurrentScreen(screen, path));

describe('the menu', () => {
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
