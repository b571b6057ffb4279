// Available and reserved balance as a filled and a hatched part of one bar.
import { styled } from 'styled-components';

const Bar = styled.div.attrs({ role: 'img' })`
  display: flex;
  height: 10px;
  border: 1px solid var(--text-primary);
  background: repeating-linear-gradient(135deg, var(--border-strong) 0 2px, transparent 2px 5px);

  &[data-empty] {
    background: none;
  }
  > span {
    background: var(--text-primary);
  }
`;

export interface BalanceBarProps {
  /** Available share of the total, 0–1, for drawing only; null for an empty balance. */
  share: number | null;
  /** Accessible name: «Доступно 62 %». */
  label: string;
}

export function BalanceBar({ share, label }: BalanceBarProps) {
  return (
    <Bar aria-label={label} data-empty={share === null || undefined}>
      <span style={{ width: `${Math.min(1, Math.max(0, share ?? 0)) * 100}%` }} />
    </Bar>
  );
}
