// The rouble account: what is available, where to pay it, its statement and its movements (contract rows 69, 70).
import { FileDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Big } from 'big.js';
import { moscowDay } from '../../../api/validation/dates.ts';
import { callOf } from '../../../api/endpoint.ts';
import { fiatWalletExportToPdf, fiatWalletRead } from '../../../api/endpoints/fiat.ts';
import type { FiatWallet } from '../../../api/schemas/fiat.ts';
import { useDownload } from '../../hooks/data/useDownload.ts';
import { useNow } from '../../hooks/core/useNow.ts';
import { type Query, useQuery } from '../../hooks/data/useQuery.ts';
import { type SearchNumber, useSearchNumber } from '../../hooks/list/useNumberParam.ts';
import { BalanceBar } from '../../kit/display/BalanceBar.tsx';
import { Button } from '../../kit/actions/Button.tsx';
import { Coin } from '../../kit/display/CurrencyIcon.tsx';
import { Money } from '../../kit/display/Money.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { SkeletonLines } from '../../kit/feedback/Skeleton.tsx';
import { NoAccount } from '../../record/NoAccount.tsx';
import { Answered } from '../../query/QueryContent.tsx';
import { stateOf } from '../../query/queryStates.tsx';
import { failureText } from '../../texts/failures.ts';
import { Account, Cards } from './FiatAccount.styles.ts';
import { Operations } from './AccountStatement.tsx';
import { Requisites } from './BankDetails.tsx';

/** Movements on a page. */
const SIZE = 10;

export interface FiatState {
  readonly query: Query<FiatWallet>;
  readonly page: SearchNumber;
}

/** One question for the account and a page of its movements; the page stands in the address as `po`. */
export function useFiatAccount(): FiatState {
  const page = useSearchNumber('po');
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
    <div data-state={stateOf(query)}>
      <Answered
        query={query}
        missing={<NoAccount />}
        wait={
          <Panel>
            <SkeletonLines padded count={5} />
          </Panel>
        }
      >
        {(account) => (
          <Cards>
            <BalanceCard account={account} actions={actions} aside={<Statement />} />
            <Requisites account={account} />
          </Cards>
        )}
      </Answered>
    </div>
  );
}

/** The movements of the account with their pages; nothing before the account is known. */
export function FiatOperations({ query, page }: FiatState) {
  if (!query.data) return null;
  return <Operations account={query.data} page={page} size={SIZE} busy={query.busy} />;
}

interface BalanceCardProps extends Omit<FiatCardsProps, 'query'> {
  readonly account: FiatWallet;
  /** At the right of the title. */
  readonly aside?: ReactNode;
}

/** What is available of the account, `actions` below it. */
export function BalanceCard({ account, actions, aside }: BalanceCardProps) {
  const { balance, reserved, available, currency } = account;
  return (
    <Panel padded>
      <Account>
        <div className="head">
          <Coin currency={currency} size={24} />
          <h2>Рублёвый счёт</h2>
          {aside}
        </div>
        <div className="sum">
          <span>Доступно</span>
          <strong>
            <Money amount={available} currency={currency} />
          </strong>
        </div>
        <BalanceBar {...share(available ?? '0', balance ?? '0')} />
        <div className="parts">
          <span>
            <span>Всего</span> <Money amount={balance} currency={currency} />
          </span>
          <span>
            <span>В резерве</span> <Money amount={reserved} currency={currency} />
          </span>
        </div>
        {actions ? <div className="acts">{actions}</div> : null}
      </Account>
    </Panel>
  );
}

/** How much of the whole is available, for the bar and for whoever does not see it. */
function share(available: string, balance: string): { share: number | null; label: string } {
  const whole = new Big(balance);
  if (whole.eq(0)) return { share: null, label: 'Счёт пуст' };
  const part = whole.gt(0) ? new Big(available).div(whole).toNumber() : 0;
  return { share: part, label: `Доступно ${Math.floor(part * 100)} %` };
}

function Statement() {
  const today = moscowDay(Date.parse(useNow()));
  const { start, cancel, busy, slow, failure } = useDownload();
  const giveUp = busy && slow;
  return (
    <>
      <Button
        size="small"
        icon={<FileDown />}
        busy={busy && !slow}
        onClick={() => (giveUp ? cancel() : start(callOf(fiatWalletExportToPdf), `statement-${today}.pdf`))}
      >
        {giveUp ? 'Отменить' : 'Скачать PDF'}
      </Button>
      {failure ? <span role="alert">{failureText(failure)}</span> : null}
    </>
  );
}
