// An open exchange for the operator; its calls depend on its kind and take no reason.
import { operatorExchangeRead } from '../../../../api/endpoints/exchanges.ts';
import type { Exchange } from '../../../../api/schemas/exchanges.ts';
import { exchangeLifecycle } from '../../../../machines/lifecycles/exchange.ts';
import { useLifecycleTransitions } from '../../../hooks/data/useLifecycleTransitions.ts';
import { useQuery } from '../../../hooks/data/useQuery.ts';
import { DecisionDrawer } from '../../../record/decision/DecisionDrawer.tsx';
import { RecordDetail } from '../../../record/DetailScreen.tsx';
import { InformationLink } from '../../../record/InformationLink.tsx';
import { AssigneeNote } from '../../../kit/layout/ListPage.styles.ts';
import { QueueFooter } from '../../../list/queue/QueueNavigation.tsx';
import { useDecision } from '../../../record/decision/Decision.tsx';
import type { QueueRecordProps } from './ApprovalQueue.tsx';
import { getExchangeReviewEndpoint } from './queuePaths.ts';
import { ExchangeFacts } from './tradeFacts.tsx';
import { TradeHeaderActions, getRecordSummaryItems } from './QueueTradeParts.tsx';
import { EXCHANGE_REVIEW_PROMPTS, QUEUE_LABELS, operatorTradeTexts, getTradeAlert } from './texts.ts';

export function OperatorExchange({ id, queue, onClose }: QueueRecordProps) {
  const query = useQuery(operatorExchangeRead, { params: { id } });
  return (
    <RecordDetail query={query} id={id} title="Заявка на обмен" missing={operatorTradeTexts.missing} onClose={onClose}>
      {(exchange) => <Card exchange={exchange} queue={queue} onClose={onClose} />}
    </RecordDetail>
  );
}

interface CardProps extends Omit<QueueRecordProps, 'id'> {
  readonly exchange: Exchange;
}

function Card({ exchange, queue, onClose }: CardProps) {
  const open = useLifecycleTransitions(exchangeLifecycle, exchange);
  const decisions = useDecision(getExchangeReviewEndpoint(exchange), {
    subject: { record: `exchange:${exchange.id}`, status: exchange.status },
    questions: EXCHANGE_REVIEW_PROMPTS,
    inputOf: (body) => ({ params: { id: exchange.id }, body }),
    alert: getTradeAlert,
  });
  return (
    <DecisionDrawer
      title={`Обмен ${exchange.number}`}
      lifecycle={exchangeLifecycle}
      status={exchange.status}
      open={open}
      decisions={decisions}
      rows={[{ label: 'Заявка', value: exchange.number }, ...getRecordSummaryItems(exchange)]}
      labels={QUEUE_LABELS}
      tools={<TradeHeaderActions queue={queue} />}
      trailingActions={<QueueFooter queue={queue} record={exchange} topic={`Обмен ${exchange.number}`} />}
      onClose={onClose}
    >
      <ExchangeFacts exchange={exchange}>
        {open.moves.length === 0 ? null : (
          <AssigneeNote data-mine>
            <strong>Ожидается от вас.</strong>{' '}
            <span>{`Следующий шаг: ${open.moves[0]?.label.toLowerCase() ?? ''}.`}</span>
          </AssigneeNote>
        )}
      </ExchangeFacts>
      <InformationLink kind="exchange" id={exchange.id} />
    </DecisionDrawer>
  );
}
