// Where a record stands on its way, by its lifecycle alone.
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { TRADE_WAY, tradeLifecycle } from '../../../src/machines/lifecycles/trade.ts';
import { Progress } from '../../../src/ui/patterns/status.tsx';

afterEach(cleanup);

test.each([
  ['frozen_by_bank', ['done', 'now']],
  ['rejected', ['done', 'refused']],
  ['cancelled', ['done', 'stopped']],
])('%s is drawn as %j: a code nobody knows is no refusal', (status, drawn) => {
  render(<Progress of={tradeLifecycle} way={TRADE_WAY} status={status} />);
  expect([...document.querySelectorAll('li')].map(({ dataset }) => dataset['state'])).toEqual(drawn);
});
