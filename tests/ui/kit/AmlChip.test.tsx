// @vitest-environment jsdom
// AML levels at their thresholds; the value stays as sent.
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { AmlChip } from '../../../src/ui/kit/AmlChip.tsx';
import { statusIcon } from '../../../src/ui/kit/statusIcons.ts';
import { Check, CircleDot, CircleQuestionMark } from 'lucide-react';

afterEach(cleanup);

describe('AmlChip', () => {
  it.each([
    [0, '0% Низкий', 'success', 1],
    [24.9, '24.9% Низкий', 'success', 1],
    ['4.20', '4.20% Низкий', 'success', 1],
    [25, '25% Средний', 'warning', 2],
    [49.9, '49.9% Средний', 'warning', 2],
    [50, '50% Высокий', 'danger', 3],
    [100, '100% Высокий', 'danger', 3],
    ['n/a', 'n/a% ', 'unknown', 0],
  ])('%s reads «%s» in tone %s', (value, text, tone, bars) => {
    const { container } = render(<AmlChip value={value} />);
    expect(container.textContent).toBe(text);
    expect(container.querySelector('[data-tone]')?.getAttribute('data-tone')).toBe(tone);
    expect(container.querySelectorAll('rect:not([data-off])')).toHaveLength(bars);
  });

  it.each([null, undefined])('%s is not checked', (value) => {
    const { container } = render(<AmlChip value={value} />);
    expect(container.textContent).toBe('Не проверен');
    expect(container.querySelector('[data-tone]')?.getAttribute('data-tone')).toBe('unknown');
  });
});

describe('statusIcon', () => {
  it('follows the code, shows a check for success and a question for what nobody knows', () => {
    expect(statusIcon('accepted', 'info')).toBe(CircleDot);
    expect(statusIcon('accepted', 'success')).toBe(Check);
    expect(statusIcon('hold_x2', 'unknown')).toBe(CircleQuestionMark);
  });
});
