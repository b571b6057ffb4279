// A button with an icon only: copy, close, bell, refresh, paging, reveal. All other buttons have text.
import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { belowMobile } from '../../theme/media.ts';

const Face = styled.button`
  position: relative;
  display: inline-grid;
  flex: none;
  place-items: center;
  width: 36px;
  height: 36px;
  padding: 0;
  border: 0;
  border-radius: var(--radius-control);
  background: none;
  color: var(--text-secondary);
  cursor: pointer;
  transition: background var(--motion-fast) var(--motion-ease);
  -webkit-tap-highlight-color: transparent;

  &:hover {
    background: var(--surface-sunken);
    color: var(--text-primary);
  }
  &:is(:disabled, [aria-disabled]) {
    background: none;
    color: var(--text-disabled);
    cursor: not-allowed;
  }
  &[data-size='small'] {
    width: 28px;
    height: 28px;
  }
  &[data-size='tiny'] {
    width: 24px;
    height: 24px;
    .lucide {
      width: 14px;
      height: 14px;
      stroke-width: 2;
    }
  }
  ${belowMobile} {
    &,
    &[data-size] {
      width: 44px;
      height: 44px;
    }
  }
`;

const Mark = styled.span`
  position: absolute;
  top: 1px;
  right: -1px;
  min-width: 16px;
  height: 16px;
  padding: 0 4px;
  border-radius: 8px;
  background: var(--danger-fill);
  box-shadow: 0 0 0 2px var(--surface-canvas);
  color: var(--danger-onFill);
  font: 600 10.5px/16px var(--font-sans);
  text-align: center;

  ${belowMobile} {
    top: 5px;
    right: 3px;
  }
`;

/** Kept apart from display/format.ts, which the sign-in page does not need. */
export const formatBadge = (count: number): string => (count > 99 ? '99+' : String(count));

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Accessible name and tooltip. */
  label: string;
  /** One lucide icon. */
  icon: ReactNode;
  /** 36, 28 or 24 px; 44 on a phone. */
  size?: 'normal' | 'small' | 'tiny' | undefined;
  /** A count at the corner; hidden when 0. The accessible name must contain it (WCAG 2.5.3): set `aria-labelledby`. */
  count?: number | undefined;
}

/** A native button named by `label`; native attributes are passed through. */
export function IconButton({ label, icon, size, count, ...native }: IconButtonProps) {
  return (
    <Face type="button" title={label} {...native} aria-label={label} data-size={size}>
      {icon}
      {count ? <Mark aria-hidden>{formatBadge(count)}</Mark> : null}
    </Face>
  );
}
