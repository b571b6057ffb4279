// Providers by rating (contract row 62). Deals, volume and risk beside it come from their own completed trades (row 48).
import { Big } from 'big.js';
import { Link } from 'wouter';
import { providerList } from '../../../api/endpoints/organizations.ts';
import { operatorTradeList } from '../../../api/endpoints/trades.ts';
import type { Provider } from '../../../api/schemas/organizations.ts';
import type { Trade } from '../../../api/schemas/trades.ts';
import { statusOf } from '../../../machines/lifecycles/moves.ts';
import { tradeLifecycle } from '../../../machines/lifecycles/trade.ts';
import { useQuery } from '../../bind/useQuery.ts';
import { AmlChip } from '../../kit/AmlChip.tsx';
import { EmptyState } from '../../kit/EmptyState.tsx';
import { Money } from '../../kit/Money.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { SkeletonTable } from '../../kit/Skeleton.tsx';
import { type Column, Table } from '../../kit/Table.tsx';
import { MISSING, formatDecimal } from '../../kit/format.ts';
import { PageBody } from '../../patterns/PageFrame.ts';
import { NoAnswer, SlowOffer, StillOld, stateOf } from '../../patterns/listStates.tsx';

/** All of them on one page: a place is one among all. The call has no order of its own, so of more the first are ranked. */
const LIMIT = 100;

interface Placed {
  readonly place: number;
  readonly provider: Provider;
  /** Roubles over completed trades; null without any. */
  readonly volume: string | null;
  /** Per cent; null where no trade tells one. */
  readonly risk: string | null;
}

/** The best first; without a rating at the end. */
function placed(providers: readonly Provider[], trades: readonly Trade[]): readonly Placed[] {
  const done = trades.filter(({ status }) => statusOf(tradeLifecycle, status)?.tone === 'success');
  return providers
    .toSorted((one, other) => Number(other.rating ?? -1) - Number(one.rating ?? -1))
    .map((provider, index) => {
      const own = done.filter(({ company_id, role }) => company_id === provider.id && role === provider.role);
      const risks = own.flatMap(({ transaction_risk: risk }) => (risk === null ? [] : [new Big(risk)]));
      const sum = own.reduce((total, trade) => total.plus(roubles(trade)), new Big(0));
      return {
        place: index + 1,
        provider,
        volume: own.length === 0 ? null : sum.toFixed(2),
        risk:
          risks.length === 0
            ? null
            : risks
                .reduce((a, b) => a.plus(b))
                .div(risks.length)
                .toFixed(1),
      };
    });
}

const roubles = (trade: Trade): string =>
  trade.currency_to_pay === 'RUB'
    ? trade.amount_to_pay
    : trade.currency_to_receive === 'RUB'
      ? trade.amount_to_receive
      : '0';

const columns: readonly Column<Placed>[] = [
  { key: 'place', title: 'Место', width: 80, card: 'corner', cell: (row) => <span className="num">{row.place}</span> },
  {
    key: 'name',
    title: 'Поставщик',
    card: 'title',
    hint: ({ provider }) => provider.company_name,
    cell: ({ provider }) => (
      <Link className="rowlink" href={`/organization/reestr-users/${provider.id}`}>
        {provider.company_name}
      </Link>
    ),
  },
  {
    key: 'rating',
    title: 'Рейтинг',
    width: 100,
    align: 'end',
    cell: (row) => <span className="num">{formatDecimal(row.provider.rating, 1, 1)}</span>,
  },
  {
    key: 'deals',
    title: 'Сделок',
    width: 100,
    align: 'end',
    cell: (row) => <span className="num">{row.provider.deals_count}</span>,
  },
  {
    key: 'volume',
    title: 'Объём',
    width: 180,
    align: 'end',
    cell: (row) => <Money amount={row.volume} currency="RUB" />,
  },
  {
    key: 'risk',
    title: 'Средний риск',
    width: 176,
    cell: (row) => (row.risk === null ? <span className="muted">{MISSING}</span> : <AmlChip value={row.risk} />),
  },
];

export function Rating() {
  const providers = useQuery(providerList, { query: { limit: LIMIT } });
  const trades = useQuery(operatorTradeList, { query: { is_liquidity_provider: true, limit: LIMIT } });
  const { data, busy } = providers;
  return (
    <PageBody data-state={stateOf(providers)}>
      <Panel
        title="Поставщики"
        count={data?.count}
        aside={data && data.count > LIMIT ? `Места среди первых ${LIMIT}` : null}
      >
        <SlowOffer {...providers} />
        <StillOld {...(data ? providers : { ...providers, failure: null })} />
        {data ? (
          data.results.length === 0 ? (
            <EmptyState title="Рейтинг пока не сформирован" />
          ) : (
            <Table
              label="Рейтинг"
              columns={columns}
              rows={placed(data.results, trades.data?.results ?? [])}
              rowKey={({ provider }) => provider.id}
              busy={busy}
            />
          )
        ) : busy ? (
          <SkeletonTable count={6} />
        ) : (
          <NoAnswer {...providers} />
        )}
      </Panel>
    </PageBody>
  );
}
