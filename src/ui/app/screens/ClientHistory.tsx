// /account/operations-history and /liquidity/operations-history: deposits, withdrawals and, for participants, operations
// with digital currency, in tabs. Providers submit theirs at /liquidity/operations-status.
import { useLocation } from 'wouter';
import * as v from 'valibot';
import { useSession } from '../../hooks/session/useSession.ts';
import { useQueryParams } from '../../hooks/list/useQueryParams.ts';
import { DepositHistory } from '../../features/deposits/ClientDeposits.tsx';
import { OwnSubmissions } from '../../features/submissions/OwnSubmissions.tsx';
import { WithdrawalHistory } from '../../features/withdrawals/WithdrawalHistory.tsx';
import { Tabs } from '../../kit/actions/Tabs.tsx';

const TAB = { tab: v.picklist(['withdrawals', 'operations']) };

/** Each tab has its own filters and page, so switching resets the query. */
export default function ClientHistory() {
  const [path, navigate] = useLocation();
  const { role } = useSession();
  const { values } = useQueryParams(TAB);
  const histories = [
    { key: 'deposits', label: 'Пополнения', href: path },
    { key: 'withdrawals', label: 'Выводы', href: `${path}?tab=withdrawals` },
    ...(role === 'ved_participant'
      ? [{ key: 'operations', label: 'Операции с ЦВ', href: `${path}?tab=operations` }]
      : []),
  ];
  const shown = histories.find(({ key }) => key === values.tab) ?? { key: 'deposits', href: path };
  const tabs = (
    <Tabs
      label="Вид операций"
      current={shown.key}
      tabs={histories}
      onSelect={(key) => navigate(histories.find((history) => history.key === key)?.href ?? path)}
    />
  );
  if (shown.key === 'withdrawals') {
    return <WithdrawalHistory tabs={tabs} hrefOfNew={(id) => `${shown.href}&id=${id}`} />;
  }
  return shown.key === 'operations' ? (
    <OwnSubmissions tabs={tabs} place={shown.href} />
  ) : (
    <DepositHistory tabs={tabs} />
  );
}
