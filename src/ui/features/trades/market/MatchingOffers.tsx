// Matching offers of an own request, side by side with it (tests/contract/calls.json row 43).
import { SafeName } from '../../../kit/display/SafeName.tsx';
import type { ReactNode } from 'react';
import { tradeMatchList } from '../../../../api/endpoints/trades.ts';
import type { Trade } from '../../../../api/schemas/trades.ts';
import { getCryptoAmount } from '../../../../api/amounts/tradeAmounts.ts';
import { useQuery } from '../../../hooks/data/useQuery.ts';
import { DateTime } from '../../../kit/display/DateTime.tsx';
import { Money } from '../../../kit/display/Money.tsx';
import { Panel } from '../../../kit/Panel.tsx';
import { SkeletonTable } from '../../../kit/feedback/Skeleton.tsx';
import { EMPTY_VALUE, formatRate } from '../../../kit/display/format.ts';
import { ComparisonGrid } from '../../../record/Comparison.styles.ts';
import { QueryContent } from '../../../query/QueryContent.tsx';
import { NoOffers, OfferPagination } from '../../../list/OfferPagination.tsx';
import { getQueryState } from '../../../query/queryStates.tsx';
import { compareValues } from '../../../list/sorting.ts';
import { getRoleLabel } from '../../../texts/roles.ts';

const LINES: readonly { readonly title: string; readonly cell: (trade: Trade) => ReactNode }[] = [
  { title: 'Курс', cell: (trade) => formatRate(trade.exchange_rate, trade.currency_to_pay, trade.currency_to_receive) },
  { title: 'Отдаёт', cell: (trade) => <Money amount={trade.amount_to_pay} currency={trade.currency_to_pay} /> },
  {
    title: 'Получает',
    cell: (trade) => <Money amount={trade.amount_to_receive} currency={trade.currency_to_receive} />,
  },
  {
    title: 'Мин. сумма исполнения',
    cell: (trade) =>
      trade.trade_limit === null ? EMPTY_VALUE : <Money amount={trade.trade_limit} currency={trade.currency_to_pay} />,
  },
  { title: 'Создана', cell: (trade) => <DateTime iso={trade.created_at} kind="date" /> },
];

/** Server order: best rate first. The operator forms the lot. */
export function MatchingOffers({ trade }: { trade: Trade }) {
  const query = useQuery(tradeMatchList, { params: { id: trade.id } });
  return (
    <div data-state={getQueryState(query)}>
      <Panel
        title="Подходящие заявки"
        count={query.data?.count}
        aside={<OfferPagination query={query} nextLabel="Следующие" />}
      >
        <QueryContent query={query} skeleton={<SkeletonTable count={5} />}>
          {({ results }) =>
            results.length > 0 ? (
              <Comparison own={trade} offers={results} />
            ) : (
              <NoOffers
                query={query}
                text="Когда на рынке появится встречная заявка с близким курсом, она будет видна здесь."
              />
            )
          }
        </QueryContent>
      </Panel>
    </div>
  );
}

function Comparison({ own, offers }: { own: Trade; offers: readonly Trade[] }) {
  return (
    <ComparisonGrid role="region" aria-label="Подходящие заявки рядом" tabIndex={0}>
      <table aria-label="Сравнение с подходящими заявками">
        <thead>
          <tr>
            <td>Заявка</td>
            <th scope="col">
              <span>{own.number}</span> <small>Ваша</small>
            </th>
            {offers.map((offer) => (
              <th key={offer.id} scope="col" title={getRoleLabel(offer.role)}>
                <span>{offer.number}</span>{' '}
                <small>
                  <SafeName>{offer.company_name ?? EMPTY_VALUE}</SafeName>
                </small>{' '}
                {compareValues(getCryptoAmount(offer), getCryptoAmount(own)) < 0 ? (
                  <small className="worse">Меньше вашей</small>
                ) : null}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {LINES.map(({ title, cell }) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              {[own, ...offers].map((trade) => (
                <td key={trade.id} className="num">
                  {cell(trade)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ComparisonGrid>
  );
}
