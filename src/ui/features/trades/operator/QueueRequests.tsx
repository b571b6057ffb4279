// /organization/queue-requests, and the three paths of an open request: -requests, -requests-sale, -requests-exchange.
import { recordIdOf } from '../../../../api/recordId.ts';
import { useLocation, useParams } from 'wouter';
import { useUrlState } from '../../../hooks/list/useQueryParams.ts';
import { ExchangeQueue } from './ExchangeQueue.tsx';
import { TradeQueue } from './TradeQueue.tsx';
import { TYPE_PARAM } from '../tradeKinds.ts';
import { queuePath } from './queuePaths.ts';

export default function QueueRequests() {
  const [path] = useLocation();
  const { id } = useParams<{ id?: string }>();
  const { values } = useUrlState(TYPE_PARAM);
  const open = recordIdOf(id);
  const isAt = (kind: 'sell' | 'exchange') =>
    id === undefined ? values.type === kind : path.toLowerCase().startsWith(`${queuePath[kind]}/`);
  if (isAt('exchange')) return <ExchangeQueue id={open} />;
  const kind = isAt('sell') ? 'sell' : 'buy';
  return <TradeQueue key={kind} kind={kind} id={open} />;
}
