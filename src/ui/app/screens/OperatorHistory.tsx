// /organization/operation-history-organization: all closed records by kind and outcome.
import { useLocation } from 'wouter';
import * as v from 'valibot';
import { useQueryParams } from '../../hooks/list/useQueryParams.ts';
import { FinishedDeposits } from '../../features/deposits/FinishedDeposits.tsx';
import { FinishedExchanges, FinishedTrades } from '../../features/trades/operator/FinishedTrades.tsx';
import { FinishedWithdrawals } from '../../features/withdrawals/FinishedWithdrawals.tsx';
import { Tabs } from '../../kit/actions/Tabs.tsx';

const TABS = [
  { key: 'trades', label: 'Сделки', view: FinishedTrades },
  { key: 'exchanges', label: 'Обмены', view: FinishedExchanges },
  { key: 'deposits', label: 'Пополнения', view: FinishedDeposits },
  { key: 'withdrawals', label: 'Выводы', view: FinishedWithdrawals },
] as const;
const FIRST = TABS[0];
const TAB = { tab: v.picklist(TABS.map(({ key }) => key)) };

/** Switching tabs resets the filters. */
export default function OperatorHistory() {
  const [path, navigate] = useLocation();
  const { tab } = useQueryParams(TAB).values;
  const current = TABS.find(({ key }) => key === tab) ?? FIRST;
  const at = (key: string) => (key === FIRST.key ? path : `${path}?tab=${key}`);
  const tabs = (
    <Tabs
      label="Вид операций"
      current={current.key}
      tabs={TABS.map(({ key, label }) => ({ key, label, href: at(key) }))}
      onSelect={(key) => navigate(at(key))}
    />
  );
  return <current.view tabs={tabs} />;
}
