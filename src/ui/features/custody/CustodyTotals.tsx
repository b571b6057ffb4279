// Custody totals as cards, one per currency (tests/contract/calls.json row 82).
import { DIGITAL_CURRENCIES } from '../../../api/validation/currencies.ts';
import { custodialSummaryList } from '../../../api/endpoints/custody.ts';
import type { CustodialSummary } from '../../../api/schemas/custody.ts';
import { useQuery } from '../../hooks/data/useQuery.ts';
import { CurrencyIcon } from '../../kit/display/CurrencyIcon.tsx';
import { Money } from '../../kit/display/Money.tsx';
import { SkeletonLines } from '../../kit/feedback/Skeleton.tsx';
import { EMPTY_VALUE, formatMoneyParts, formatCounted } from '../../kit/display/format.ts';
import { QueryContent } from '../../query/QueryContent.tsx';
import { getQueryState } from '../../query/queryStates.tsx';
import { CustodyCards } from './Custody.styles.ts';
import { WALLET_PLURALS } from './texts.ts';

/** One placeholder per currency; only the first one is announced. */
const WAIT = (
  <CustodyCards>
    {Object.keys(DIGITAL_CURRENCIES).map((key, index) => (
      <li key={key}>
        <SkeletonLines count={7} label={index === 0 ? undefined : ''} />
      </li>
    ))}
  </CustodyCards>
);

export function CustodyTotals() {
  const query = useQuery(custodialSummaryList);
  return (
    <section aria-label="Итоги по валютам" data-state={getQueryState(query)}>
      <QueryContent query={query} skeleton={WAIT}>
        {(totals) => (
          <CustodyCards>
            {/* A backend may count a currency once per network. */}
            {totals.map((total, index) => (
              <Card key={`${index} ${total.currency}`} {...total} />
            ))}
          </CustodyCards>
        )}
      </QueryContent>
    </section>
  );
}

function Card({ currency, total, hot, cold, wallets_count, rub_equivalent }: CustodialSummary) {
  return (
    <li>
      <div className="head">
        <CurrencyIcon currency={currency} size={24} />
        <span>{currency}</span>
        <span className="muted">
          {wallets_count === null ? EMPTY_VALUE : formatCounted(wallets_count, WALLET_PLURALS)}
        </span>
      </div>
      {/* The head names the currency; the figures below are in it. */}
      <div className="total num">{formatMoneyParts(total, currency).figure}</div>
      <dl>
        <dt>Горячие</dt>
        <dd className="num">{formatMoneyParts(hot, currency).figure}</dd>
        <dt>Холодные</dt>
        <dd className="num">{formatMoneyParts(cold, currency).figure}</dd>
        <dt>В рублях</dt>
        <dd>
          <Money amount={rub_equivalent} currency="RUB" />
        </dd>
      </dl>
    </li>
  );
}
