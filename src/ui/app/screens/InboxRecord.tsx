// A record of the inbox in the view of its own screen, with previous and next within the inbox.
import { operatorDepositList } from '../../../api/endpoints/deposits.ts';
import { vedTransactionList } from '../../../api/endpoints/ved.ts';
import { operatorWithdrawalList } from '../../../api/endpoints/withdrawals.ts';
import { useQuery } from '../../hooks/data/useQuery.ts';
import { OperatorDeposit } from '../../features/deposits/OperatorDeposit.tsx';
import type { OpenEntry } from '../../features/inbox/Inbox.tsx';
import { OperatorExchange } from '../../features/trades/operator/OperatorExchange.tsx';
import { OperatorTrade } from '../../features/trades/operator/OperatorTrade.tsx';
import { PaymentDrawer } from '../../features/payments/PaymentDrawer.tsx';
import { WithdrawalDrawer } from '../../features/withdrawals/WithdrawalDrawer.tsx';
import { ListRecordDetail } from '../../record/DetailScreen.tsx';
import { QueueButtons, QueueFooter } from '../../list/queue/QueueNavigation.tsx';

const MISSING = 'Заявка не найдена';

/** Keyed by kind and id. */
export default function InboxRecord({ entry: { kind, id }, queue, onClose }: OpenEntry) {
  const open = { id, queue, onClose };
  switch (kind) {
    case 'deposit':
      return <Deposit {...open} />;
    case 'withdrawal':
      return <Withdrawal {...open} />;
    case 'payment':
      return <Payment {...open} />;
    case 'exchange':
      return <OperatorExchange {...open} />;
    default:
      return <OperatorTrade kind={null} {...open} />;
  }
}

type Open = Parameters<typeof OperatorExchange>[0];

function Deposit({ id, queue, onClose }: Open) {
  const query = useQuery(operatorDepositList, { query: { id, limit: 1 } });
  return (
    <ListRecordDetail query={query} id={id} title="Заявка на пополнение" missing={MISSING} onClose={onClose}>
      {(deposit) => <OperatorDeposit deposit={deposit} queue={queue} onClose={onClose} />}
    </ListRecordDetail>
  );
}

function Withdrawal({ id, queue, onClose }: Open) {
  const query = useQuery(operatorWithdrawalList, { query: { id, limit: 1 } });
  return (
    <ListRecordDetail query={query} id={id} title="Заявка на вывод" missing={MISSING} onClose={onClose}>
      {(withdrawal) => (
        <WithdrawalDrawer
          withdrawal={withdrawal}
          onClose={onClose}
          tools={<QueueButtons queue={queue} />}
          trailingActions={<QueueFooter queue={queue} record={withdrawal} topic={`Вывод ${withdrawal.number}`} />}
        />
      )}
    </ListRecordDetail>
  );
}

function Payment({ id, queue, onClose }: Open) {
  const query = useQuery(vedTransactionList, { query: { id, limit: 1 } });
  return (
    <ListRecordDetail query={query} id={id} title="Платёж поставщику" missing={MISSING} onClose={onClose}>
      {(payment) => (
        <PaymentDrawer
          payment={payment}
          onClose={onClose}
          tools={<QueueButtons queue={queue} />}
          trailingActions={
            <QueueFooter
              queue={queue}
              record={{ ...payment, role: 'ved_participant' }}
              topic={`Платёж ${payment.number}`}
            />
          }
        />
      )}
    </ListRecordDetail>
  );
}
