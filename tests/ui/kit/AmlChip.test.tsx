// @vitest-environment jsdom
// AML levels at their thresholds; the value reads as any per cent, or stays as sent.
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { AmlChip } from '../../../src/ui/kit/display/AmlChip.tsx';
import { getStatusIcon } from '../../../src/ui/kit/display/statusIcons.ts';
import { Check, CircleDot, CircleQuestionMark } from 'lucide-react';

afterEach(cleanup);

describe('AmlChip', () => {
  it.each([
    [0, '0_% Низкий', 'success', 1],
    [24.9, '24,9_% Низкий', 'success', 1],
    ['4.20', '4,20_% Низкий', 'success', 1],
    [25, '25_% Средний', 'warning', 2],
    [49.9, '49,9_% Средний', 'warning', 2],
    [50, '50_% Высокий', 'danger', 3],
    [100, '100_% Высокий', 'danger', 3],
    ['n/a', 'n/a_% ', 'unknown', 0],
  ])('%s reads «%s» in tone %s', (value, text, tone, bars) => {
    const { container } = render(<AmlChip value={value} />);
    expect(container.textContent).toBe(text.replace('_', '\u00A0'));
    expect(container.querySelector('[data-tone]')?.getAttribute('data-tone')).toBe(tone);
    expect(container.querySelectorAll('rect:not([data-off])')).toHaveLength(bars);
  });

  it.each([4.2, '4.20', 'n/a'])('%s is shown as sent where the specification requires it', (value) => {
    const { container } = render(<AmlChip value={value} raw />);
    expect(container.querySelector('b')?.textContent).toBe(`${value}%`);
  });

  it.each([null, undefined])('%s is not checked', (value) => {
    const { container } = render(<AmlChip value={value} />);
    expect(container.textContent).toBe('Не проверен');
    expect(container.querySelector('[data-tone]')?.getAttribute('data-tone')).toBe('unknown');
  });
});

describe('statusIcon', () => {
  it('depends on the code: a check for success, a question mark for unknown codes', () => {
    expect(getStatusIcon('accepted', 'info')).toBe(CircleDot);
    expect(getStatusIcon('accepted', 'success')).toBe(Check);
    expect(getStatusIcon('hold_x2', 'unknown')).toBe(CircleQuestionMark);
  });
});
