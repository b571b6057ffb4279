// Empty state: an icon, the reason, and the next step.
import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** Also the frame of ErrorState. */
export const StatePlaceholder = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: 6px;
  padding: 40px 24px;
  color: var(--text-secondary);
  text-align: center;

  > .lucide {
    width: 32px;
    height: 32px;
    margin-bottom: 4px;
    color: var(--text-muted);
    stroke-width: 1.25;
  }
  strong {
    color: var(--text-primary);
    font-weight: 500;
  }
  p {
    max-width: 68ch;
    color: var(--text-muted);
    font-size: 12px;
    line-height: 16px;
  }
  > button,
  > a {
    margin-top: 6px;
  }
`;

export interface EmptyStateProps {
  /** One sentence: «Заявок на пополнение нет». */
  title: string;
  /** The reason, or the next step. */
  text?: ReactNode;
  /** One lucide icon. */
  icon?: ReactNode;
  /** One button or link: «Сбросить фильтры (3)». */
  action?: ReactNode;
}

export function EmptyState({ title, text, icon = <Inbox />, action }: EmptyStateProps) {
  return (
    <StatePlaceholder>
      {icon}
      <strong>{title}</strong>
      {text ? <p>{text}</p> : null}
      {action}
    </StatePlaceholder>
  );
}
