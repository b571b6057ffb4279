// The reserving statuses in a build equal those of the lifecycle machines.
import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { inlineReservingStatuses } from '../../scripts/vite/inlineReservingStatuses.ts';
import { reservingStatuses } from '../../src/mock-server/domain/money/reservingStatuses.ts';

const { load } = inlineReservingStatuses();

function loadModule(path: string): unknown {
  assert(typeof load === 'function');
  return Reflect.apply(load, {}, [
    fileURLToPath(new URL(`../../src/mock-server/domain/money/${path}`, import.meta.url)),
  ]);
}

test('the module of a build holds what the one of the sources works out', async () => {
  const code: unknown = Reflect.get(Object(loadModule('reservingStatuses.ts')), 'code');
  const module: object = await import(`data:text/javascript,${encodeURIComponent(String(code))}`);
  expect(Reflect.get(module, 'reservingStatuses')).toEqual(reservingStatuses);
  expect(reservingStatuses.withdrawals).toEqual(expect.arrayContaining(['pending', 'accepted', 'in_review']));
  expect(reservingStatuses.withdrawals).not.toContain('executed');
});

test('no other module is replaced', () => expect(loadModule('reserves.ts')).toBeUndefined());
