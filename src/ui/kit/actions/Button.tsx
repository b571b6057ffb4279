// The button: one primary per view, secondary outlined, ghost as text, danger only inside a confirm dialog.
import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { belowMobile } from '../../theme/media.ts';
import { spinAnimation } from '../spinAnimation.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'normal' | 'small';

/** Styles of a button on any element: `data-variant`, `data-size`, `data-wide`, `aria-busy`, `aria-disabled`. */
const Face = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  height: 36px;
  padding: 0 14px;
  border: 1px solid var(--border-control);
  border-radius: var(--radius-control);
  background: var(--surface-base);
  color: var(--text-primary);
  font: 500 13px/20px var(--font-sans);
  white-space: nowrap;
  cursor: pointer;
  transition:
    background var(--motion-fast) var(--motion-ease),
    border-color var(--motion-fast) var(--motion-ease);
  -webkit-tap-highlight-color: transparent;

  &:hover {
    background: var(--surface-hover);
    text-decoration: none;
  }
  &:active {
    background: var(--surface-sunken);
  }
  > .lucide {
    margin-left: -2px;
    color: var(--text-secondary);
  }
  &[data-variant='primary'] {
    border-color: var(--accent-fill);
    background: var(--accent-fill);
    color: var(--accent-onFill);
    &:hover {
      border-color: var(--accent-fillHover);
      background: var(--accent-fillHover);
    }
    &:active {
      border-color: var(--accent-fillActive);
      background: var(--accent-fillActive);
    }
  }
  &[data-variant='danger'] {
    border-color: var(--danger-fill);
    background: var(--danger-fill);
    color: var(--danger-onFill);
    &:hover {
      border-color: var(--danger-fillHover);
      background: var(--danger-fillHover);
    }
  }
  &[data-variant='ghost'] {
    border-color: transparent;
    background: transparent;
    color: var(--accent-text);
    &:hover {
      background: var(--surface-selected);
    }
  }
  &:not([data-variant='secondary']) > .lucide {
    color: inherit;
  }
  &[data-size='small'] {
    gap: 6px;
    height: 28px;
    padding: 0 10px;
    font-size: 12.5px;
    > .lucide {
      width: 14px;
      height: 14px;
      stroke-width: 2;
    }
  }
  &[data-wide] {
    width: 100%;
  }
  &&&:is(:disabled, [aria-disabled='true']) {
    border-color: var(--border-base);
    background: var(--surface-sunken);
    color: var(--text-muted);
    cursor: not-allowed;
    > .lucide {
      color: inherit;
    }
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
  ${belowMobile} {
    &,
    &[data-size='small'] {
      height: 44px;
      padding: 0 14px;
      font-size: 14px;
    }
  }
`;

/** Replaces the icon; without an icon it is placed beside the label, and the width stays. */
const BusyMark = styled.span`
  width: 16px;
  height: 16px;
  margin-left: -2px;
  border: 2px solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
  opacity: 0.85;
  animation: ${spinAnimation} 900ms linear infinite;

  [data-size='small'] > & {
    width: 14px;
    height: 14px;
  }
  span > & {
    position: absolute;
    top: 50%;
    right: calc(100% + 3px);
    width: 13px;
    height: 13px;
    margin-top: -6.5px;
  }
`;

const Label = styled.span`
  position: relative;

  &[data-moved] {
    transform: translateX(8px);
  }
  [data-size='small'] > &[data-moved] {
    transform: translateX(6px);
  }
`;

interface ButtonLook {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** One lucide icon before the label. */
  icon?: ReactNode;
  /** Full width. */
  wide?: boolean | undefined;
}

export interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** Label and width stay, a spinner replaces the icon, `aria-busy` is set. */
  busy?: boolean | undefined;
  /** Looks disabled (aria-disabled) but stays focusable and clickable: its label names the missing part. */
  inactive?: boolean | undefined;
}

/** A native button (type `button` by default); native attributes are passed through. */
export function Button({ variant, size, icon, wide, busy, inactive, children, ...native }: ButtonProps) {
  return (
    <Face
      type="button"
      {...native}
      data-variant={variant ?? 'secondary'}
      data-size={size}
      data-wide={wide || undefined}
      aria-busy={busy || undefined}
      aria-disabled={inactive || undefined}
    >
      {busy && icon ? <BusyMark aria-hidden /> : icon}
      <Label data-moved={(busy && !icon) || undefined}>
        {busy && !icon ? <BusyMark aria-hidden /> : null}
        <span>{children}</span>
      </Label>
    </Face>
  );
}

export interface ButtonLinkProps extends ButtonLook, ComponentProps<'a'> {}

/** A link styled as a button, for navigation. */
export function ButtonLink({ variant, size, icon, wide, children, ...native }: ButtonLinkProps) {
  return (
    <Face as="a" {...native} data-variant={variant ?? 'secondary'} data-size={size} data-wide={wide || undefined}>
      {icon}
      <span>{children}</span>
    </Face>
  );
}
