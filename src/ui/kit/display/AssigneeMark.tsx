// Assignee of a record: a 3 px bar and a word; the accent only for the user.
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { belowMobile, onSmallLaptops } from '../../theme/media.ts';
import { EMPTY_VALUE } from './format.ts';

const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  font-size: 13px;
  color: var(--text-secondary);
  vertical-align: middle;

  &::before {
    flex: none;
    width: 3px;
    height: 14px;
    background: var(--border-strong);
    content: '';
  }
  &[data-assignee='you'] {
    color: var(--accent-text);
    font-weight: 500;
  }
  &[data-assignee='you']::before {
    background: var(--accent-fill);
  }
  .long {
    display: none;
  }
  ${onSmallLaptops} {
    line-height: 16px;
    white-space: normal;
  }
  ${belowMobile} {
    .long {
      display: inline;
    }
    .short {
      display: none;
    }
  }
`;

const WORDS = { you: 'Ожидается от вас', operator: 'Ожидаем оператора', client: 'Ожидаем клиента' } as const;

export interface AssigneeMarkProps {
  /** none: the record is closed. */
  assignee: keyof typeof WORDS | 'none';
  /** Next step, shown in cards: «Ожидается от вас: загрузить поручение». */
  step?: string | undefined;
  /** Replaces the word by a sentence. */
  children?: ReactNode;
}

/** «Ожидается от вас», «Ожидаем оператора», «Ожидаем клиента» or «—». */
export function AssigneeMark({ assignee, step, children }: AssigneeMarkProps) {
  if (assignee === 'none') return <span className="muted">{EMPTY_VALUE}</span>;
  if (children !== undefined) return <Mark data-assignee={assignee}>{children}</Mark>;
  return (
    <Mark data-assignee={assignee}>
      <span className="short">{WORDS[assignee]}</span>
      <span className="long">{step === undefined ? WORDS[assignee] : `${WORDS[assignee]}: ${step}`}</span>
    </Mark>
  );
}
