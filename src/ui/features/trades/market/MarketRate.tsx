// Best rate of the other side of the market, for comparison, with a button to apply it.
import { Big } from 'big.js';
import { styled } from 'styled-components';
import { trimExcessRateZeros } from '../../../../api/amounts/currencyDecimals.ts';
import { tradeBuyList, tradeSellList } from '../../../../api/endpoints/trades.ts';
import type { Trade } from '../../../../api/schemas/trades.ts';
import { getTextValue } from '../../../hooks/form/useMutationForm.ts';
import { useQuery } from '../../../hooks/data/useQuery.ts';
import { formatRate } from '../../../kit/display/format.ts';
import { InlineButton } from '../../../kit/layout/ListPage.styles.ts';
import { getRequestPair } from '../request/requestForm.ts';
import type { RequestForm } from '../request/useRequestForm.ts';

const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 8px;
  align-items: center;
  min-height: 16px;
  margin-top: 5px;
  color: var(--text-muted);
  font-size: 12px;
  line-height: 16px;

  &[data-far] {
    color: var(--status-warning-text);
  }
`;

/** Relative difference from which a rate is marked as far from the market. */
const FAR = '0.1';

/** Below the field, independent of its own messages; empty without market data, e.g. for exchanges. */
// assumed: the contract has no call for rates; the market rate is the best of the hundred newest offers on the other side
export function MarketRate({ request: { kind, form, change } }: { request: RequestForm }) {
  const { pay, receive } = getRequestPair(kind, form.values);
  const query = { currency_to_pay: receive, currency_to_receive: pay, limit: 100, offset: 0 };
  const offers = useQuery(tradeSellList, kind === 'buy' ? { query: { request_type: 'sell', ...query } } : null);
  const bids = useQuery(tradeBuyList, kind === 'sell' ? { query: { request_type: 'buy', ...query } } : null);
  const best = bestOf((kind === 'buy' ? offers : bids).data?.results ?? [], kind === 'buy');
  if (best === null) return null;
  const far = isFar(getTextValue(form.values, 'exchange_rate'), best);
  return (
    <Line data-far={far || undefined} role={far ? 'status' : undefined}>
      <span>{far ? 'Курс отличается от рыночного больше чем на 10\u00A0%: ' : 'Рыночный курс '}</span>
      <span className="num">{formatRate(best, pay, receive)}</span>
      <InlineButton type="button" onClick={() => change({ exchange_rate: trimExcessRateZeros(best) })}>
        Подставить
      </InlineButton>
    </Line>
  );
}

/** The lowest rate for a buyer, the highest for a seller; as sent, so that it looks as in the list of offers. */
function bestOf(offers: readonly Trade[], lowest: boolean): string | null {
  const rates = offers.map(({ exchange_rate }) => exchange_rate).toSorted((a, b) => new Big(a).cmp(b));
  return (lowest ? rates[0] : rates.at(-1)) ?? null;
}

function isFar(rate: string, market: string): boolean {
  if (!/^\d{1,15}(\.\d+)?$/.test(rate)) return false;
  return new Big(rate).minus(market).abs().gt(new Big(market).times(FAR));
}
