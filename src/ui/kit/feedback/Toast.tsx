// A toast at the bottom right; errors stay and offer «Повторить».
import { Check, CircleAlert, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { belowMobile, withoutHasSelector } from '../../theme/media.ts';
import { IconButton } from '../actions/IconButton.tsx';
import { riseAnimation } from '../mixins.ts';

const Card = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 10px;
  width: 360px;
  max-width: 100%;
  padding: 12px 8px 12px 14px;
  border: 1px solid var(--border-base);
  border-left: 3px solid var(--tone);
  border-radius: var(--radius-control);
  background: var(--surface-raised);
  box-shadow: var(--shadow-overlay);
  font-size: 13px;
  line-height: 20px;
  animation: ${riseAnimation} var(--motion-slow) var(--motion-ease);

  --tone: var(--status-info-mark);
  &[data-tone='success'] {
    --tone: var(--status-success-mark);
  }
  &[data-tone='warning'] {
    --tone: var(--status-warning-mark);
  }
  &[data-tone='danger'] {
    --tone: var(--status-danger-mark);
  }
  > .lucide {
    margin-top: 2px;
    color: var(--tone);
  }
  > div {
    flex: 1;
    min-width: 0;
    color: var(--text-secondary);
    overflow-wrap: anywhere;
  }
  strong {
    display: block;
    color: var(--text-primary);
    font-weight: 500;
  }
  button.action {
    padding: 0;
    border: 0;
    background: none;
    color: var(--accent-text);
    cursor: pointer;
  }
  button.action:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  ${belowMobile} {
    width: 100%;
    /* As high as a finger needs, and no higher than the line beside it. */
    > button:last-child {
      margin: -12px -8px -12px 0;
    }
  }
`;

// assumed: on a phone toasts cover the title, beside the bell: every screen ends in controls (pagination, composer, a
// record's footer), and the title is not a control
/**
 * Container of toasts: bottom right, newest last; above everything except a modal dialog. It keeps clear of a record's
 * footer.
 */
export const ToastStack = styled.div.attrs({ 'aria-live': 'polite' })`
  position: fixed;
  right: calc(24px + env(safe-area-inset-right, 0px));
  bottom: calc(24px + var(--safe-bottom));
  z-index: var(--z-toast);
  display: grid;
  gap: 10px;
  max-width: calc(100vw - 32px);

  :root:has(main footer) & {
    bottom: calc(112px + var(--safe-bottom));
  }
  ${withoutHasSelector} {
    bottom: calc(112px + var(--safe-bottom));
  }
  ${belowMobile} {
    && {
      inset: calc(5px + env(safe-area-inset-top, 0px)) 64px auto 8px;
    }
    :root:has(main footer) & {
      inset: calc(5px + env(safe-area-inset-top, 0px)) 64px auto 8px;
    }
    /* Alerts of the page come first. */
    :not(:empty) + &&& {
      inset: auto 16px calc(192px + var(--safe-bottom));
    }
  }
  @media print {
    display: none;
  }
`;

const ICONS = { success: <Check />, info: <Info />, warning: <TriangleAlert />, danger: <CircleAlert /> } as const;

export interface ToastProps {
  tone: keyof typeof ICONS;
  /** The message, verbatim where the specification gives it. */
  title: string;
  text?: ReactNode;
  action?: { label: string; onAction: () => void } | undefined;
  onClose: () => void;
}

/**
 * For danger and warning the title is an alert, and the stack does not announce it again; else the stack, an existing live
 * region, announces it. The text may contain a countdown.
 */
export function Toast({ tone, title, text, action, onClose }: ToastProps) {
  const urgent = tone === 'danger' || tone === 'warning';
  return (
    <Card data-tone={tone} aria-live={urgent ? 'off' : undefined}>
      {ICONS[tone]}
      <div>
        <strong role={urgent ? 'alert' : undefined}>{title}</strong>
        <span aria-live="off">{text}</span>
        {text && action ? ' ' : null}
        {action ? (
          <button type="button" className="action" onClick={action.onAction}>
            {action.label}
          </button>
        ) : null}
      </div>
      <IconButton label="Закрыть" icon={<X />} size="tiny" onClick={onClose} />
    </Card>
  );
}
