// Wallets of an organisation on its card, each with a warning to its owner (tests/contract/calls.json rows 38, 19).
import { BellRing } from 'lucide-react';
import { Redirect } from 'wouter';
import { operatorWalletList, walletAlertSend } from '../../../api/endpoints/kyt.ts';
import type { OrganizationRow } from '../../../api/schemas/organizations.ts';
import type { Wallet } from '../../../api/schemas/wallets.ts';
import { walletLifecycle } from '../../../machines/lifecycles/wallet.ts';
import { useMutation } from '../../hooks/data/useMutation.ts';
import { useNotices } from '../../hooks/session/useNotices.ts';
import { useQuery } from '../../hooks/data/useQuery.ts';
import { useNumberParam } from '../../hooks/list/useNumberParam.ts';
import { Address } from '../../kit/display/Address.tsx';
import { AmlChip } from '../../kit/display/AmlChip.tsx';
import { EmptyState } from '../../kit/feedback/EmptyState.tsx';
import { Money } from '../../kit/display/Money.tsx';
import { Pagination } from '../../kit/table/Pagination.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { SkeletonTable } from '../../kit/feedback/Skeleton.tsx';
import type { Column } from '../../kit/table/Table.tsx';
import { EMPTY_VALUE, formatNetwork } from '../../kit/display/format.ts';
import { GuardedButton } from '../../form/GuardedButton.tsx';
import { QueryContent } from '../../query/QueryContent.tsx';
import { SortedTable } from '../../list/SortedTable.tsx';
import { getQueryState } from '../../query/queryStates.tsx';
import { statusColumn } from '../../list/columns/commonColumns.tsx';
import { organizationTexts } from './texts.ts';

const SIZE = 5;
const pagesOf = (count: number): number => Math.max(1, Math.ceil(count / SIZE));

const columns: readonly Column<Wallet>[] = [
  {
    key: 'id',
    title: 'Кошелёк',
    width: 104,
    sortKey: ({ wallet_id }) => wallet_id,
    cell: ({ wallet_id }) => wallet_id,
  },
  {
    key: 'currency',
    title: 'Валюта',
    hint: ({ name }) => name,
    sortKey: ({ currency }) => currency,
    cell: ({ currency, name }) => (
      <>
        <span>{currency ?? EMPTY_VALUE}</span> {name === '' ? null : <span className="muted">{`(${name})`}</span>}
      </>
    ),
  },
  { key: 'address', title: 'Адрес', width: 120, cell: ({ address }) => <Address address={address} /> },
  {
    key: 'network',
    title: 'Сеть',
    width: 66,
    sortKey: ({ network }) => network,
    cell: ({ network }) => formatNetwork(network),
  },
  {
    key: 'balance',
    title: 'Баланс',
    width: 168,
    align: 'end',
    sortKey: ({ balance, currency }) => [currency, balance],
    cell: ({ balance, currency }) => <Money amount={balance} currency={currency} />,
  },
  {
    key: 'aml',
    title: 'AML',
    width: 150,
    sortKey: ({ aml_percentage }) => aml_percentage,
    cell: ({ aml_percentage }) => <AmlChip value={aml_percentage} />,
  },
  statusColumn(walletLifecycle, 144),
];

/** Pages of five, as in all wallet lists by company; the page is in the URL. */
export function OrganizationWallets({ organization: { id, role } }: { organization: OrganizationRow }) {
  const { value: page, set, hrefOf } = useNumberParam('p');
  const query = useQuery(operatorWalletList, {
    query: { id, ...(role && { role }), limit: SIZE, offset: (page - 1) * SIZE },
  });
  return (
    <Panel title="Кошельки" count={query.data?.count}>
      <div data-state={getQueryState(query)}>
        <QueryContent query={query} skeleton={<SkeletonTable count={3} />}>
          {({ results, count }) => (
            <>
              {page > pagesOf(count) ? <Redirect key={count} replace to={hrefOf(pagesOf(count))} /> : null}
              {results.length === 0 ? (
                <EmptyState title="Нет доступных кошельков" />
              ) : (
                <SortedTable
                  label="Кошельки организации"
                  columns={[...columns, warning]}
                  rows={results}
                  rowKey={(wallet) => wallet.id}
                  busy={query.busy}
                />
              )}
              {count > SIZE ? (
                <Pagination page={Math.min(page, pagesOf(count))} size={SIZE} count={count} onPage={set} />
              ) : null}
            </>
          )}
        </QueryContent>
      </div>
    </Panel>
  );
}

const warning: Column<Wallet> = {
  key: 'actions',
  title: 'Действия',
  width: 140,
  align: 'end',
  card: 'actions',
  cell: (wallet) => <Warn wallet={wallet} />,
};

/** A failed warning shows the specified text. */
function Warn({ wallet: { id } }: { wallet: Wallet }) {
  const { notify } = useNotices();
  const { run, busy, slow, cancel } = useMutation(walletAlertSend, {
    onDone: () => notify('done', organizationTexts.notified),
    onFailed: () => notify('alert', 'Ошибка при отправке уведомления'), // spec
  });
  return (
    <GuardedButton
      size="small"
      icon={<BellRing />}
      busy={busy && !slow}
      onClick={slow ? cancel : () => run({ body: { wallet_id: id } })}
    >
      {slow ? 'Отменить' : 'Уведомить'}
    </GuardedButton>
  );
}
