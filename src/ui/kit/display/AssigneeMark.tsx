// Whose move it is: a 3 px bar and a word; accent only for one's own.
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { belowMobile } from '../../theme/media.ts';
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
  &[data-turn='you'] {
    color: var(--accent-text);
    font-weight: 500;
  }
  &[data-turn='you']::before {
    background: var(--accent-fill);
  }
  .long {
    display: none;
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

const WORDS = { you: 'Ваш ход', operator: 'Оператор', client: 'Клиент' } as const;
/** In a card there is room for a sentence. */
const SENTENCES = { you: 'Ваш ход', operator: 'Ход оператора', client: 'Ход клиента' } as const;

export interface AssigneeMarkProps {
  /** none: nobody moves any more. */
  turn: keyof typeof WORDS | 'none';
  /** What is to be done, shown in cards: «Ваш ход: загрузить поручение». */
  step?: string | undefined;
  /** A sentence in place of the word. */
  children?: ReactNode;
}

/** «Ваш ход», «Оператор», «Клиент» or «—». */
export function AssigneeMark({ turn, step, children }: AssigneeMarkProps) {
  if (turn === 'none') return <span className="muted">{EMPTY_VALUE}</span>;
  if (children !== undefined) return <Mark data-turn={turn}>{children}</Mark>;
  return (
    <Mark data-turn={turn}>
      <span className="short">{WORDS[turn]}</span>
      <span className="long">{step === undefined ? SENTENCES[turn] : `${SENTENCES[turn]}: ${step}`}</span>
    </Mark>
  );
}
