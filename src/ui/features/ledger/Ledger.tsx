// /account/ledger and /liquidity/ledger: movements of roubles and digital currency in one list with running balances, and the
// statement of a period.
import { ListFilter, RefreshCw, TriangleAlert } from 'lucide-react';
import { RUBLES } from '../../../machines/ledger/ledgerEntries.ts';
import {
  createLedgerLines,
  createStatements,
  findLedgerGaps,
  getCurrencies,
  isWithin,
} from '../../../machines/ledger/statement.ts';
import { useNow } from '../../hooks/core/useNow.ts';
import { useOwnOrganization } from '../../hooks/data/useOwnOrganization.ts';
import { type ListParams, filterSchemas, useListParams } from '../../hooks/list/useListParams.ts';
import { useSession } from '../../hooks/session/useSession.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { IconButton } from '../../kit/actions/IconButton.tsx';
import { Banner } from '../../kit/feedback/Banner.tsx';
import { EmptyState } from '../../kit/feedback/EmptyState.tsx';
import { SkeletonTable } from '../../kit/feedback/Skeleton.tsx';
import { FilterBar, ListPage } from '../../kit/layout/ListPage.styles.ts';
import { Panel } from '../../kit/Panel.tsx';
import { Pagination } from '../../kit/table/Pagination.tsx';
import { Table } from '../../kit/table/Table.tsx';
import { TableScroll } from '../../kit/table/TableScroll.styles.ts';
import { Filters, periodFilters } from '../../list/Filters.tsx';
import { withRowLink } from '../../list/columns/rowLink.tsx';
import { QueryPlaceholder } from '../../query/QueryContent.tsx';
import { SlowQueryBanner } from '../../query/queryStates.tsx';
import { StatementButtons } from './StatementButtons.tsx';
import { createRecordHref, ledgerColumns, totalsColumns } from './columns.tsx';
import type { StatementSource } from './statementDocument.ts';
import { KIND_OPTIONS, LEDGER_PLURALS, describeGaps, ledgerTexts } from './texts.ts';
import { type LedgerState, useLedger } from './useLedger.ts';

const FILTERS = {
  from: filterSchemas.day,
  to: filterSchemas.day,
  currency: filterSchemas.text,
  kind: filterSchemas.choice(KIND_OPTIONS),
};
type FilterName = keyof typeof FILTERS;

export function Ledger() {
  const ledger = useLedger();
  const list: ListParams<FilterName> = useListParams(FILTERS);
  const { data } = ledger;
  const currencies = data ? getCurrencies(data.entries, data.balances) : [RUBLES];
  return (
    <ListPage data-state={stateOf(ledger)}>
      <FilterBar>
        <div className="chips" role="group" aria-label="Фильтры">
          <Filters
            list={list}
            filters={[
              ...periodFilters<FilterName>('from', 'to'),
              {
                name: 'currency',
                label: 'Валюта',
                kind: 'choice',
                options: currencies.map((value) => ({ value, label: value })),
              },
              { name: 'kind', label: 'Вид операции', kind: 'choice', options: KIND_OPTIONS },
            ]}
          />
        </div>
        <div className="end">
          <IconButton label="Обновить" icon={<RefreshCw />} onClick={ledger.refetch} />
        </div>
      </FilterBar>
      {data ? (
        <Movements ledger={ledger} data={data} list={list} />
      ) : (
        <Panel separateRows>
          <QueryPlaceholder query={ledger.query} skeleton={<SkeletonTable count={list.size} />} />
        </Panel>
      )}
    </ListPage>
  );
}

function stateOf({ data, isRefetching, query }: LedgerState): 'loading' | 'refreshing' | 'failed' | 'settled' {
  if (data) return isRefetching ? 'refreshing' : 'settled';
  return query.busy ? 'loading' : 'failed';
}

interface MovementsProps {
  readonly ledger: LedgerState;
  readonly data: NonNullable<LedgerState['data']>;
  readonly list: ListParams<FilterName>;
}

function Movements({ ledger, data: { entries, balances, account, operator }, list }: MovementsProps) {
  const now = useNow();
  const { role, user } = useSession();
  const organization = useOwnOrganization();
  const { from, to, currency, kind } = list.filters;
  const period = { from, to };
  const statements = createStatements(entries, balances, period).filter(
    (statement) => currency === undefined || statement.currency === currency,
  );
  const lines = createLedgerLines(entries, balances)
    .filter(
      (line) =>
        isWithin(line, period) &&
        (currency === undefined || line.currency === currency) &&
        (kind === undefined || line.kind === kind),
    )
    .toReversed();
  const source: StatementSource = {
    statements,
    period,
    owner: {
      company_name: organization?.company_name ?? user?.company_name ?? null,
      inn: organization?.inn ?? null,
      kpp: organization?.kpp ?? null,
    },
    account,
    operator,
    now,
  };
  const gaps = describeGaps(findLedgerGaps(entries, balances), ledger.unread, ledger.lost);
  const pages = Math.max(1, Math.ceil(lines.length / list.size));
  const page = Math.min(list.page, pages);
  return (
    <>
      <SlowQueryBanner {...ledger.query} />
      {gaps.length > 0 ? (
        <Banner
          inset
          tone="warning"
          icon={<TriangleAlert />}
          action={
            ledger.unread.length > 0 || ledger.lost > 0 ? (
              <Button size="small" onClick={ledger.refetch}>
                Повторить
              </Button>
            ) : undefined
          }
        >
          {`${ledgerTexts.missing}. ${gaps.join(' ')}`}
        </Banner>
      ) : null}
      <Panel title={ledgerTexts.totals} aside={<StatementButtons source={source} />}>
        <Table
          label={ledgerTexts.totals}
          columns={totalsColumns}
          rows={statements}
          rowKey={(statement) => statement.currency}
        />
      </Panel>
      <Panel separateRows>
        {lines.length > 0 ? (
          <TableScroll>
            <Table
              label={ledgerTexts.table}
              columns={withRowLink(
                ledgerColumns,
                createRecordHref(role === 'liquidity_provider' ? '/liquidity' : '/account'),
              )}
              rows={lines.slice((page - 1) * list.size, page * list.size)}
              rowKey={({ key }) => key}
              busy={ledger.isRefetching}
            />
          </TableScroll>
        ) : (
          <Nothing list={list} />
        )}
        <Pagination
          page={page}
          size={list.size}
          count={lines.length}
          countedNoun={LEDGER_PLURALS}
          onPage={list.goTo}
          label="Страницы: Операции"
        />
      </Panel>
    </>
  );
}

function Nothing({ list }: { list: ListParams<FilterName> }) {
  if (list.activeFilterCount === 0) return <EmptyState title={ledgerTexts.empty} text={ledgerTexts.emptyText} />;
  return (
    <EmptyState
      icon={<ListFilter />}
      title={ledgerTexts.nothing}
      action={<Button onClick={list.reset}>{`Сбросить фильтры (${list.activeFilterCount})`}</Button>}
    />
  );
}
