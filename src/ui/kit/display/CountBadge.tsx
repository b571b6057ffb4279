// A small number in a menu or beside a title.
import { styled } from 'styled-components';
import { formatCount } from './format.ts';

const Box = styled.span`
  display: inline-block;
  flex: none;
  min-width: 20px;
  height: 18px;
  padding: 0 5px;
  border-radius: var(--radius-chip);
  background: var(--status-neutral-tint);
  color: var(--text-secondary);
  font: 500 12px/18px var(--font-sans);
  font-variant-numeric: tabular-nums lining-nums;
  letter-spacing: 0;
  text-align: center;

  &[data-tone='danger'] {
    background: var(--status-danger-tint);
    box-shadow: inset 0 0 0 1px var(--status-danger-border);
    color: var(--status-danger-text);
  }
  &[data-tone='accent'] {
    background: var(--accent-fill);
    color: var(--accent-onFill);
  }
`;

export interface CountBadgeProps {
  value: number;
  /** The count may be incomplete: «12+». */
  more?: boolean | undefined;
  /** neutral: a plain count; danger: rejected; accent: unread. */
  tone?: 'neutral' | 'danger' | 'accent' | undefined;
  /** Accessible label: «Отказано: 7». */
  label?: string | undefined;
}

/** Renders nothing for 0. */
export function CountBadge({ value, more, tone, label }: CountBadgeProps) {
  if (value === 0) return null;
  return (
    <Box data-tone={tone} role={label ? 'img' : undefined} aria-label={label}>
      {`${formatCount(value)}${more ? '+' : ''}`}
    </Box>
  );
}
