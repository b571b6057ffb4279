// Progress as a segmented bar: done in ink, current in accent, future hollow; a refusal is red.
import { memo } from 'react';
import { styled } from 'styled-components';
import { belowMobile } from '../../../theme/media.ts';
import { VisuallyHidden } from '../../VisuallyHidden.tsx';

const Scale = styled.ol`
  display: grid;
  grid-auto-columns: minmax(min-content, 1fr);
  grid-auto-flow: column;
  padding: 0 1px;

  li {
    position: relative;
    min-width: 0;
    color: var(--text-muted);
  }
  li::before {
    display: block;
    height: 8px;
    border: 1px solid var(--text-primary);
    border-right-width: 0;
    background: var(--surface-base);
    content: '';
  }
  li:last-child::before {
    border-right-width: 1px;
  }
  li::after {
    position: absolute;
    top: 7px;
    left: 0;
    width: 1px;
    height: 7px;
    background: var(--text-primary);
    content: '';
  }
  li[data-state='done'] {
    color: var(--text-secondary);
  }
  li[data-state='done']::before {
    background: var(--text-primary);
  }
  li[data-state='now'] {
    color: var(--text-primary);
    font-weight: 600;
  }
  li[data-state='now']::before {
    background: var(--accent-fill);
  }
  li[data-state='stopped'] {
    color: var(--text-primary);
    font-weight: 600;
  }
  li[data-state='stopped']::before {
    background: var(--status-neutral-mark);
  }
  li[data-state='refused'] {
    color: var(--status-danger-text);
    font-weight: 600;
  }
  li[data-state='refused']::before {
    background: var(--status-danger-mark);
  }
  div {
    padding: 8px 0 0 6px;
    font-size: 12px;
    line-height: 16px;
    overflow-wrap: break-word;
  }
  small {
    display: block;
    color: var(--text-muted);
    font-size: 12px;
    font-weight: 400;
  }
  ${belowMobile} {
    div {
      padding: 8px 1px 0 4px;
    }
  }
  /* Browsers leave backgrounds out of print. */
  @media print {
    li[data-state='done'] div::before {
      content: '✓ ';
    }
    li[data-state='now'] div::before {
      content: '● ';
    }
    li[data-state='refused'] div::before,
    li[data-state='stopped'] div::before {
      content: '✕ ';
    }
  }
`;

export interface Step {
  label: string;
  state: 'done' | 'now' | 'ahead' | 'refused' | 'stopped';
  /** A second line; only times sent by the server. */
  note?: string | undefined;
}

const SAID = { done: ', пройдено', now: '', ahead: '', refused: '', stopped: '' } as const;

interface StepperProps {
  steps: readonly Step[];
  label?: string | undefined;
}

/** An ordered list; the current step has `aria-current="step"`. */
export const Stepper = memo(function Stepper({ steps, label }: StepperProps) {
  return (
    <Scale aria-label={label}>
      {steps.map((step) => (
        <li key={step.label} data-state={step.state} aria-current={step.state === 'now' ? 'step' : undefined}>
          <div>
            <span>{step.label}</span>
            <VisuallyHidden>{SAID[step.state]}</VisuallyHidden>
            {step.note ? <small>{step.note}</small> : null}
          </div>
        </li>
      ))}
    </Scale>
  );
});
