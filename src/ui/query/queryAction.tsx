// Retry or cancel action for a figure without room for text.
import { RefreshCw, X } from 'lucide-react';
import { styled } from 'styled-components';
import type { Query } from '../hooks/data/useQuery.ts';
import { IconButton } from '../kit/actions/IconButton.tsx';

/** «Повторить: …» after a failure, «Отменить: …» for a slow query; else null. */
export function renderQueryAction(label: string, reads: readonly Query<unknown>[]) {
  const missing = reads.filter(({ data, busy }) => data === undefined && !busy);
  const slow = reads.filter((read) => read.slow);
  if (missing.length > 0)
    return (
      <IconButton
        size="small"
        label={`Повторить: ${label}`}
        icon={<RefreshCw />}
        onClick={() => missing.forEach(({ refresh }) => refresh())}
      />
    );
  if (slow.length > 0)
    return (
      <IconButton
        size="small"
        label={`Отменить: ${label}`}
        icon={<X />}
        onClick={() => slow.forEach(({ cancel }) => cancel())}
      />
    );
  return null;
}

const PendingValue = styled.span`
  display: inline-flex;
  align-items: center;
`;

/** Stands for a value while its query is pending, and offers a retry after the query has failed. */
export const renderPendingValue = (label: string, query: Query<unknown>) => (
  <PendingValue>
    <span>{query.busy ? 'Загружается…' : 'Не удалось прочитать'}</span>
    {renderQueryAction(label, [query])}
  </PendingValue>
);
