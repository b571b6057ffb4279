// Daily counters of the operator: what waits on each desk, each number a way to its rows (contract rows 38, 39, 46, 48, 51, 52).
import { styled } from 'styled-components';
import { operatorDepositList } from '../../../api/endpoints/deposits.ts';
import { exchangeList } from '../../../api/endpoints/exchanges.ts';
import { operatorWalletList } from '../../../api/endpoints/kyt.ts';
import { participantList, providerList } from '../../../api/endpoints/organizations.ts';
import { operatorTradeList } from '../../../api/endpoints/trades.ts';
import { operatorWithdrawalList } from '../../../api/endpoints/withdrawals.ts';
import { depositLifecycle } from '../../../machines/lifecycles/deposit.ts';
import { statusOf } from '../../../machines/lifecycles/moves.ts';
import { verificationLifecycle } from '../../../machines/lifecycles/verification.ts';
import { walletLifecycle } from '../../../machines/lifecycles/wallet.ts';
import { withdrawalLifecycle } from '../../../machines/lifecycles/withdrawal.ts';
import { useQuery } from '../../bind/useQuery.ts';
import { belowMobile } from '../../theme/media.ts';
import { DeskCard, Line } from './DeskCard.tsx';

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(176px, 1fr));
  gap: 16px;

  ${belowMobile} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 12px;
    > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
`;
const one = { limit: 1 } as const;
const NEW = 'pending';
/** Statuses of the money desks that wait for the operator, as their lists are filtered. */
const DEPOSITS = ['pending', 'accepted', 'on_accounting'] as const;
const WITHDRAWALS = ['pending', 'accepted', 'in_review'] as const;
const FORMS = ['submitted', 'in_review'] as const;
/** Statuses of dirty wallets. */
const RISKY = ['rejected', 'blocked'] as const;

export function Counters() {
  return (
    <Grid>
      <DeskCard title="На верификации">
        {FORMS.map((status) => (
          <FormsLine key={status} status={status} />
        ))}
      </DeskCard>
      <DeskCard title="Новые заявки">
        <TradesLine type="buy" label="Покупка" />
        <TradesLine type="sell" label="Продажа" />
        <ExchangesLine />
      </DeskCard>
      <DeskCard title="Пополнения">
        {DEPOSITS.map((status) => (
          <DepositsLine key={status} status={status} />
        ))}
      </DeskCard>
      <DeskCard title="Выводы">
        {WITHDRAWALS.map((status) => (
          <WithdrawalsLine key={status} status={status} />
        ))}
      </DeskCard>
      <DeskCard title="Рисковые кошельки">
        {RISKY.map((status) => (
          <WalletsLine key={status} status={status} />
        ))}
      </DeskCard>
    </Grid>
  );
}

function TradesLine({ type, label }: { type: 'buy' | 'sell'; label: string }) {
  const read = useQuery(operatorTradeList, { query: { request_type: type, status: NEW, ...one } });
  const tab = type === 'buy' ? '' : `type=${type}&`;
  return (
    <Line
      label={label}
      href={`/organization/queue-requests?${tab}status=${NEW}`}
      value={read.data?.count}
      reads={[read]}
    />
  );
}

function ExchangesLine() {
  const read = useQuery(exchangeList, { query: { status: NEW, ...one } });
  return (
    <Line
      label="Обмен"
      href={`/organization/queue-requests?type=exchange&status=${NEW}`}
      value={read.data?.count}
      reads={[read]}
    />
  );
}

function DepositsLine({ status }: { status: string }) {
  const read = useQuery(operatorDepositList, { query: { status, ...one } });
  const label = statusOf(depositLifecycle, status)?.label ?? status;
  return (
    <Line
      label={label}
      href={`/organization/deposit-requests?status=${status}`}
      value={read.data?.count}
      reads={[read]}
    />
  );
}

function WithdrawalsLine({ status }: { status: string }) {
  const read = useQuery(operatorWithdrawalList, { query: { status, ...one } });
  const label = statusOf(withdrawalLifecycle, status)?.label ?? status;
  return (
    <Line
      label={label}
      href={`/organization/withdrawal-requests?status=${status}`}
      value={read.data?.count}
      reads={[read]}
    />
  );
}

/** Forms of both roles in one status; the way leads to the participants, whose tab stands first. */
function FormsLine({ status }: { status: string }) {
  const participants = useQuery(participantList, { query: { status, ...one } });
  const providers = useQuery(providerList, { query: { status, ...one } });
  const isKnown = participants.data !== undefined && providers.data !== undefined;
  const value = isKnown ? (participants.data?.count ?? 0) + (providers.data?.count ?? 0) : undefined;
  const label = statusOf(verificationLifecycle, status)?.label ?? status;
  const tab = participants.data?.count === 0 && providers.data !== undefined && providers.data.count > 0;
  return (
    <Line
      label={label}
      href={`/organization/kyc-verification?${tab ? 'tab=providers&' : ''}status=${status}`}
      value={value}
      reads={[participants, providers]}
    />
  );
}

/** Counted by the list of wallets: that of their owners comes whole, ten thousand of them for one number. */
function WalletsLine({ status }: { status: string }) {
  const read = useQuery(operatorWalletList, { query: { type: 'dirty', status, limitDirty: 1 } });
  const label = statusOf(walletLifecycle, status)?.label ?? status;
  return <Line label={label} href="/organization/kyt-requests" value={read.data?.count} reads={[read]} />;
}
