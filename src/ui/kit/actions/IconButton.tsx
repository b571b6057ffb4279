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

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Accessible name and tooltip. */
  label: string;
  /** One lucide icon. */
  icon: ReactNode;
  /** 36, 28 or 24 px; 44 on a phone. */
  size?: 'normal' | 'small' | 'tiny' | undefined;
}

/** A native button named by `label`; native attributes are passed through. */
export function IconButton({ label, icon, size, ...native }: IconButtonProps) {
  return (
    <Face type="button" title={label} {...native} aria-label={label} data-size={size}>
      {icon}
    </Face>
  );
}
