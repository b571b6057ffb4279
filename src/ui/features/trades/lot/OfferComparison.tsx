// Comparison of matching offers: the request in the first column, each offer in its own, with the differences.
import { SafeName } from '../../../kit/display/SafeName.tsx';
import type { RecordId } from '../../../../api/recordId.ts';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { getCryptoAmount, getRubleAmount } from '../../../../api/amounts/tradeAmounts.ts';
import type { Trade } from '../../../../api/schemas/trades.ts';
import { DateTime } from '../../../kit/display/DateTime.tsx';
import { Money } from '../../../kit/display/Money.tsx';
import { EMPTY_VALUE, formatPercent, formatRate } from '../../../kit/display/format.ts';
import { ComparisonGrid } from '../../../record/Comparison.styles.ts';
import { getRoleLabel } from '../../../texts/roles.ts';
import { belowMobile } from '../../../theme/media.ts';
import { getLotCurrency, getRateDifference, getMaxLotAmount } from './lotTerms.ts';

const Choice = styled(ComparisonGrid)`
  [data-chosen] {
    background: var(--surface-selected);
  }
  thead [data-chosen] {
    box-shadow: inset 0 3px 0 var(--accent-fill);
  }
  label {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    font-weight: 600;
    cursor: pointer;
  }
  input {
    width: 16px;
    height: 16px;
    margin: 0;
    accent-color: var(--accent-fill);
  }
  .better {
    color: var(--status-success-text);
  }
  ${belowMobile} {
    label {
      min-height: 44px;
    }
  }
`;

interface OffersProps {
  readonly own: Trade;
  readonly offers: readonly Trade[];
  readonly chosen: RecordId | null;
  /** Without it nothing is selectable: the sides of a lot. */
  readonly onChoose?: (offer: Trade) => void;
}

interface Line {
  readonly title: string;
  /** Labels the comparison only while an offer can be selected. */
  readonly matching?: true;
  readonly cell: (trade: Trade, own: Trade) => ReactNode;
}

const LINES: readonly Line[] = [
  { title: 'Роль', cell: ({ role }) => getRoleLabel(role) },
  { title: 'Курс', cell: (trade, own) => <Rate trade={trade} own={own} /> },
  { title: 'Объём', cell: (trade) => <Money amount={getCryptoAmount(trade)} currency={getLotCurrency(trade)} /> },
  { title: 'Сумма', cell: (trade) => <Money amount={getRubleAmount(trade)} currency="RUB" /> },
  {
    title: 'Мин. сумма исполнения',
    cell: (trade) => <Money amount={trade.trade_limit} currency={trade.currency_to_pay} />,
  },
  {
    title: 'Войдёт в лот',
    matching: true,
    cell: (trade, own) =>
      trade === own ? '' : <Money amount={getMaxLotAmount(own, trade)} currency={getLotCurrency(own)} />,
  },
  { title: 'Создана', cell: ({ created_at }) => <DateTime iso={created_at} /> },
];

/** Server order: best rate first. One radio group across the column heads. */
export function OfferComparison({ own, offers, chosen, onChoose }: OffersProps) {
  const chosenOf = (trade: Trade) => (trade.id === chosen ? true : undefined);
  return (
    <Choice role="region" aria-label="Встречные заявки рядом" tabIndex={0}>
      <table aria-label="Сравнение встречных заявок">
        <thead>
          <tr>
            <td>Заявка</td>
            <th scope="col">
              <span>{own.number}</span>
              <small>
                <SafeName>{own.company_name ?? EMPTY_VALUE}</SafeName>
              </small>
            </th>
            {offers.map((offer) => (
              <th key={offer.id} scope="col" data-chosen={chosenOf(offer)}>
                {onChoose ? (
                  <label>
                    <input
                      type="radio"
                      name="offer"
                      checked={offer.id === chosen}
                      onChange={() => onChoose(offer)}
                      aria-label={`Выбрать ${offer.number}`}
                    />
                    <span>{offer.number}</span>
                  </label>
                ) : (
                  <span>{offer.number}</span>
                )}
                <small>
                  <SafeName>{offer.company_name ?? EMPTY_VALUE}</SafeName>
                </small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(onChoose ? LINES : LINES.filter(({ matching }) => !matching)).map(({ title, cell }) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              {[own, ...offers].map((trade) => (
                <td key={trade.id} data-chosen={chosenOf(trade)}>
                  {cell(trade, own)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Choice>
  );
}

/** Better for the owner of the request: a buyer pays less, a seller receives more. A formed lot has a single rate. */
function Rate({ trade, own }: { trade: Trade; own: Trade }) {
  const rate = formatRate(trade.exchange_rate, trade.currency_to_pay, trade.currency_to_receive);
  const above = Number(trade.exchange_rate) - Number(own.exchange_rate); // the difference may round to 0 percent
  const same = above === 0;
  if (trade === own || own.matched_trade_id !== null) return <span className="num">{rate}</span>;
  const better = above < 0 === (own.request_type !== 'sell');
  return (
    <>
      <span className="num">{rate}</span>
      <small className={same ? undefined : better ? 'better' : 'worse'}>
        {same ? 'как в заявке' : `${above > 0 ? '+' : ''}${formatPercent(getRateDifference(own, trade))}`}
      </small>
    </>
  );
}
