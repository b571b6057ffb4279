// Daily counters of the operator: records awaiting a decision, each number a link to its list (tests/contract/calls.json
// rows 38, 39, 46, 48, 51, 52).
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
/** Statuses that await the operator, as filters of deposits and withdrawals. */
const DEPOSITS = ['pending', 'accepted', 'on_accounting'] as const;
const WITHDRAWALS = ['pending', 'accepted', 'in_review'] as const;
const FORMS = ['submitted', 'in_review'] as const;
/** Statuses of high-risk wallets. */
const RISKY = ['rejected', 'blocked'] as const;

/** Plural-neutral labels for those that describe one record. */
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

/** One counter. */
interface Counter {
  readonly label: string;
  /** Link to a list with as many rows. */
  readonly href: string;
  /** A component, because it runs the query of the number. */
  readonly CountQuery: (props: {
    readonly children: (read: Query<{ readonly count: number }>) => ReactNode;
  }) => ReactNode;
}

const trades = (request_type: 'buy' | 'sell', label: string): Counter => ({
  label,
  href: `/organization/queue-requests?${request_type === 'buy' ? '' : `type=${request_type}&`}status=${NEW}`,
  CountQuery: ({ children }) =>
    children(useCachedQuery(operatorTradeList, { query: { request_type, status: NEW, ...one } })),
});

const exchanges: Counter = {
  label: 'Обмен',
  href: `/organization/queue-requests?type=exchange&status=${NEW}`,
  CountQuery: ({ children }) => children(useCachedQuery(exchangeList, { query: { status: NEW, ...one } })),
};

const deposits = (status: string): Counter => ({
  label: labelOf(depositLifecycle, status),
  href: `/organization/deposit-requests?status=${status}`,
  CountQuery: ({ children }) => children(useCachedQuery(operatorDepositList, { query: { status, ...one } })),
});

const withdrawals = (status: string): Counter => ({
  label: labelOf(withdrawalLifecycle, status),
  href: `/organization/withdrawal-requests?status=${status}`,
  CountQuery: ({ children }) => children(useCachedQuery(operatorWithdrawalList, { query: { status, ...one } })),
});

/** Forms in one status; each role has its own list. */
const forms = (status: string, isProviders: boolean): Counter => ({
  label: `${labelOf(verificationLifecycle, status)}: ${isProviders ? 'поставщики' : 'участники'}`,
  href: `/organization/kyc-verification?${isProviders ? 'tab=providers&' : ''}status=${status}`,
  CountQuery: ({ children }) =>
    children(useCachedQuery(isProviders ? providerList : participantList, { query: { status, ...one } })),
});

/** Counted by the operator's wallet list: that of clients is not paged and may have ten thousand rows. */
const wallets = (status: string): Counter => ({
  label: labelOf(walletLifecycle, status),
  href: '/organization/kyt-requests',
  CountQuery: ({ children }) =>
    children(useCachedQuery(operatorWalletList, { query: { type: 'dirty', status, limitDirty: 1 } })),
});

// assumed: deposits and withdrawals come first
const DESKS: Readonly<Record<string, readonly Counter[]>> = {
  Пополнения: DEPOSITS.map(deposits),
  Выводы: WITHDRAWALS.map(withdrawals),
  'Новые заявки': [trades('buy', 'Покупка'), trades('sell', 'Продажа'), exchanges],
  'На верификации': FORMS.flatMap((status) => [forms(status, false), forms(status, true)]),
  'Рисковые кошельки': RISKY.map(wallets),
};

/** `isEnabled`: the queries may be sent. */
export function DecisionCounters({ isEnabled }: { isEnabled: boolean }) {
  return (
    <Grid>
      {Object.entries(DESKS).map(([title, counters]) => (
        <CounterCard key={title} title={title}>
          {counters.map((counter) =>
            isEnabled ? (
              <QueriedCounter key={counter.label} {...counter} />
            ) : (
              <CounterLine key={counter.label} label={counter.label} href={counter.href} />
            ),
          )}
        </CounterCard>
      ))}
    </Grid>
  );
}

function QueriedCounter({ label, href, CountQuery }: Counter) {
  return <CountQuery>{(read) => <CounterLine label={label} href={href} read={read} />}</CountQuery>;
}
