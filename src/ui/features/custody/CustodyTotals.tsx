// Custody totals as cards, one per currency (contract row 82).
import { DIGITAL_CURRENCIES } from '../../../api/validation/currencies.ts';
import { custodialSummaryList } from '../../../api/endpoints/custody.ts';
import type { CustodialSummary } from '../../../api/schemas/custody.ts';
import { useQuery } from '../../hooks/data/useQuery.ts';
import { Coin } from '../../kit/display/CurrencyIcon.tsx';
import { Money } from '../../kit/display/Money.tsx';
import { SkeletonLines } from '../../kit/feedback/Skeleton.tsx';
import { MISSING, moneyParts, plural } from '../../kit/display/format.ts';
import { Answered } from '../../query/QueryContent.tsx';
import { stateOf } from '../../query/queryStates.tsx';
import { Cards } from './Custody.styles.ts';
import { COUNTED_WALLETS } from './texts.ts';

/** As many cards as there are currencies; only the first one says that it waits. */
const WAIT = (
  <Cards>
    {Object.keys(DIGITAL_CURRENCIES).map((key, index) => (
      <li key={key}>
        <SkeletonLines count={7} label={index === 0 ? undefined : ''} />
      </li>
    ))}
  </Cards>
);

export function Summary() {
  const query = useQuery(custodialSummaryList);
  return (
    <section aria-label="Итоги по валютам" data-state={stateOf(query)}>
      <Answered query={query} wait={WAIT}>
        {(totals) => (
          <Cards>
            {totals.map((total) => (
              <Card key={total.currency} {...total} />
            ))}
          </Cards>
        )}
      </Answered>
    </section>
  );
}

function Card({ currency, total, hot, cold, wallets_count, rub_equivalent }: CustodialSummary) {
  return (
    <li>
      <div className="head">
        <Coin currency={currency} size={24} />
        <span>{currency}</span>
        <span className="muted">{wallets_count === null ? MISSING : plural(wallets_count, COUNTED_WALLETS)}</span>
      </div>
      {/* The head names the currency; the figures below are in it. */}
      <div className="total num">{moneyParts(total, currency).figure}</div>
      <dl>
        <dt>Горячие</dt>
        <dd className="num">{moneyParts(hot, currency).figure}</dd>
        <dt>Холодные</dt>
        <dd className="num">{moneyParts(cold, currency).figure}</dd>
        <dt>В рублях</dt>
        <dd>
          <Money amount={rub_equivalent} currency="RUB" />
        </dd>
      </dl>
    </li>
  );
}
