// /kit sections: tables with filters and pagination, drawer.
import { RefreshCw, ShieldAlert } from 'lucide-react';
import { styled } from 'styled-components';
import { Address } from '../../kit/display/Address.tsx';
import { AmlChip } from '../../kit/display/AmlChip.tsx';
import { Button } from '../../kit/actions/Button.tsx';
import { CurrencyIcon } from '../../kit/display/CurrencyIcon.tsx';
import { CopyButton } from '../../kit/actions/CopyButton.tsx';
import { DateTime } from '../../kit/display/DateTime.tsx';
import { FilterChip } from '../../kit/table/FilterChip.tsx';
import { IconButton } from '../../kit/actions/IconButton.tsx';
import { Money } from '../../kit/display/Money.tsx';
import { Pagination } from '../../kit/table/Pagination.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { SearchBox } from '../../kit/fields/SearchBox.tsx';
import { SegmentedControl } from '../../kit/fields/SegmentedControl.tsx';
import { SortHeaderBox } from '../../kit/table/SortHeader.styles.ts';
import { StatusChip } from '../../kit/display/StatusChip.tsx';
import { type Column, Table } from '../../kit/table/Table.tsx';
import { Tabs } from '../../kit/actions/Tabs.tsx';
import { formatNetwork } from '../../kit/display/format.ts';
import { SAMPLE_DEPOSITS, type SampleDeposit, SAMPLE_WALLETS, type SampleWallet } from './data.ts';
import { KitExample, type KitProps, KitRow, KitSection, KitStack } from './parts.tsx';

const Place = styled.span`
  display: inline-flex;
  gap: 10px;
  align-items: center;
  min-width: 0;
`;

const depositColumns = (open: (number: string) => void): readonly Column<SampleDeposit>[] => [
  {
    key: 'number',
    title: '№',
    width: 76,
    cell: ({ number }) => (
      <button type="button" className="rowlink" onClick={() => open(number)}>
        {number}
      </button>
    ),
  },
  {
    key: 'date',
    title: 'Дата',
    width: 104,
    sortKey: ({ created }) => Date.parse(created),
    cell: ({ created }) => <DateTime iso={created} kind="date" />,
  },
  { key: 'company', title: 'Организация', cell: ({ company }) => company, hint: ({ company }) => company },
  {
    key: 'amount',
    title: 'Сумма',
    width: 148,
    align: 'end',
    sortKey: ({ amount }) => amount,
    cell: ({ amount }) => <Money amount={amount} currency="RUB" />,
  },
  { key: 'status', title: 'Статус', width: 176, card: 'corner', cell: ({ chip }) => <StatusChip {...chip} /> },
];

const walletColumns = ({ state, send }: KitProps): readonly Column<SampleWallet>[] => [
  {
    key: 'currency',
    title: 'Кошелёк',
    cell: ({ currency, name }) => (
      <Place>
        <CurrencyIcon currency={currency} />
        <span>
          <span>{currency}</span> <span className="sec">{`(${name})`}</span>
        </span>
      </Place>
    ),
  },
  {
    key: 'address',
    title: 'Адрес',
    width: 140,
    cell: ({ address }) => (
      <Address address={address}>
        <CopyButton label="Скопировать адрес" copied={state.matches('copied')} onCopy={() => send({ type: 'COPY' })} />
      </Address>
    ),
  },
  { key: 'network', title: 'Сеть', width: 76, cell: ({ network }) => formatNetwork(network) },
  { key: 'aml', title: 'AML', width: 158, card: 'corner', cell: ({ aml }) => <AmlChip value={aml} /> },
  {
    key: 'actions',
    title: 'Действия',
    width: 306,
    align: 'end',
    card: 'actions',
    cell: ({ blocked }) => (
      <>
        <Button size="small">Уведомить</Button>
        {blocked ? (
          <StatusChip status="blocked" tone="danger" label="Заблокирован" />
        ) : (
          <Button size="small">Заблокировать средства</Button>
        )}
      </>
    ),
  },
];

export function FilterSection({ state, send }: KitProps) {
  const { tab, filtered, search, kind } = state.context;
  return (
    <KitSection>
      <KitExample title="Вкладки, фильтры, поиск">
        <KitStack>
          <Tabs
            label="Статус"
            current={tab}
            onSelect={(key) => send({ type: 'SET', values: { tab: key } })}
            tabs={[
              { key: 'all', label: 'Все', count: 27 },
              { key: 'pending', label: 'Ожидает оплаты' },
              { key: 'accepted', label: 'Принята', href: '?status=accepted' },
              { key: 'executed', label: 'Исполнена', href: '?status=executed' },
            ]}
          />
          <KitRow>
            <FilterChip
              label="Сумма"
              value={filtered ? 'от 500 000 ₽' : undefined}
              onPress={() => send({ type: 'SET', values: { filtered: !filtered } })}
            />
            <FilterChip label="Сумма до" onPress={() => undefined} />
            <Button variant="ghost" size="small">
              Сбросить фильтры (1)
            </Button>
            <IconButton label="Обновить" icon={<RefreshCw />} size="small" />
          </KitRow>
          <SearchBox
            label="Поиск пользователей"
            value={search}
            onChange={(event) => send({ type: 'SET', values: { search: event.target.value } })}
            onClear={() => send({ type: 'SET', values: { search: '' } })}
          />
          <KitRow>
            <SegmentedControl
              label="Вид заявки"
              name="kit-kind"
              value={kind}
              onChoose={(value) => send({ type: 'SET', values: { kind: value } })}
              options={[
                { value: 'buy', label: 'Покупка' },
                { value: 'sell', label: 'Продажа' },
                { value: 'exchange', label: 'Обмен' },
              ]}
            />
          </KitRow>
        </KitStack>
      </KitExample>
    </KitSection>
  );
}

/** A review queue with a selected row, and the high-risk section of KYT. */
export function TableSection({ state, send }: KitProps) {
  const { page, row } = state.context;
  const open = (number: string) => send({ type: 'SET', values: { row: number } });
  const turn = (next: number) => send({ type: 'SET', values: { page: next } });
  return (
    <KitSection>
      <KitExample title="Таблицы">
        <KitStack style={{ gap: 16 }}>
          <Panel>
            <SortHeaderBox>
              <Table
                label="Заявки на пополнение"
                columns={depositColumns(open)}
                rows={SAMPLE_DEPOSITS}
                rowKey={({ number }) => number}
                selectedKey={row}
                sort={{ key: 'date', direction: 'descending' }}
                onSort={() => undefined}
              />
            </SortHeaderBox>
            <Pagination page={page} size={10} count={270} onPage={turn} />
          </Panel>
          <Panel title="Отказано" icon={<ShieldAlert />} count={7} aside="AML-риск 50 % и выше" rejected>
            <Table
              label="Отказано"
              columns={walletColumns({ state, send })}
              rows={SAMPLE_WALLETS}
              rowKey={({ address }) => address}
            />
            <Pagination page={1} size={5} count={7} label="Страницы: Отказано" onPage={() => undefined} />
          </Panel>
        </KitStack>
      </KitExample>
    </KitSection>
  );
}
