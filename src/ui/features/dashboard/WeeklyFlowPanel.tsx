// Turnover and balance of the rouble account over eight weeks, as a chart or a table; the choice is stored in this browser.
import { styled } from 'styled-components';
import * as v from 'valibot';
import type { FiatWallet } from '../../../api/schemas/fiat.ts';
import { lazyView } from '../../hooks/core/lazyView.ts';
import { useNow } from '../../hooks/core/useNow.ts';
import { usePreference } from '../../hooks/list/usePreference.ts';
import type { BarChartProps } from '../../kit/display/charts/BarChart.tsx';
import { EmptyState } from '../../kit/feedback/EmptyState.tsx';
import { Money } from '../../kit/display/Money.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { SegmentedControl } from '../../kit/fields/SegmentedControl.tsx';
import { type Column, Table } from '../../kit/table/Table.tsx';
import { formatDate, formatDecimal, formatMoney } from '../../kit/display/format.ts';
import { ChunkBoundary } from '../../query/ChunkBoundary.tsx';
import { type WeeklyFlow, getWeeklyFlow } from './weeklyFlow.ts';

/** Loaded with the figures; the table does not need it. */
const BarChart = lazyView<BarChartProps>(() => import('../../kit/display/charts/BarChart.tsx'));

const TITLE = 'Движение по счёту';
/** Units of the chart; the first one that the longest bar reaches, so that no figure is 0,0. */
const UNITS = [
  [1_000_000, 'млн ₽'],
  [1000, 'тыс. ₽'],
  [1, '₽'],
] as const;
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

/** Height of the chart. */
const Room = styled.div`
  height: 238px;
`;

const columns: readonly Column<WeeklyFlow>[] = [
  { key: 'week', title: 'Неделя с', width: 110, cell: ({ monday }) => formatDate(monday) },
  { key: 'in', title: 'Поступления', align: 'end', cell: ({ inflow }) => <Money amount={inflow} currency="RUB" /> },
  { key: 'out', title: 'Списания', align: 'end', cell: ({ outflow }) => <Money amount={outflow} currency="RUB" /> },
  { key: 'balance', title: 'Остаток', align: 'end', cell: ({ balance }) => <Money amount={balance} currency="RUB" /> },
];

export function WeeklyFlowPanel({ account }: { account: FiatWallet }) {
  const now = Date.parse(useNow());
  const [shown, show] = usePreference('dashboard-chart', view, 'turnover');
  const weeks = getWeeklyFlow(account, now);
  if (weeks.length === 0) return <NoFlow account={account} />;
  const ofBalance = shown === 'balance';
  const bars = weeks.map(({ monday, inflow, outflow, balance }) => ({
    name: formatDate(monday).slice(0, 5),
    up: Number(ofBalance ? balance : inflow),
    down: ofBalance ? 0 : Number(outflow),
  }));
  const most = Math.max(...bars.flatMap(({ up, down }) => [up, down]));
  const [unit, sign] = UNITS.find(([least]) => most >= least) ?? UNITS[2];
  return (
    <Panel
      title={shown === 'table' ? TITLE : `${TITLE}, ${sign}`}
      aside={
        <SegmentedControl label="Вид движения по счёту" name="flow" options={VIEWS} value={shown} onChoose={show} />
      }
    >
      {shown === 'table' ? (
        <Table label={TITLE} columns={columns} rows={weeks.toReversed()} rowKey={({ monday }) => monday} />
      ) : most === 0 ? (
        <EmptyState title={ofBalance ? 'Средств на счёте не было' : 'Движений за восемь недель нет'} />
      ) : (
        <Body>
          <ChunkBoundary>
            <BarChart
              waiting={<Room />}
              label={
                ofBalance
                  ? `Остаток по неделям, сейчас ${formatMoney(weeks.at(-1)?.balance, 'RUB')}`
                  : `Поступления и списания по неделям с ${formatDate(weeks[0]?.monday)}. Цифры — в таблице.`
              }
              write={(size) => formatDecimal(String(Number((size / unit).toFixed(2))), 0, 2)}
              bars={bars}
            />
          </ChunkBoundary>
          <Keys showsBalance={ofBalance} />
        </Body>
      )}
    </Panel>
  );
}

/** The balance or the operations are unknown, or this week's operations exceed one page. */
const NoFlow = ({ account: { balance, operations } }: { account: FiatWallet }) => (
  <Panel title={TITLE}>
    <EmptyState
      title={
        balance === null || operations === null
          ? 'Сервер не сообщает остаток и движения счёта'
          : 'Движений слишком много для графика: они есть в истории операций'
      }
    />
  </Panel>
);

/** Legend. */
const Keys = ({ showsBalance }: { showsBalance: boolean }) => (
  <Legend>
    {showsBalance ? (
      <span>
        <i data-on /> <span>Остаток на конец недели</span>
      </span>
    ) : (
      <>
        <span>
          <i data-on /> <span>Поступления</span>
        </span>
        <span>
          <i data-down /> <span>Списания</span>
        </span>
      </>
    )}
  </Legend>
);
