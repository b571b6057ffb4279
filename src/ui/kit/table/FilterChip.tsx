// Chip of a set filter, with a cross, or of one to add; a toggle chip.
import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { belowMobile } from '../../theme/media.ts';

const Face = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 6px;
  height: 32px;
  padding: 0 10px;
  border: 1px solid var(--border-strong);
  border-radius: var(--radius-control);
  background: var(--surface-base);
  color: var(--text-secondary);
  font-size: 13px;
  white-space: nowrap;
  cursor: pointer;

  &:hover {
    border-color: var(--text-muted);
  }
  &[data-set] {
    border-color: var(--accent-border);
    background: var(--accent-tint);
  }
  &[data-set]:hover {
    border-color: var(--accent-text);
  }
  b {
    color: var(--text-primary);
    font-weight: 500;
  }
  .lucide {
    width: 14px;
    height: 14px;
    stroke-width: 2;
  }
  ${belowMobile} {
    height: 44px;
  }
`;

export interface FilterChipProps {
  /** «Сумма». */
  label: string;
  /** «от 500 000 ₽»; without it the chip adds the filter. */
  value?: string | undefined;
  /** Clears a set filter, else adds it. */
  onPress: () => void;
  /** As the native attribute: shortcut of the chip. */
  'aria-keyshortcuts'?: string | undefined;
}

/** One button: «Убрать фильтр «Сумма»» or the label. */
export function FilterChip({ label, value, onPress, ...native }: FilterChipProps) {
  if (value === undefined) {
    return (
      <Face type="button" {...native} onClick={onPress}>
        <Plus />
        <span>{label}</span>
      </Face>
    );
  }
  return (
    <Face type="button" {...native} data-set aria-label={`Убрать фильтр «${label}: ${value}»`} onClick={onPress}>
      <span>{`${label}:`}</span> <b className="num">{value}</b>
      <X />
    </Face>
  );
}

interface ToggleChipProps {
  label: string;
  /** One lucide icon. */
  icon: ReactNode;
  pressed: boolean;
  onPress: () => void;
}

/** A toggle button named by its label. */
export function ToggleChip({ label, icon, pressed, onPress }: ToggleChipProps) {
  return (
    <Face type="button" data-set={pressed || undefined} aria-pressed={pressed} onClick={onPress}>
      {icon}
      <span>{label}</span>
    </Face>
  );
}
