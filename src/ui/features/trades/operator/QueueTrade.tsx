// An open request to buy or to sell as the operator decides on it; what follows approval belongs to its lot.
import { Link } from 'wouter';
import { operatorTradeRead, tradeReview } from '../../../../api/endpoints/trades.ts';
import type { Trade } from '../../../../api/schemas/trades.ts';
import { tradeLifecycle } from '../../../../machines/lifecycles/trade.ts';
import { useMoves } from '../../../bind/useMoves.ts';
import { useQuery } from '../../../bind/useQuery.ts';
import { ButtonLink } from '../../../kit/Button.tsx';
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
import { TradeFacts } from './facts.tsx';
import { DECISIONS, belongsToLots, ownerOf, kindOf, lotPath } from './kinds.ts';
import { LABELS, TRADE_QUESTIONS, texts, tradeAlert } from './texts.ts';

interface QueueTradeProps {
  readonly id: number;
  readonly queue: Queue;
  readonly onClose: () => void;
}

export function QueueTrade({ id, queue, onClose }: QueueTradeProps) {
  const query = useQuery(operatorTradeRead, Number.isSafeInteger(id) ? { params: { id } } : null);
  return (
    <RecordDetail query={query} id={id} title="Заявка" missing={texts.missing} onClose={onClose}>
      {(trade) => <Card key={trade.status} trade={trade} queue={queue} onClose={onClose} />}
    </RecordDetail>
  );
}

interface CardProps extends Omit<QueueTradeProps, 'id'> {
  readonly trade: Trade;
}

/** Keyed by its status: a decision taken elsewhere drops the question asked for the old one. */
function Card({ trade, queue, onClose }: CardProps) {
  const open = useMoves(tradeLifecycle, trade);
  const moves = open.moves.filter(({ event }) => DECISIONS.has(event));
  const { decision, question, onMove } = useDecision(tradeReview, {
    questions: TRADE_QUESTIONS,
    inputOf: (body) => ({ params: { id: trade.id }, body }),
    alert: tradeAlert,
  });
  const toLot = belongsToLots(trade.status);
  return (
    <Drawer
      title={`Заявка ${trade.number}`}
      mark={<Status of={tradeLifecycle} status={trade.status} />}
      tools={
        <>
          <QueueTools queue={queue} />
          <PrintButton />
        </>
      }
      onClose={onClose}
      foot={
        <>
          {toLot ? (
            <Link href={`${lotPath[kindOf(trade)]}/${trade.id}`} asChild>
              <ButtonLink variant="primary">Открыть лот</ButtonLink>
            </Link>
          ) : null}
          <MoveButtons {...open} moves={moves} chief={!toLot} busy={decision.form.busy} onMove={onMove} />
          <NextInQueue queue={queue} />
          <WriteToOrganization company={ownerOf(trade)} topic={`Заявка ${trade.number}`} />
        </>
      }
    >
      <Facts>
        {moves.length === 0 ? null : (
          <TurnNote data-mine>
            <strong>Ваш ход.</strong>{' '}
            {toLot ? 'Подберите встречную заявку и сформируйте лот.' : 'Проверьте договор и лимит, примите решение.'}
          </TurnNote>
        )}
        <TradeFacts trade={trade} />
        <InformationLink kind="trade" id={trade.id} />
      </Facts>
      {question ? (
        <DecisionDialog
          decision={decision}
          question={question}
          rows={[
            { label: 'Заявка', value: trade.number },
            { label: 'Организация', value: trade.company_name },
            { label: 'Отдаёт', value: <Money amount={trade.amount_to_pay} currency={trade.currency_to_pay} /> },
            {
              label: 'Получает',
              value: <Money amount={trade.amount_to_receive} currency={trade.currency_to_receive} />,
            },
          ]}
          labels={LABELS}
        />
      ) : null}
    </Drawer>
  );
}
