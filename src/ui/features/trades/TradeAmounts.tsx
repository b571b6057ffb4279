// The two amounts of a request: paid, received, and the rate between them.
import { ArrowRight } from 'lucide-react';
import { styled } from 'styled-components';
import type { Exchange } from '../../../api/schemas/exchanges.ts';
import { CurrencyIcon } from '../../kit/display/CurrencyIcon.tsx';
import { Money } from '../../kit/display/Money.tsx';
import { formatRate } from '../../kit/display/format.ts';
import { formatRateUnit } from './tradeKinds.ts';
import type { CurrencyPair } from '../../../machines/form/linkedAmounts.ts';

const Row = styled.div`
  container: sides / inline-size;

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 20px;
    align-items: center;
  }
  .side {
    color: var(--text-secondary);
    font-size: 13px;
  }
  .side > strong {
    display: flex;
    gap: 8px;
    align-items: center;
    margin-top: 2px;
    color: var(--text-primary);
    font: 600 22px/30px var(--font-sans);
    letter-spacing: -0.015em;
    white-space: nowrap;
  }
  .side .cur {
    font-weight: 400;
  }
  .arrow {
    flex: none;
    margin-top: 20px;
    color: var(--text-muted);
  }
  > p {
    margin-top: 8px;
    color: var(--text-secondary);
    font-size: 13px;
    line-height: 20px;
  }
  @container sides (max-width: 480px) {
    > div {
      display: grid;
    }
    .arrow {
      margin: 0;
      rotate: 90deg;
    }
  }
`;

type Summed = Pick<
  Exchange,
  'amount_to_pay' | 'currency_to_pay' | 'amount_to_receive' | 'currency_to_receive' | 'exchange_rate'
>;

interface SidesProps {
  readonly request: Summed;
  /** «Отдаёте», «Получаете» for the user's own. */
  readonly pays: string;
  readonly receives: string;
  /** Quoting convention of the rate. */
  readonly side?: CurrencyPair['side'];
}

export function TradeAmounts({ request, pays, receives, side }: SidesProps) {
  const { currency_to_pay: pay, currency_to_receive: receive, exchange_rate } = request;
  const quotedBy = side ?? (pay === 'RUB' ? 'buy' : 'sell');
  return (
    <Row>
      <div>
        <span className="side">
          <span>{pays}</span>
          <strong>
            <CurrencyIcon currency={pay} size={24} />
            <Money amount={request.amount_to_pay} currency={pay} />
          </strong>
        </span>
        <ArrowRight className="arrow" aria-hidden />
        <span className="side">
          <span>{receives}</span>
          <strong>
            <CurrencyIcon currency={receive} size={24} />
            <Money amount={request.amount_to_receive} currency={receive} />
          </strong>
        </span>
      </div>
      <p className="num">
        {`Курс ${formatRate(exchange_rate, pay, receive)} ${formatRateUnit({ side: quotedBy, pay, receive })}`}
      </p>
    </Row>
  );
}
