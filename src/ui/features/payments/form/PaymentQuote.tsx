// Debit, rate with its time, and remaining balance of a payment; a link to buy a shortage.
import { ShoppingCart } from 'lucide-react';
import { styled } from 'styled-components';
import { Link } from '../../../hooks/core/Link.tsx';
import type { FormValues } from '../../../../machines/form/form.machine.ts';
import { ButtonLink } from '../../../kit/actions/Button.tsx';
import { DescriptionList, type DescriptionItem } from '../../../kit/display/DescriptionList.tsx';
import { Money } from '../../../kit/display/Money.tsx';
import { formatCrossRate, formatDate, formatMoney } from '../../../kit/display/format.ts';
import { getTextValue } from '../../../hooks/form/useMutationForm.ts';
import { getPaymentFormPath } from './paySupplierDialog.ts';
import { type Quote, calculateQuote, getRemainderAfterPayment } from './quote.ts';
import { type PaymentSources, getSelectedContract } from '../sources.ts';

const Box = styled.section`
  padding: 12px 16px 6px;
  border: 1px solid var(--border-base);
  border-radius: var(--radius-control);
  background: var(--surface-sunken);

  > p {
    color: var(--text-secondary);
    font-size: 13px;
    line-height: 20px;
  }
  > p:last-child {
    padding-bottom: 6px;
  }
  > p > strong {
    display: block;
    color: var(--text-primary);
    font: 600 16px/24px var(--font-sans);
    font-variant-numeric: tabular-nums lining-nums;
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
    padding: 8px 0;
    color: var(--status-danger-text);
    font-size: 13px;
  }
`;

interface PaymentQuoteProps {
  readonly values: FormValues;
  readonly sources: PaymentSources;
  readonly contractNumber: string | null;
}

/** Without rates only the server knows the debit. */
export function PaymentQuote({ values, sources, contractNumber }: PaymentQuoteProps) {
  const quote = calculateQuote(values, sources);
  return (
    <Box aria-label="Списание" aria-live="polite">
      {quote === null ? (
        <p>
          {sources.rates.length === 0
            ? 'Сумму списания по курсу платформы определит оператор при исполнении.'
            : 'Введите сумму, чтобы увидеть списание с кошелька.'}
        </p>
      ) : (
        <>
          <p>
            <strong>{`Спишется ${formatMoney(quote.debit, quote.currency)}`}</strong>
            <span>{`по курсу ${formatCrossRate(quote.rate, quote.currency, getTextValue(values, 'currency'))}`}</span>
          </p>
          <DescriptionList rows={getQuoteRows(quote, values, sources)} />
          {quote.shortage === null ? null : (
            <Shortage
              quote={quote}
              contractNumber={contractNumber}
              number={getTextValue(values, 'ved_contract_number')}
            />
          )}
        </>
      )}
    </Box>
  );
}

/** Rows of a quote, for the form and for the review. */
export function getQuoteRows(quote: Quote, values: FormValues, sources: PaymentSources): readonly DescriptionItem[] {
  const { source, at, remaining, currency, wallet } = quote;
  const remainder = getRemainderAfterPayment(values, sources);
  return [
    {
      label: 'Источник курса',
      value: [source, at === null ? null : formatDate(at, 'dateTime')].filter(Boolean).join(', '),
    },
    { label: 'Комиссия', value: 'Не взимается' },
    ...(remaining === null
      ? []
      : [
          {
            label: `Останется в кошельке ${wallet.wallet_id}`,
            value: <Money amount={remaining} currency={currency} />,
          },
        ]),
    ...(remainder === null
      ? []
      : [
          {
            label: 'Останется по контракту',
            value: <Money amount={remainder} currency={getSelectedContract(values, sources)?.currency ?? ''} />,
          },
        ]),
  ];
}

interface ShortageProps {
  readonly quote: Quote;
  readonly contractNumber: string | null;
  /** УНК of the payment. */
  readonly number: string;
}

function Shortage({ quote: { currency, shortage, wallet }, contractNumber, number }: ShortageProps) {
  const params = new URLSearchParams({
    coin: currency,
    amount: shortage ?? '',
    wallet: String(wallet.id),
    ...(number === '' ? {} : { contract: number }),
    back: getPaymentFormPath(contractNumber),
  });
  return (
    <div>
      <span>{`В кошельке ${wallet.wallet_id} не хватает ${formatMoney(shortage, currency)}`}</span>
      <Link href={`/account/createRequest?${params.toString()}`} asChild>
        <ButtonLink size="small" icon={<ShoppingCart />}>
          Купить недостающее
        </ButtonLink>
      </Link>
    </div>
  );
}
