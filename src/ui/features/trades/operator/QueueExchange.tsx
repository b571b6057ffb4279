// An open exchange as the operator decides on it; its calls differ by its kind and take no reason.
import { operatorExchangeRead } from '../../../../api/endpoints/exchanges.ts';
import type { Exchange } from '../../../../api/schemas/exchanges.ts';
import { exchangeLifecycle } from '../../../../machines/lifecycles/exchange.ts';
import { useMoves } from '../../../bind/useMoves.ts';
import { useQuery } from '../../../bind/useQuery.ts';
import { Drawer } from '../../../kit/Drawer.tsx';
import { Money } from '../../../kit/Money.tsx';
import { DecisionDialog } from '../../../patterns/DecisionDialog.tsx';
import { RecordDetail } from '../../../patterns/DetailScreen.tsx';
import { InformationLink } from '../../../patterns/InformationLink.tsx';
import { Facts, TurnNote } from '../../../patterns/ListFrame.ts';
import { MoveButtons } from '../../../patterns/MoveButtons.tsx';
import { PrintButton } from '../../../patterns/PrintButton.tsx';
import { NextInQueue, type Queue, QueueTools } from '../../../patterns/Queue.tsx';
import { WriteToOrganization } from '../../../patterns/WriteToOrganization.tsx';
import { useDecision } from '../../../patterns/useDecision.ts';
import { Status } from '../../../patterns/status.tsx';
import { reviewOf } from './exchangeReview.ts';
import { ExchangeFacts } from './facts.tsx';
import { ownerOf } from './kinds.ts';
import { EXCHANGE_QUESTIONS, LABELS, texts, tradeAlert } from './texts.ts';

interface QueueExchangeProps {
  readonly id: number;
  readonly queue: Queue;
  readonly onClose: () => void;
}

export function QueueExchange({ id, queue, onClose }: QueueExchangeProps) {
  const query = useQuery(operatorExchangeRead, Number.isSafeInteger(id) ? { params: { id } } : null);
  return (
    <RecordDetail query={query} id={id} title="Заявка на обмен" missing={texts.missing} onClose={onClose}>
      {(exchange) => <Card key={exchange.status} exchange={exchange} queue={queue} onClose={onClose} />}
    </RecordDetail>
  );
}

interface CardProps extends Omit<QueueExchangeProps, 'id'> {
  readonly exchange: Exchange;
}

/** Keyed by its status, as a trade's card. */
function Card({ exchange, queue, onClose }: CardProps) {
  const open = useMoves(exchangeLifecycle, exchange);
  const { decision, question, onMove } = useDecision(reviewOf(exchange), {
    questions: EXCHANGE_QUESTIONS,
    inputOf: (body) => ({ params: { id: exchange.id }, body }),
    alert: tradeAlert,
  });
  const { amount_to_pay, currency_to_pay, amount_to_receive, currency_to_receive } = exchange;
  return (
    <Drawer
      title={`Обмен ${exchange.number}`}
      mark={<Status of={exchangeLifecycle} status={exchange.status} />}
      tools={
        <>
          <QueueTools queue={queue} />
          <PrintButton />
        </>
      }
      onClose={onClose}
      foot={
        <>
          <MoveButtons {...open} busy={decision.form.busy} onMove={onMove} />
          <NextInQueue queue={queue} />
          <WriteToOrganization company={ownerOf(exchange)} topic={`Обмен ${exchange.number}`} />
        </>
      }
    >
      <Facts>
        {open.moves.length === 0 ? null : (
          <TurnNote data-mine>
            <strong>Ваш ход.</strong> Следующий шаг: {open.moves[0]?.label.toLowerCase()}.
          </TurnNote>
        )}
        <ExchangeFacts exchange={exchange} />
        <InformationLink kind="exchange" id={exchange.id} />
      </Facts>
      {question ? (
        <DecisionDialog
          decision={decision}
          question={question}
          rows={[
            { label: 'Заявка', value: exchange.number },
            { label: 'Организация', value: exchange.company_name },
            { label: 'Отдаёт', value: <Money amount={amount_to_pay} currency={currency_to_pay} /> },
            { label: 'Получает', value: <Money amount={amount_to_receive} currency={currency_to_receive} /> },
          ]}
          labels={LABELS}
        />
      ) : null}
    </Drawer>
  );
}
