// The first digital wallets in a panel, each linking into the full list.
import type { ReactNode } from 'react';
import { participantWalletList } from '../../../api/endpoints/wallets.ts';
import { Link } from '../../hooks/core/Link.tsx';
import { useQuery } from '../../hooks/data/useQuery.ts';
import { ButtonLink } from '../../kit/actions/Button.tsx';
import { EmptyState } from '../../kit/feedback/EmptyState.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { SkeletonTable } from '../../kit/feedback/Skeleton.tsx';
import { Table } from '../../kit/table/Table.tsx';
import { QueryContent } from '../../query/QueryContent.tsx';
import { TableScroll } from '../../kit/table/TableScroll.styles.ts';
import { getQueryState } from '../../query/queryStates.tsx';
import { withRowLink } from '../../list/columns/rowLink.tsx';
import { walletPreviewColumns } from './columns.tsx';
import { walletTexts } from './texts.ts';

/** Size of the first page of the full list, so that every link finds its wallet there. */
const SIZE = 10;

interface WalletsInShortProps {
  /** Path of the full list. */
  readonly path: string;
  /** Before the link to it. */
  readonly aside?: ReactNode;
}

export function WalletsPreview({ path, aside }: WalletsInShortProps) {
  const query = useQuery(participantWalletList, { query: { limit: SIZE, offset: 0 } });
  return (
    <Panel
      title="Цифровые кошельки"
      count={query.data?.count}
      aside={
        <>
          {aside}
          <Link href={path} asChild>
            <ButtonLink size="small" variant="ghost">
              Все кошельки
            </ButtonLink>
          </Link>
        </>
      }
    >
      <div data-state={getQueryState(query)}>
        <QueryContent query={query} skeleton={<SkeletonTable count={4} />}>
          {({ results }) =>
            results.length === 0 ? (
              <EmptyState title={walletTexts.empty} />
            ) : (
              <TableScroll>
                <Table
                  label="Цифровые кошельки"
                  columns={withRowLink(walletPreviewColumns, ({ id }) => `${path}?id=${id}`)}
                  rows={results}
                  rowKey={({ id }) => id}
                  busy={query.busy}
                />
              </TableScroll>
            )
          }
        </QueryContent>
      </div>
    </Panel>
  );
}
