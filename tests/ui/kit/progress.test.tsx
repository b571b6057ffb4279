// Progress of a record, from its lifecycle alone.
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { TRADE_STEPS, tradeLifecycle } from '../../../src/machines/lifecycles/trade.ts';
import { withdrawalLifecycle } from '../../../src/machines/lifecycles/withdrawal.ts';
import { LifecycleProgress } from '../../../src/ui/record/RecordStatus.tsx';

afterEach(cleanup);

test.each([
  ['frozen_by_bank', ['done', 'now']],
  ['rejected', ['done', 'refused']],
  ['cancelled', ['done', 'stopped']],
])('%s is drawn as %j: an unknown code is no rejection', (status, drawn) => {
  render(<LifecycleProgress lifecycle={tradeLifecycle} mainPath={TRADE_STEPS} status={status} />);
  expect([...document.querySelectorAll('li')].map(({ dataset }) => dataset['state'])).toEqual(drawn);
});

const steps = () =>
  [...document.querySelectorAll('li')].map(({ textContent, dataset }) => [textContent, dataset['state']]);
const WITHDRAWAL_WAY = ['pending', 'accepted', 'in_review', 'executed'];

test('an optional status is no step of a record past it', () => {
  const { rerender } = render(
    <LifecycleProgress lifecycle={withdrawalLifecycle} mainPath={WITHDRAWAL_WAY} status="accepted" />,
  );
  expect(steps()).toEqual([
    ['На рассмотрении, пройдено', 'done'],
    ['Принят', 'now'],
    ['На проверке', 'ahead'],
    ['Исполнен', 'ahead'],
  ]);
  rerender(<LifecycleProgress lifecycle={withdrawalLifecycle} mainPath={WITHDRAWAL_WAY} status="executed" />);
  expect(steps()).toEqual([
    ['На рассмотрении, пройдено', 'done'],
    ['Принят, пройдено', 'done'],
    ['Исполнен, пройдено', 'done'],
  ]);
});

test("it is one where the record's history contains it", () => {
  const { rerender } = render(
    <LifecycleProgress
      lifecycle={tradeLifecycle}
      mainPath={TRADE_STEPS}
      status="completed"
      events={[{ status: 'in_progress' }]}
    />,
  );
  expect(steps().map(([text]) => text)).toContain('В работе, пройдено');
  rerender(
    <LifecycleProgress
      lifecycle={tradeLifecycle}
      mainPath={TRADE_STEPS}
      status="completed"
      events={[{ status: 'accepted' }]}
    />,
  );
  expect(steps()).toHaveLength(3);
});
