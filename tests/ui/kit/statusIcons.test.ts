// Every status of every lifecycle has an icon; the question mark is for unknown codes.
import { Check, CircleDot, CircleQuestionMark, Clock, X } from 'lucide-react';
import { expect, it } from 'vitest';
import { getStatusMeta } from '../../../src/machines/lifecycles/transitions.ts';
import { lifecycles } from '../../../src/machines/lifecycles/lifecycles.ts';
import { getStatusIcon } from '../../../src/ui/kit/display/statusIcons.ts';

const statuses = Object.entries(lifecycles).flatMap(([name, machine]) =>
  Object.keys(machine.root.states).map((status) => ({ name, status, tone: getStatusMeta(machine, status)?.tone })),
);

it('no status of a lifecycle is shown with a question mark: add its icon in src/ui/kit/display/statusIcons.ts', () => {
  expect(statuses.length).toBeGreaterThan(40);
  const unknown = statuses.filter(({ status, tone }) => !tone || getStatusIcon(status, tone) === CircleQuestionMark);
  expect(unknown).toEqual([]);
});

it.each([
  ['warning', Clock],
  ['info', CircleDot],
  ['danger', X],
  ['success', Check],
] as const)('a new status in tone %s has the icon of its tone', (tone, icon) =>
  expect(getStatusIcon('escalated', tone)).toBe(icon),
);

it('a code of no lifecycle is shown with a question mark', () =>
  expect(getStatusIcon('unheard_of', 'neutral')).toBe(CircleQuestionMark));
