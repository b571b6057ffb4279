// Card of the operator's counters: rows with a number linked to its list, or a retry.
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Link } from '../../hooks/core/Link.tsx';
import type { Query } from '../../hooks/data/useQuery.ts';
import { EMPTY_VALUE, formatCount } from '../../kit/display/format.ts';
import { panelSurface } from '../../kit/mixins.ts';
import { renderQueryAction } from '../../query/queryAction.tsx';
import { belowMobile } from '../../theme/media.ts';

const Desk = styled.section`
  min-width: 0;
  padding: 12px 16px;
  ${panelSurface}

  h2 {
    margin-bottom: 6px;
    font: 500 13px/20px var(--font-sans);
    color: var(--text-secondary);
  }
  li {
    display: flex;
    gap: 10px;
  }
  a {
    display: flex;
    gap: 8px;
    align-items: baseline;
    min-height: 28px;
    color: var(--text-primary);
    font-size: 13px;
    line-height: 18px;
  }
  b {
    min-width: 28px;
    font: 500 20px/28px var(--font-sans);
    font-variant-numeric: tabular-nums lining-nums;
  }
  b[data-zero] {
    color: var(--text-muted);
    font-weight: 400;
  }
  ${belowMobile} {
    padding: 12px;
    a {
      align-items: center;
      min-height: 44px;
    }
    li > button {
      margin: 0 -8px;
    }
  }
`;

interface LineProps {
  readonly label: string;
  readonly href: string;
  /** Query of the number; none before it is sent. */
  readonly read?: Query<{ readonly count: number }>;
}

/** A failed number shows a retry, never 0. */
export function CounterLine({ label, href, read }: LineProps) {
  const wayOut = renderQueryAction(label, read ? [read] : []);
  const count = read?.data?.count;
  return (
    <li aria-busy={(count === undefined && (read?.busy ?? true)) || undefined}>
      {wayOut}
      <Link href={href}>
        {wayOut ? null : (
          <b data-zero={count === 0 || undefined}>{count === undefined ? EMPTY_VALUE : formatCount(count)}</b>
        )}{' '}
        <span>{label}</span>
      </Link>
    </li>
  );
}

export function CounterCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Desk aria-label={title}>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </Desk>
  );
}
