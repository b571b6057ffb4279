// The rouble account: balance, bank details, statement and operations (tests/contract/calls.json rows 69, 70).
import { FileDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Big } from 'big.js';
import { toMoscowDate } from '../../../api/validation/dates.ts';
import { createCall } from '../../../api/endpoint.ts';
import { fiatWalletExportToPdf, fiatWalletRead } from '../../../api/endpoints/fiat.ts';
import type { FiatWallet } from '../../../api/schemas/fiat.ts';
import { useDownload } from '../../hooks/files/useDownload.ts';
import { useNow } from '../../hooks/core/useNow.ts';
import { type Query, useQuery } from '../../hooks/data/useQuery.ts';
import { type NumberParam, useNumberParam } from '../../hooks/list/useNumberParam.ts';
import { useSession } from '../../hooks/session/useSession.ts';
import { BalanceBar } from '../../kit/display/charts/BalanceBar.tsx';
import { Button } from '../../kit/actions/Button.tsx';
import { CurrencyIcon } from '../../kit/display/CurrencyIcon.tsx';
import { Money } from '../../kit/display/Money.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { SkeletonLines } from '../../kit/feedback/Skeleton.tsx';
import { NoAccountNote } from '../../record/ProfileMissing.tsx';
import { QueryContent } from '../../query/QueryContent.tsx';
import { getQueryState } from '../../query/queryStates.tsx';
import { getDownloadFailureText } from '../../texts/failures.ts';
import { AccountCard, AccountCards } from './FiatAccount.styles.ts';
import { AccountStatement } from './AccountStatement.tsx';
import { ReserveButton } from './ReserveButton.tsx';
import { BankDetails } from './BankDetails.tsx';
import { ListPage } from '../../kit/layout/ListPage.styles.ts';

/** Operations per page. */
const SIZE = 10;

export interface FiatAccountState {
  readonly query: Query<FiatWallet>;
  readonly page: NumberParam;
}

/** One query for the account and a page of its operations; the page is in the URL as `po`. */
export function useFiatAccount(): FiatAccountState {
  const page = useNumberParam('po');
  const query = useQuery(fiatWalletRead, { query: { limit: SIZE, offset: (page.value - 1) * SIZE } });
  return { query, page };
}

interface FiatCardsProps {
  readonly query: Query<FiatWallet>;
  /** Buttons below the balance. */
  readonly actions?: ReactNode;
}

/** Two cards: the balance, and the bank details. */
export function FiatCards({ query, actions }: FiatCardsProps) {
  return (
    <div data-state={getQueryState(query)}>
      <QueryContent
        query={query}
        missing={<NoAccountNote />}
        skeleton={
          <Panel>
            <SkeletonLines padded count={5} />
          </Panel>
        }
      >
        {(account) => (
          <AccountCards>
            <BalanceCard account={account} actions={actions} aside={<Statement />} />
            <BankDetails account={account} />
          </AccountCards>
        )}
      </QueryContent>
    </div>
  );
}

/** Paged operations; empty until the account is loaded. */
export function FiatOperations({ query, page }: FiatAccountState) {
  if (!query.data) return null;
  return <AccountStatement account={query.data} page={page} size={SIZE} busy={query.busy} />;
}

interface BalanceCardProps extends Omit<FiatCardsProps, 'query'> {
  readonly account: FiatWallet;
  /** At the right of the title. */
  readonly aside?: ReactNode;
}

/** Available balance, with `actions` below. */
export function BalanceCard({ account, actions, aside }: BalanceCardProps) {
  const { balance, reserved, available, currency } = account;
  const isOperator = useSession().role === 'authorized_organization'; // its account holds no requests to list
  return (
    <Panel padded>
      <AccountCard>
        <div className="head">
          <CurrencyIcon currency={currency} size={24} />
          <h2>Рублёвый счёт</h2>
          {aside}
        </div>
        <div className="sum">
          <span>Доступно</span>
          <strong>
            <Money amount={available} currency={currency} />
          </strong>
        </div>
        {available === null || balance === null ? null : <BalanceBar {...share(available, balance)} />}
        <div className="parts">
          <span>
            <span>Всего</span> <Money amount={balance} currency={currency} />
          </span>
          <span>
            {isOperator ? <span>В резерве</span> : <ReserveButton reserved={reserved} />}{' '}
            <Money amount={reserved} currency={currency} />
          </span>
        </div>
        {actions ? <div className="acts">{actions}</div> : null}
      </AccountCard>
    </Panel>
  );
}

/** Available share, for the bar and for screen readers. */
function share(available: string, balance: string): { share: number | null; label: string } {
  const whole = new Big(balance);
  if (whole.eq(0)) return { share: null, label: 'Счёт пуст' };
  const part = whole.gt(0) ? new Big(available).div(whole).toNumber() : 0;
  return { share: part, label: `Доступно ${Math.floor(part * 100)} %` };
}

function Statement() {
  const today = toMoscowDate(Date.parse(useNow()));
  const { start, cancel, busy, slow, failure } = useDownload();
  const giveUp = busy && slow;
  return (
    <>
      <Button
        size="small"
        icon={<FileDown />}
        busy={busy && !slow}
        onClick={() => (giveUp ? cancel() : start(createCall(fiatWalletExportToPdf), `statement-${today}.pdf`))}
      >
        {giveUp ? 'Отменить' : 'Скачать PDF'}
      </Button>
      {failure ? <span role="alert">{getDownloadFailureText(failure)}</span> : null}
    </>
  );
}

/** /organization/my-check: the operator's own rouble account. */
export function OperatorAccount() {
  const fiat = useFiatAccount();
  return (
    <ListPage style={{ gap: 16, paddingTop: 20 }}>
      <FiatCards query={fiat.query} />
      <FiatOperations {...fiat} />
    </ListPage>
  );
}
