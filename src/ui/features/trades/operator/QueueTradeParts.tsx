// Shared parts of an open trade request and an open exchange of the queue.
import type { Exchange } from '../../../../api/schemas/exchanges.ts';
import type { Trade } from '../../../../api/schemas/trades.ts';
import type { DescriptionItem } from '../../../kit/display/DescriptionList.tsx';
import { Money } from '../../../kit/display/Money.tsx';
import { PrintButton } from '../../../record/PrintButton.tsx';
import { type RecordQueue, QueueButtons } from '../../../list/queue/QueueNavigation.tsx';

export const TradeHeaderActions = ({ queue }: { queue: RecordQueue }) => (
  <>
    <QueueButtons queue={queue} />
    <PrintButton />
  </>
);

/** Parties and amounts, repeated in the confirmation of a decision. */
export const getRecordSummaryItems = (record: Trade | Exchange): readonly DescriptionItem[] => [
  { label: 'Организация', value: record.company_name },
  { label: 'Отдаёт', value: <Money amount={record.amount_to_pay} currency={record.currency_to_pay} /> },
  { label: 'Получает', value: <Money amount={record.amount_to_receive} currency={record.currency_to_receive} /> },
];
