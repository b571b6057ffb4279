// What is available and what is reserved, as a filled and a hatched part of one scale bar.
import { styled } from 'styled-components';

const Bar = styled.div.attrs({ role: 'img' })`
  display: flex;
  height: 10px;
  border: 1px solid var(--text-primary);
  background: repeating-linear-gradient(135deg, var(--border-strong) 0 2px, transparent 2px 5px);

  > span {
    background: var(--text-primary);
  }
`;

export interface BalanceBarProps {
  /** Available part of the whole, 0–1, for the drawing only. */
  share: number;
  /** What a screen reader says: «Доступно 62 %». */
  label: string;
}

/** An image named by its label. */
export function BalanceBar({ share, label }: BalanceBarProps) {
  return (
    <Bar aria-label={label}>
      <span style={{ width: `${Math.min(1, Math.max(0, share)) * 100}%` }} />
    </Bar>
  );
}
