// «В резерве»: opens the parts of the rouble account's reserve, each with a link to its record.
import { tradeHistoryList } from '../../../api/endpoints/trades.ts';
import { withdrawalList } from '../../../api/endpoints/withdrawals.ts';
import { combineQueries } from '../../hooks/data/combineQueries.ts';
import { useDisclosure } from '../../hooks/core/useDisclosure.ts';
import { LOOKUP_PAGE } from '../../hooks/list/useSelectedRecord.ts';
import { useQuery } from '../../hooks/data/useQuery.ts';
import { useSession } from '../../hooks/session/useSession.ts';
import { Dialog } from '../../kit/overlay/Dialog.tsx';
import { EmptyState } from '../../kit/feedback/EmptyState.tsx';
import { DescriptionList } from '../../kit/display/DescriptionList.tsx';
import { Money } from '../../kit/display/Money.tsx';
import { SkeletonLines } from '../../kit/feedback/Skeleton.tsx';
import { type Column, Table } from '../../kit/table/Table.tsx';
import { QueryPlaceholder } from '../../query/QueryContent.tsx';
import { InlineButton } from '../../kit/layout/ListPage.styles.ts';
import { withRowLink } from '../../list/columns/rowLink.tsx';
import { RecordStatus } from '../../record/RecordStatus.tsx';
import { type ReservedAmount, getReservedAmounts, getUnexplainedReserve } from './reservedAmounts.ts';

const TITLE = 'Что в резерве';
const CURRENCY = 'RUB';

const columns: readonly Column<ReservedAmount>[] = withRowLink(
  [
    { key: 'number', title: '№', width: 92, cell: ({ number }) => number },
    { key: 'title', title: 'Операция', cell: ({ title }) => title },
    {
      key: 'status',
      title: 'Статус',
      width: 172,
      card: 'corner',
      cell: ({ lifecycle, status }) => <RecordStatus lifecycle={lifecycle} status={status} />,
    },
    {
      key: 'amount',
      title: 'Сумма',
      width: 160,
      align: 'end',
      cell: ({ amount }) => <Money amount={amount} currency={CURRENCY} />,
    },
  ],
  ({ href }) => href,
);

export function ReserveButton({ reserved }: { reserved: string | null }) {
  const { isOpen, open, close } = useDisclosure();
  return (
    <>
      <InlineButton type="button" onClick={open}>
        В резерве
      </InlineButton>
      {isOpen ? <Reserve reserved={reserved} onClose={close} /> : null}
    </>
  );
}

function Reserve({ reserved, onClose }: { reserved: string | null; onClose: () => void }) {
  const area = useSession().role === 'liquidity_provider' ? '/liquidity' : '/account';
  const trades = useQuery(tradeHistoryList, { query: LOOKUP_PAGE });
  const withdrawals = useQuery(withdrawalList, { query: LOOKUP_PAGE });
  return (
    <Dialog title={TITLE} width={700} onClose={onClose}>
      {trades.data && withdrawals.data ? (
        <Parts
          reserved={reserved}
          rows={getReservedAmounts({ trades: trades.data.results, withdrawals: withdrawals.data.results, area })}
        />
      ) : (
        <QueryPlaceholder query={combineQueries(trades, withdrawals)} skeleton={<SkeletonLines count={4} />} />
      )}
    </Dialog>
  );
}

function Parts({ reserved, rows }: { reserved: string | null; rows: readonly ReservedAmount[] }) {
  const rest = reserved === null ? null : getUnexplainedReserve(reserved, rows);
  if (rows.length === 0 && rest === null) return <EmptyState title="В резерве ничего нет" />;
  return (
    <>
      <p>Эти деньги ждут исполнения заявок. Если заявку отменят или отклонят, они вернутся в доступный остаток.</p>
      <Table label={TITLE} columns={columns} rows={rows} rowKey={({ href }) => href} />
      <DescriptionList
        rows={[
          ...(rest === null
            ? []
            : [{ label: 'Более ранние заявки', value: <Money amount={rest} currency={CURRENCY} /> }]),
          { label: 'Всего в резерве', value: <Money amount={reserved} currency={CURRENCY} />, total: true },
        ]}
      />
    </>
  );
}
