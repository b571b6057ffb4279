// Figures of a liquidity provider: deals of the month, rating, smallest partial amount of its open requests.
import { Big } from 'big.js';
import { styled } from 'styled-components';
import { getStatusMeta, isAwaitingOperator } from '../../../machines/lifecycles/transitions.ts';
import { tradeLifecycle } from '../../../machines/lifecycles/trade.ts';
import type { Trade } from '../../../api/schemas/trades.ts';
import { useNow } from '../../hooks/core/useNow.ts';
import { useOwnOrganization } from '../../hooks/data/useOwnOrganization.ts';
import type { Query } from '../../hooks/data/useQuery.ts';
import { panelSurface } from '../../kit/mixins.ts';
import { belowMobile } from '../../theme/media.ts';
import { EMPTY_VALUE, formatDecimal, formatMoney } from '../../kit/display/format.ts';
import { renderQueryAction } from '../../query/queryAction.tsx';
import type { TradePage } from './Dashboard.tsx';

const Strip = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  overflow: hidden;
  ${panelSurface}

  > div {
    min-width: 0;
    padding: 12px 16px;
  }
  > div + div {
    border-left: 1px solid var(--border-base);
  }
  dt {
    color: var(--text-secondary);
    font-size: 13px;
    line-height: 16px;
  }
  dd {
    margin-top: 4px;
    font: 500 20px/28px var(--font-sans);
    font-variant-numeric: tabular-nums lining-nums;
    overflow-wrap: anywhere;
  }
  .sums {
    display: flex;
    flex-wrap: wrap;
    gap: 0 16px;
  }
  ${belowMobile} {
    grid-template-columns: minmax(0, 1fr);
    > div {
      display: flex;
      gap: 12px;
      align-items: baseline;
      justify-content: space-between;
      padding-block: 8px;
    }
    > div + div {
      border-top: 1px solid var(--border-base);
      border-left: 0;
    }
    dd {
      margin: 0;
      font-size: 17px;
    }
    .sums {
      justify-content: flex-end;
    }
  }
`;

const MONTH_MS = 30 * 86_400_000;

/** The smallest limit by payment currency, sorted by code. */
function limitsOf(trades: readonly Trade[]): ReadonlyMap<string, string> {
  const least = new Map<string, string>();
  for (const { status, trade_limit: limit, currency_to_pay: currency } of trades) {
    if (limit === null || !isAwaitingOperator(tradeLifecycle, status)) continue;
    const known = least.get(currency);
    if (known === undefined || new Big(limit).lt(known)) least.set(currency, limit);
  }
  return new Map([...least].toSorted(([one], [other]) => one.localeCompare(other)));
}

function Limits({ trades }: { trades: readonly Trade[] }) {
  const limits = limitsOf(trades);
  if (limits.size === 0) return <span>{EMPTY_VALUE}</span>;
  return [...limits].map(([currency, limit]) => (
    <span key={currency}>{formatMoney(new Big(limit).toFixed(), currency)}</span>
  ));
}

export function ProviderFigures({ trades: query }: { trades: Query<TradePage> }) {
  const organization = useOwnOrganization();
  const since = Date.parse(useNow()) - MONTH_MS;
  const { data, lost } = query;
  const done = data?.results.filter(
    ({ status, updated_at }) =>
      getStatusMeta(tradeLifecycle, status)?.tone === 'success' && Date.parse(updated_at ?? '') >= since,
  );
  const rating = organization?.role === 'liquidity_provider' ? organization.rating : null;
  return (
    <Strip>
      <div>
        <dt>Сделок за месяц</dt>
        <dd>
          {renderQueryAction('сделки и лимит', [query]) ??
            (done ? `${done.length}${data?.next === null && !lost ? '' : '+'}` : EMPTY_VALUE)}
        </dd>
      </div>
      <div>
        <dt>Рейтинг</dt>
        <dd>{formatDecimal(rating, 1, 1)}</dd>
      </div>
      <div>
        <dt>Лимит</dt>
        <dd className="sums">{data && !lost ? <Limits trades={data.results} /> : EMPTY_VALUE}</dd>
      </div>
    </Strip>
  );
}
