// Holdings by currency: a bar of shares above a table with the same figures.
import { styled } from 'styled-components';
import { CurrencyIcon } from '../../kit/display/CurrencyIcon.tsx';
import { EmptyState } from '../../kit/feedback/EmptyState.tsx';
import { Money } from '../../kit/display/Money.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { type Column, Table } from '../../kit/table/Table.tsx';
import { EMPTY_VALUE, formatPercent } from '../../kit/display/format.ts';
import type { CurrencyHolding } from './holdings.ts';

const Bar = styled.div.attrs({ role: 'img' })`
  display: flex;
  height: 12px;
  margin: 16px;

  > span {
    min-width: 2px;
    border-right: 2px solid var(--surface-base);
  }
  > span:last-child {
    border-right: 0;
  }
`;
const Name = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 10px;
`;
const Note = styled.p`
  padding: 8px 16px 12px;
  border-top: 1px solid var(--border-subtle);
  color: var(--text-muted);
  font-size: 12px;
  line-height: 16px;
`;

const percent = (share: number | null) => (share === null ? EMPTY_VALUE : formatPercent((share * 100).toFixed(1)));

const columns: readonly Column<CurrencyHolding>[] = [
  {
    key: 'currency',
    title: 'Валюта',
    width: 120,
    cell: ({ currency }) => (
      <Name>
        <CurrencyIcon currency={currency} />
        <span>{currency}</span>
      </Name>
    ),
  },
  {
    key: 'amount',
    title: 'Остаток',
    align: 'end',
    cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
  },
  {
    key: 'worth',
    title: 'Оценка',
    align: 'end',
    cell: ({ roubleValue }) => <Money amount={roubleValue} currency="RUB" />,
  },
  {
    key: 'share',
    title: 'Доля',
    width: 84,
    align: 'end',
    cell: ({ share }) => <span className="num">{percent(share)}</span>,
  },
];

/** The estimate is not an operator's rate: the contract has no call for rates. */
export function CurrencySharesPanel({ holdings }: { holdings: readonly CurrencyHolding[] }) {
  const priced = holdings.filter(({ share }) => share !== null && share > 0);
  const isEmpty = holdings.every(({ amount }) => amount !== null && Number(amount) === 0);
  return (
    <Panel title="Структура по валютам">
      {isEmpty ? (
        <EmptyState title="Средств пока нет" />
      ) : (
        <>
          {priced.length > 0 ? (
            <Bar
              aria-label={`Доли: ${priced.map(({ currency, share }) => `${currency} ${percent(share)}`).join(', ')}`}
            >
              {priced.map(({ currency, share }) => (
                <span
                  key={currency}
                  style={{ flex: share ?? 0, background: `var(--coin-${currency}, var(--text-muted))` }}
                />
              ))}
            </Bar>
          ) : null}
          <Table label="Структура по валютам" columns={columns} rows={holdings} rowKey={({ currency }) => currency} />
          <Note>Оценка — по ценам заявок на рынке, своих заявок и обменов, не котировка оператора.</Note>
        </>
      )}
    </Panel>
  );
}
