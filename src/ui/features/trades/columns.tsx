// Columns of trades and exchanges for clients: own ones, and market offers of others.
import type { CurrencyRate } from '../../../api/schemas/fiat.ts';
import type { Exchange } from '../../../api/schemas/exchanges.ts';
import type { Trade } from '../../../api/schemas/trades.ts';
import { exchangeLifecycle } from '../../../machines/lifecycles/exchange.ts';
import { tradeLifecycle } from '../../../machines/lifecycles/trade.ts';
import { Link } from '../../hooks/core/Link.tsx';
import { ButtonLink } from '../../kit/actions/Button.tsx';
import { Money } from '../../kit/display/Money.tsx';
import type { Column } from '../../kit/table/Table.tsx';
import { AssigneeMark } from '../../kit/display/AssigneeMark.tsx';
import { EMPTY_VALUE } from '../../kit/display/format.ts';
import { dateColumn, nameColumn, statusColumn } from '../../list/columns/commonColumns.tsx';
import { rateColumn } from '../../list/columns/rateColumn.tsx';
import { getMarketDifference, formatMarketDifference } from './market/offers.ts';
import { getExchangeAssignee, getTradeAssignee } from './tradeAssignee.ts';

type Common = Pick<
  Exchange,
  | 'number'
  | 'created_at'
  | 'amount_to_pay'
  | 'currency_to_pay'
  | 'amount_to_receive'
  | 'currency_to_receive'
  | 'exchange_rate'
>;

const number: Column<Common> = {
  key: 'number',
  title: '№',
  width: 74,
  sortKey: (row) => row.number,
  cell: (row) => row.number,
};
const date: Column<Common> = dateColumn('date', 'Дата', (row) => row.created_at, { width: 95, card: 'aside' });
const pays: Column<Common> = {
  key: 'pays',
  title: 'Отдаёт',
  width: 166,
  align: 'end',
  card: 'half',
  sortKey: (row) => [row.currency_to_pay, row.amount_to_pay],
  cell: (row) => <Money amount={row.amount_to_pay} currency={row.currency_to_pay} />,
};
const receives: Column<Common> = {
  key: 'receives',
  title: 'Получает',
  width: 166,
  align: 'end',
  card: 'half',
  sortKey: (row) => [row.currency_to_receive, row.amount_to_receive],
  cell: (row) => <Money amount={row.amount_to_receive} currency={row.currency_to_receive} />,
};
const rate: Column<Common> = rateColumn(78);
const limit: Column<Trade> = {
  key: 'limit',
  title: 'Мин. сумма исполнения',
  width: 140,
  align: 'end',
  card: 'half',
  sortKey: (row) => [row.currency_to_pay, row.trade_limit],
  cell: (row) =>
    row.trade_limit === null ? EMPTY_VALUE : <Money amount={row.trade_limit} currency={row.currency_to_pay} />,
};
const status: Column<Trade> = statusColumn(tradeLifecycle, 165);
const counterparty: Column<Trade> = nameColumn('counterparty', 'Контрагент', (row) => row.counterparty?.company_name);

/** Own trades; with the assignee for those in progress. */
export const clientTradeColumns = (withTurn: boolean): readonly Column<Trade>[] => [
  number,
  date,
  pays,
  receives,
  rate,
  { ...limit, hiddenBelow: 'tablet' },
  counterparty,
  status,
  ...(withTurn ? [turn] : []),
];
const turn: Column<Trade> = {
  key: 'turn',
  title: 'Следующий шаг',
  width: 164,
  card: 'foot',
  cell(row) {
    const { mark, step } = getTradeAssignee(row.status);
    return mark === 'none' ? EMPTY_VALUE : <AssigneeMark assignee={mark} step={step} />;
  },
};

interface MarketColumns {
  readonly open: boolean;
  /** Rates of the platform; empty if the server sends none. */
  readonly rates: readonly CurrencyRate[];
  readonly hrefOf: ((offer: Trade) => string) | null;
}

/**
 * From the reader's side: the offering party is the counterparty; `hrefOf` is the answer form, null if answering is not
 * allowed.
 */
export const marketOfferColumns = ({ open, rates, hrefOf }: MarketColumns): readonly Column<Trade>[] =>
  open
    ? [number, offeredBy, youPay, { ...youReceive, width: undefined }, rate]
    : [
        number,
        { ...date, hiddenBelow: 'tablet' },
        youPay,
        youReceive,
        rate,
        ...(rates.length === 0 ? [] : [toMarket(rates)]),
        limit,
        offeredBy,
        ...(hrefOf ? [answer(hrefOf)] : []),
      ];
const youPay: Column<Trade> = { ...receives, key: 'pays', title: 'Вы заплатите' };
const youReceive: Column<Trade> = { ...pays, key: 'receives', title: 'Вы получите' };
const toMarket = (rates: readonly CurrencyRate[]): Column<Trade> => ({
  key: 'market',
  title: 'К рынку',
  width: 92,
  align: 'end',
  card: 'half',
  sortKey: (row) => Number(getMarketDifference(row, rates) ?? 0),
  cell: (row) => <span className="num">{formatMarketDifference(getMarketDifference(row, rates))}</span>,
});
const offeredBy: Column<Trade> = nameColumn('company', 'Контрагент', (row) => row.company_name);
const answer = (hrefOf: (offer: Trade) => string): Column<Trade> => ({
  key: 'answer',
  title: 'Действия',
  width: 132,
  align: 'end',
  card: 'actions',
  cell: (row) => (
    <Link href={hrefOf(row)} asChild>
      <ButtonLink size="small" aria-label={`Откликнуться на ${row.number}`}>
        Откликнуться
      </ButtonLink>
    </Link>
  ),
});

export const exchangeColumns: readonly Column<Exchange>[] = [
  number,
  date,
  pays,
  receives,
  { ...rate, width: undefined },
  statusColumn(exchangeLifecycle, 158),
  {
    key: 'turn',
    title: 'Следующий шаг',
    width: 120,
    card: 'foot',
    cell(row) {
      const { mark, step } = getExchangeAssignee(row.status);
      return mark === 'none' ? EMPTY_VALUE : <AssigneeMark assignee={mark} step={step} />;
    },
  },
];
