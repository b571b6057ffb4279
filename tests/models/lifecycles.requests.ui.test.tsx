// @vitest-environment jsdom
// Trades, exchanges, operations and contracts: every move of the operator and of the owner at the screens.
import { fireEvent, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import {
  type LifecycleCase,
  findCard,
  confirm,
  operatorAt,
  press,
  testLifecycleOnScreens,
} from './lifecycles.screens.ts';

/** The transitions after a trade's approval are on the page of its lot. */
async function atTheLot(verb: string): Promise<void> {
  const link = [...findCard().querySelectorAll('a')].find(({ textContent }) => textContent === 'Открыть лот');
  if (link) {
    fireEvent.click(link);
    await waitFor(() => expect(findCard().tagName).toBe('MAIN'));
  }
  await press(verb);
  await confirm();
}
const trade = (id: number): Pick<LifecycleCase, 'statusOf' | 'acts'> => ({
  statusOf: (world) => world.get('trades', id)?.status,
  acts: { MATCH: atTheLot, AUTO_EXECUTE: atTheLot, COMPLETE: atTheLot },
});

testLifecycleOnScreens('trade', {
  'a purchase': {
    ...trade(1001),
    operator: operatorAt('queue-requests/1001'),
    owner: { login: 'ved.active', path: '/account/deal/1001' },
  },
  'a sale': {
    ...trade(1007),
    operator: operatorAt('queue-requests-sale/1007'),
    owner: { login: 'lp.active', path: '/liquidity/deal-sales/1007' },
  },
});

const exchange = (id: number): LifecycleCase => ({
  operator: operatorAt(`queue-requests-exchange/${id}`),
  statusOf: (world) => world.get('exchanges', id)?.status,
});
testLifecycleOnScreens('exchange', {
  'of what is sold': exchange(501),
  'of what is bought': { ...exchange(502), from: 'accepted' },
});

testLifecycleOnScreens('operation', {
  'handed in by a participant': {
    operator: operatorAt('reestr-operation?tab=submissions&id=951'),
    owner: { login: 'ved.active', path: '/account/operations-history?tab=operations&view=submitted&id=951' },
    statusOf: (world) => world.get('submissions', 951)?.status,
  },
});

testLifecycleOnScreens('contract', {
  'a new one': {
    operator: operatorAt('reestr-contracts?id=308'),
    statusOf: (world) => world.get('contracts', 308)?.status,
  },
});
