// Turnover and balance of the rouble account over eight weeks, drawn or as a table; the choice stays in this browser.
import { styled } from 'styled-components';
import * as v from 'valibot';
import type { FiatWallet } from '../../../api/schemas/fiat.ts';
import { lazyView } from '../../bind/lazyView.ts';
import { useNow } from '../../bind/useNow.ts';
import { usePreference } from '../../bind/usePreference.ts';
import type { BarChartProps } from '../../kit/BarChart.tsx';
import { EmptyState } from '../../kit/EmptyState.tsx';
import { Money } from '../../kit/Money.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { Segmented } from '../../kit/Segmented.tsx';
import { type Column, Table } from '../../kit/Table.tsx';
import { formatDate, formatDecimal, formatMoney } from '../../kit/format.ts';
import { type Week, weeksOf } from './flow.ts';

/** Comes when the figures have come: who looks at the table needs none. */
const BarChart = lazyView<BarChartProps>(() => import('../../kit/BarChart.tsx'));

const MILLION = 1_000_000;
const VIEWS = [
  { value: 'turnover', label: 'Оборот' },
  { value: 'balance', label: 'Остаток' },
  { value: 'table', label: 'Таблица' },
] as const;
const view = v.picklist(['turnover', 'balance', 'table']);

const Body = styled.div`
  padding: 20px 16px 12px;
`;
const Legend = styled.span`
  display: inline-flex;
  gap: 6px 14px;

  > span {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    font-size: 12px;
  }
  i {
    width: 10px;
    height: 10px;
    background: var(--chart-inflow);
  }
  i[data-down] {
    background: var(--chart-outflow);
  }
`;

/** As high as the drawing. */
const Room = styled.div`
  height: 238px;
`;

const write = (size: number) => formatDecimal((size / MILLION).toFixed(1), 0, 1);
const dayName = (monday: string) => formatDate(monday).slice(0, 5);

const columns: readonly Column<Week>[] = [
  { key: 'week', title: 'Неделя с', width: 110, cell: ({ monday }) => formatDate(monday) },
  { key: 'in', title: 'Поступления', align: 'end', cell: ({ inflow }) => <Money amount={inflow} currency="RUB" /> },
  { key: 'out', title: 'Списания', align: 'end', cell: ({ outflow }) => <Money amount={outflow} currency="RUB" /> },
  { key: 'balance', title: 'Остаток', align: 'end', cell: ({ balance }) => <Money amount={balance} currency="RUB" /> },
];

export function FlowPanel({ account }: { account: FiatWallet }) {
  const now = Date.parse(useNow());
  const [shown, show] = usePreference('dashboard-chart', view, 'turnover');
  const weeks = weeksOf(account, now);
  if (weeks.length === 0) return <TooMany />;
  return (
    <Panel
      title={shown === 'table' ? 'Движение по счёту' : 'Движение по счёту, млн ₽'}
      aside={<Segmented label="Вид движения по счёту" name="flow" options={VIEWS} value={shown} onChoose={show} />}
    >
      {shown === 'table' ? (
        <Table label="Движение по счёту" columns={columns} rows={weeks.toReversed()} rowKey={({ monday }) => monday} />
      ) : (
        <Chart weeks={weeks} ofBalance={shown === 'balance'} />
      )}
    </Panel>
  );
}

/** Even this week's movements do not fit into what is read at once. */
const TooMany = () => (
  <Panel title="Движение по счёту">
    <EmptyState title="Движений слишком много для графика: они есть в истории операций" />
  </Panel>
);

/** Weeks of zeros draw nothing: they are told in words. */
function Chart({ weeks, ofBalance }: { weeks: readonly Week[]; ofBalance: boolean }) {
  const sizes = weeks.flatMap(({ inflow, outflow, balance }) => (ofBalance ? [balance] : [inflow, outflow]));
  if (sizes.every((size) => Number(size) === 0))
    return <EmptyState title={ofBalance ? 'Средств на счёте не было' : 'Движений за восемь недель нет'} />;
  return (
    <Body>
      <Drawing weeks={weeks} ofBalance={ofBalance} />
    </Body>
  );
}

function Drawing({ weeks, ofBalance }: { weeks: readonly Week[]; ofBalance: boolean }) {
  const last = weeks.at(-1);
  const label = ofBalance
    ? `Остаток по неделям, сейчас ${formatMoney(last?.balance, 'RUB')}`
    : `Поступления и списания по неделям с ${formatDate(weeks[0]?.monday)}. Цифры — в таблице.`;
  return (
    <>
      <BarChart
        waiting={<Room />}
        label={label}
        write={write}
        bars={weeks.map(({ monday, inflow, outflow, balance }) => ({
          name: dayName(monday),
          up: Number(ofBalance ? balance : inflow),
          down: ofBalance ? 0 : Number(outflow),
        }))}
      />
      <Legend>
        {ofBalance ? (
          <span>
            <i data-on /> Остаток на конец недели
          </span>
        ) : (
          <>
            <span>
              <i data-on /> Поступления
            </span>
            <span>
              <i data-down /> Списания
            </span>
          </>
        )}
      </Legend>
    </>
  );
}
