// Tabs of the company card that read lists. Each reads when it is opened; a list has no filter by company everywhere, so
// rows are filtered here as well.
import { operatorDepositList } from '../../../../api/endpoints/deposits.ts';
import { exchangeList } from '../../../../api/endpoints/exchanges.ts';
import { contractList } from '../../../../api/endpoints/contracts.ts';
import { operatorTradeList } from '../../../../api/endpoints/trades.ts';
import { vedTransactionList } from '../../../../api/endpoints/ved.ts';
import { operatorWithdrawalList } from '../../../../api/endpoints/withdrawals.ts';
import { combineQueries } from '../../../hooks/data/combineQueries.ts';
import { useAllPagesQuery } from '../../../hooks/data/useQuery.ts';
import { EmptyState } from '../../../kit/feedback/EmptyState.tsx';
import { SkeletonTable } from '../../../kit/feedback/Skeleton.tsx';
import { Panel } from '../../../kit/Panel.tsx';
import { TableScroll } from '../../../kit/table/TableScroll.styles.ts';
import { operatorContractColumns } from '../../../features/contracts/columns.tsx';
import { withRowLink } from '../../../list/columns/rowLink.tsx';
import { SortedTable } from '../../../list/SortedTable.tsx';
import { QueryContent } from '../../../query/QueryContent.tsx';
import {
  type Company,
  belongsTo,
  fromDeposit,
  fromExchange,
  fromPayment,
  fromTrade,
  fromWithdrawal,
} from './companyRecords.ts';
import { MONEY_COLUMNS, PAYMENT_COLUMNS, RecordTable, TRADE_COLUMNS } from './RecordTable.tsx';

const PAGE = { limit: 100, offset: 0 } as const;

interface TabProps {
  readonly company: Company;
}

/** Filter of lists with a filter by name, and of the other ones. */
const named = ({ company_name }: Company) => (company_name === null ? PAGE : { ...PAGE, company_name });
const searched = ({ company_name }: Company) =>
  company_name === null ? PAGE : { ...PAGE, search_query: company_name };

export function MoneyTab({ company }: TabProps) {
  const deposits = useAllPagesQuery(operatorDepositList, { query: named(company) });
  const withdrawals = useAllPagesQuery(operatorWithdrawalList, { query: named(company) });
  const isOwn = belongsTo(company);
  const records = deposits.data &&
    withdrawals.data && [
      ...deposits.data.results.filter(isOwn).map(fromDeposit),
      ...withdrawals.data.results.filter(isOwn).map(fromWithdrawal),
    ];
  return (
    <RecordTable
      label="Пополнения и выводы"
      empty="Пополнений и выводов нет"
      columns={MONEY_COLUMNS}
      records={records}
      query={combineQueries(deposits, withdrawals)}
    />
  );
}

export function TradesTab({ company }: TabProps) {
  const trades = useAllPagesQuery(operatorTradeList, { query: searched(company) });
  const exchanges = useAllPagesQuery(exchangeList, { query: searched(company) });
  const isOwn = belongsTo(company);
  const records = trades.data &&
    exchanges.data && [
      ...trades.data.results.filter(isOwn).map(fromTrade),
      ...exchanges.data.results.filter(isOwn).map(fromExchange),
    ];
  return (
    <RecordTable
      label="Сделки"
      empty="Сделок нет"
      columns={TRADE_COLUMNS}
      records={records}
      query={combineQueries(trades, exchanges)}
    />
  );
}

export function PaymentsTab({ company }: TabProps) {
  const isPayer = company.role === 'ved_participant';
  const payments = useAllPagesQuery(vedTransactionList, isPayer ? { query: searched(company) } : null);
  return (
    <RecordTable
      label="Платежи поставщикам"
      empty={isPayer ? 'Платежей нет' : 'Поставщик ликвидности не платит за рубеж'}
      columns={PAYMENT_COLUMNS}
      records={isPayer ? payments.data?.results.filter(belongsTo(company)).map(fromPayment) : []}
      query={payments}
    />
  );
}

export function ContractsTab({ company }: TabProps) {
  const hasContracts = company.role === 'ved_participant';
  const contracts = useAllPagesQuery(contractList, hasContracts ? { query: searched(company) } : null);
  const columns = operatorContractColumns(false).filter(({ key }) => key !== 'company');
  if (!hasContracts) {
    return (
      <Panel>
        <EmptyState title="Контракты есть только у участников ВЭД" />
      </Panel>
    );
  }
  return (
    <Panel separateRows>
      <QueryContent query={contracts} skeleton={<SkeletonTable count={5} />}>
        {({ results }) => {
          const rows = results.filter(belongsTo(company));
          return rows.length === 0 ? (
            <EmptyState title="Контрактов нет" />
          ) : (
            <TableScroll>
              <SortedTable
                label="Контракты организации"
                columns={withRowLink(columns, ({ id }) => `/organization/reestr-contracts?id=${id}`)}
                rows={rows}
                rowKey={({ id }) => id}
                busy={contracts.busy}
              />
            </TableScroll>
          );
        }}
      </QueryContent>
    </Panel>
  );
}
