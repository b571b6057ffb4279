// Daily counters of the operator: what waits on each desk, each number a way to its rows (contract rows 38, 39, 46, 48, 51, 52).
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { AnyStateMachine } from 'xstate';
import { operatorDepositList } from '../../../api/endpoints/deposits.ts';
import { exchangeList } from '../../../api/endpoints/exchanges.ts';
import { operatorWalletList } from '../../../api/endpoints/kyt.ts';
import { participantList, providerList } from '../../../api/endpoints/organizations.ts';
import { operatorTradeList } from '../../../api/endpoints/trades.ts';
import { operatorWithdrawalList } from '../../../api/endpoints/withdrawals.ts';
import { getOwnProperty } from '../../../api/lib/getOwnProperty.ts';
import { depositLifecycle } from '../../../machines/lifecycles/deposit.ts';
import { getStatusMeta } from '../../../machines/lifecycles/transitions.ts';
import { verificationLifecycle } from '../../../machines/lifecycles/verification.ts';
import { walletLifecycle } from '../../../machines/lifecycles/wallet.ts';
import { withdrawalLifecycle } from '../../../machines/lifecycles/withdrawal.ts';
import type { Query } from '../../hooks/data/useQuery.ts';
import { useCachedQuery } from '../../hooks/data/useCachedQuery.ts';
import { belowMobile } from '../../theme/media.ts';
import { CounterCard, CounterLine } from './CounterCard.tsx';

const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.35fr) repeat(4, minmax(0, 1fr));
  gap: 16px;

  @container page (max-width: 991px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

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

/** Labels that speak of one record, as a number of any size can be called. */
const OF_MANY: Readonly<Record<string, string>> = {
  'Анкета отправлена': 'Отправлено',
  'Ожидает оплаты': 'Ждём оплату',
  Принят: 'Принято',
  Заблокирован: 'Заблокировано',
};
function labelOf(of: AnyStateMachine, status: string): string {
  const label = getStatusMeta(of, status)?.label ?? status;
  return getOwnProperty(OF_MANY, label) ?? label ?? '';
}

/** One number of a desk. */
interface Counter {
  readonly label: string;
  /** The way to its rows: as many as it says. */
  readonly href: string;
  /** A component: asks the question behind the number. */
  readonly Asked: (props: { readonly children: (read: Query<{ readonly count: number }>) => ReactNode }) => ReactNode;
}

const trades = (request_type: 'buy' | 'sell', label: string): Counter => ({
  label,
  href: `/organization/queue-requests?${request_type === 'buy' ? '' : `type=${request_type}&`}status=${NEW}`,
  Asked: ({ children }) =>
    children(useCachedQuery(operatorTradeList, { query: { request_type, status: NEW, ...one } })),
});

const exchanges: Counter = {
  label: 'Обмен',
  href: `/organization/queue-requests?type=exchange&status=${NEW}`,
  Asked: ({ children }) => children(useCachedQuery(exchangeList, { query: { status: NEW, ...one } })),
};

const deposits = (status: string): Counter => ({
  label: labelOf(depositLifecycle, status),
  href: `/organization/deposit-requests?status=${status}`,
  Asked: ({ children }) => children(useCachedQuery(operatorDepositList, { query: { status, ...one } })),
});

const withdrawals = (status: string): Counter => ({
  label: labelOf(withdrawalLifecycle, status),
  href: `/organization/withdrawal-requests?status=${status}`,
  Asked: ({ children }) => children(useCachedQuery(operatorWithdrawalList, { query: { status, ...one } })),
});

/** Forms in one status; each role's have a list of their own. */
const forms = (status: string, isProviders: boolean): Counter => ({
  label: `${labelOf(verificationLifecycle, status)}: ${isProviders ? 'поставщики' : 'участники'}`,
  href: `/organization/kyc-verification?${isProviders ? 'tab=providers&' : ''}status=${status}`,
  Asked: ({ children }) =>
    children(useCachedQuery(isProviders ? providerList : participantList, { query: { status, ...one } })),
});

/** Counted by the list of wallets: that of their owners comes whole, ten thousand of them for one number. */
const wallets = (status: string): Counter => ({
  label: labelOf(walletLifecycle, status),
  href: '/organization/kyt-requests',
  Asked: ({ children }) =>
    children(useCachedQuery(operatorWalletList, { query: { type: 'dirty', status, limitDirty: 1 } })),
});

// assumed: money that waits comes first
const DESKS: Readonly<Record<string, readonly Counter[]>> = {
  Пополнения: DEPOSITS.map(deposits),
  Выводы: WITHDRAWALS.map(withdrawals),
  'Новые заявки': [trades('buy', 'Покупка'), trades('sell', 'Продажа'), exchanges],
  'На верификации': FORMS.flatMap((status) => [forms(status, false), forms(status, true)]),
  'Рисковые кошельки': RISKY.map(wallets),
};

/** `isAsked`: what waits may be counted by now. */
export function DecisionCounters({ isAsked }: { isAsked: boolean }) {
  return (
    <Grid>
      {Object.entries(DESKS).map(([title, counters]) => (
        <CounterCard key={title} title={title}>
          {counters.map((counter) =>
            isAsked ? (
              <Counted key={counter.label} {...counter} />
            ) : (
              <CounterLine key={counter.label} label={counter.label} href={counter.href} />
            ),
          )}
        </CounterCard>
      ))}
    </Grid>
  );
}

function Counted({ label, href, Asked }: Counter) {
  return <Asked>{(read) => <CounterLine label={label} href={href} read={read} />}</Asked>;
}
