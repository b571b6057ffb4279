// Account state below the top bar, full width: icon, the exact alert text, at most one button.
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { belowMobile } from '../../theme/media.ts';
import type { Tone } from '../../theme/tokens.ts';
import { toneColorRules } from '../display/charts/tones.ts';

const Strip = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 44px;
  padding: 8px 24px;
  border-width: 0 0 1px;
  font-size: 13px;
  line-height: 20px;
  ${toneColorRules}

  &[data-inset] {
    padding: 8px 16px;
    border-width: 1px;
    border-radius: var(--radius-control);
  }
  > span {
    flex: 1;
  }
  && > button,
  && > a {
    border-color: currentColor;
    background: transparent;
    color: inherit;
  }
  ${belowMobile} {
    flex-wrap: wrap;
    padding: 8px 16px;
    > span {
      flex: 1 0 70%;
    }
  }
`;

export interface BannerProps {
  tone: Tone;
  /** One lucide icon. */
  icon: ReactNode;
  /** The text only: the alert is announced and compared as a whole. */
  children: ReactNode;
  /** A small Button. */
  action?: ReactNode;
  /** Rounded, within a page, instead of full width. */
  inset?: boolean | undefined;
}

/** Only the text has the role: an alert is announced at once, information politely. */
export function Banner({ tone, icon, children, action, inset }: BannerProps) {
  return (
    <Strip data-tone={tone} data-inset={inset || undefined}>
      {icon}
      <span role={tone === 'info' ? 'status' : 'alert'}>{children}</span>
      {action}
    </Strip>
  );
}
