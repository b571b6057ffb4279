// Panels of a dashboard: trades in progress and the latest operations.
import { depositHistoryList } from '../../../api/endpoints/deposits.ts';
import { vedTransactionList } from '../../../api/endpoints/ved.ts';
import { withdrawalHistoryList } from '../../../api/endpoints/withdrawals.ts';
import { Link } from '../../hooks/core/Link.tsx';
import { type Query, useQuery } from '../../hooks/data/useQuery.ts';
import { useSession } from '../../hooks/session/useSession.ts';
import { ButtonLink } from '../../kit/actions/Button.tsx';
import { EmptyState } from '../../kit/feedback/EmptyState.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { type Column, Table } from '../../kit/table/Table.tsx';
import { withRowLink } from '../../list/columns/rowLink.tsx';
import { PanelContent } from './PanelContent.tsx';
import type { DashboardPaths } from './dashboardPaths.ts';
import { type RecentRecordRow, recentColumns, getRecentRecords } from './recent.tsx';

/** Rows of a dashboard table. */
export const ROW_LIMIT = 5;

export interface TradeQueries {
  readonly trades: Query<{ readonly results: Parameters<typeof getRecentRecords>[0]['trades'] }>;
  readonly exchanges: Query<{ readonly results: Parameters<typeof getRecentRecords>[0]['exchanges'] }>;
}

const inWorkColumns = recentColumns
  .filter(({ key }) => ['number', 'title', 'amount', 'status'].includes(key))
  .map((column): Column<RecentRecordRow> =>
    column.key === 'title' ? { ...column, hint: ({ title }) => title, cell: ({ brief }) => brief } : column,
  );

interface InWorkProps {
  readonly rows: readonly RecentRecordRow[];
  /** Older requests were not loaded: some of them may be in progress too. */
  readonly more: boolean;
  readonly paths: DashboardPaths;
}

export function TradesInWork({ rows, more, paths }: InWorkProps) {
  const { mayWrite } = useSession();
  const areSales = rows.length > 0 && rows.every(({ kind }) => kind === 'sell'); // the first tab would be empty
  const all = areSales ? `${paths.deals}?type=sell` : paths.deals;
  return (
    <Panel title="Сделки в работе" count={rows.length} more={more} aside={<PanelLink href={all}>Все сделки</PanelLink>}>
      {rows.length === 0 ? (
        <EmptyState
          title="Заявок пока нет"
          action={mayWrite ? <PanelLink href={paths.newRequest}>Создать заявку</PanelLink> : null}
        />
      ) : (
        <Table
          label="Сделки в работе"
          columns={withRowLink(inWorkColumns, ({ href }) => href)}
          rows={rows.slice(0, ROW_LIMIT)}
          rowKey={({ href }) => href}
        />
      )}
    </Panel>
  );
}

/** For an account that cannot start an operation. */
const NOTHING_YET = 'Пока нет операций';

export function LastOperations({
  paths,
  trades,
  exchanges,
  empty,
}: TradeQueries & { readonly paths: DashboardPaths; readonly empty: string }) {
  const { mayWrite, role } = useSession();
  const pays = role === 'ved_participant';
  const payments = useQuery(vedTransactionList, pays ? { query: { limit: ROW_LIMIT } } : null);
  const deposits = useQuery(depositHistoryList, { query: { limit: ROW_LIMIT } });
  const withdrawals = useQuery(withdrawalHistoryList, { query: { limit: ROW_LIMIT } });
  return (
    <PanelContent
      query={deposits}
      and={[withdrawals, trades, exchanges, ...(pays ? [payments] : [])]}
      title="Последние операции"
    >
      {({ results }) => {
        const sources = {
          trades: trades.data?.results ?? [],
          exchanges: exchanges.data?.results ?? [],
          deposits: results,
          withdrawals: withdrawals.data?.results ?? [],
          payments: payments.data?.results ?? [],
        };
        const rows = getRecentRecords(sources, paths, ROW_LIMIT);
        return (
          <Panel title="Последние операции" aside={<PanelLink href={paths.ledger}>Операции и выписка</PanelLink>}>
            {rows.length === 0 ? (
              <EmptyState title={mayWrite ? empty : NOTHING_YET} />
            ) : (
              <Table
                label="Последние операции"
                columns={withRowLink(recentColumns, ({ href }) => href)}
                rows={rows}
                rowKey={({ href }) => href}
              />
            )}
          </Panel>
        );
      }}
    </PanelContent>
  );
}

function PanelLink({ href, children }: { href: string; children: string }) {
  return (
    <Link href={href} asChild>
      <ButtonLink size="small" variant="ghost">
        {children}
      </ButtonLink>
    </Link>
  );
}
