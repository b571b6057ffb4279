// «Требует внимания»: items that await the client, each with its action.
import { CircleCheck, FileClock, TriangleAlert, Upload } from 'lucide-react';
import { styled } from 'styled-components';
import { Link } from '../../hooks/core/Link.tsx';
import { ButtonLink } from '../../kit/actions/Button.tsx';
import { EmptyState } from '../../kit/feedback/EmptyState.tsx';
import { Panel } from '../../kit/Panel.tsx';
import type { AttentionItem } from './attentionItems.ts';

const List = styled.ul`
  > li {
    display: flex;
    align-items: center;
    gap: 12px;
    padding: 12px 16px;
    border-bottom: 1px solid var(--border-subtle);
    font-size: 13px;
    line-height: 18px;
  }
  > li:last-child {
    border-bottom: 0;
  }
  .lucide-file-clock,
  .lucide-upload {
    color: var(--status-warning-mark);
  }
  .lucide-triangle-alert {
    color: var(--status-danger-mark);
  }
  .what {
    flex: 1;
    min-width: 0;
  }
  .what > * {
    display: block;
  }
  strong {
    font-weight: 500;
  }
  .what > span {
    color: var(--text-secondary);
  }
`;

const ICONS = { papers: FileClock, order: Upload, wallet: TriangleAlert } as const;
const MOST = 4;

/** At most four; the count in the title includes all. */
export function AttentionPanel({ items }: { items: readonly AttentionItem[] }) {
  return (
    <Panel title="Требует внимания" count={items.length}>
      {items.length === 0 ? (
        <EmptyState icon={<CircleCheck />} title="Действий не требуется" />
      ) : (
        <List>
          {items.slice(0, MOST).map((matter, index) => (
            <Row key={`${index} ${matter.number}`} {...matter} />
          ))}
        </List>
      )}
    </Panel>
  );
}

function Row({ kind, title, text, actionLabel, href }: AttentionItem) {
  const Icon = ICONS[kind];
  return (
    <li>
      <Icon />
      <span className="what">
        <strong>{title}</strong>
        <span>{text}</span>
      </span>
      <Link href={href} asChild>
        <ButtonLink size="small" aria-label={`${actionLabel}: ${title}`}>
          {actionLabel}
        </ButtonLink>
      </Link>
    </li>
  );
}
