// Timeline of events with times sent by the server; the next step in accent, the rest hollow.
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const List = styled.ol`
  font-size: 13px;
  line-height: 20px;

  li {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 10px;
    min-height: 34px;
    padding-left: 26px;
  }
  li:last-child {
    min-height: 20px;
  }
  li::before {
    position: absolute;
    top: 5px;
    left: 3px;
    width: 10px;
    height: 10px;
    border: 1px solid var(--text-primary);
    background: var(--text-primary);
    content: '';
  }
  li:not(:last-child)::after {
    position: absolute;
    top: 15px;
    bottom: -5px;
    left: 7.5px;
    width: 1px;
    background: var(--text-primary);
    content: '';
  }
  li:is([data-state='now'], [data-state='ahead'])::after {
    background: var(--border-strong);
  }
  li:has(+ :is([data-state='now'], [data-state='ahead']))::after {
    background: var(--border-strong);
  }
  li[data-state='now'] {
    color: var(--accent-text);
    font-weight: 600;
  }
  li[data-state='now']::before {
    border-color: var(--accent-fill);
    background: var(--accent-fill);
  }
  li[data-state='ahead'] {
    color: var(--text-muted);
  }
  li[data-state='ahead']::before {
    background: var(--surface-base);
  }
  li[data-state='refused']::before {
    border-color: var(--status-danger-mark);
    background: var(--status-danger-mark);
  }
  small {
    color: var(--text-muted);
    font-size: 12px;
    font-weight: 400;
  }
`;

export interface TimelineEvent {
  key: string;
  title: ReactNode;
  /** Author, after a dot. */
  by?: string | undefined;
  /** A DateTime, or «Сейчас». */
  time?: ReactNode;
  state: 'done' | 'now' | 'ahead' | 'refused';
}

/** An ordered list; the current event has `aria-current="step"`. */
export function Timeline({ moments, label }: { moments: readonly TimelineEvent[]; label?: string | undefined }) {
  return (
    <List aria-label={label}>
      {moments.map(({ key, title, by, time, state }) => (
        <li key={key} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <span>
            <span>{title}</span>
            {by ? <span className="muted">{` · ${by}`}</span> : null}
          </span>
          {time ? <small>{time}</small> : null}
        </li>
      ))}
    </List>
  );
}
