// /organization/queue-requests, and the three paths of an open request: -requests, -requests-sale, -requests-exchange.
import { parseRecordId } from '../../../../api/recordId.ts';
import { useLocation, useParams } from 'wouter';
import { useQueryParams } from '../../../hooks/list/useQueryParams.ts';
import { ExchangeQueue } from './ExchangeQueue.tsx';
import { TradeQueue } from './TradeQueue.tsx';
import { TRADE_TYPE_PARAM } from '../tradeKinds.ts';
import { queuePaths } from './queuePaths.ts';

export default function QueueRequests() {
  const [path] = useLocation();
  const { id } = useParams<{ id?: string }>();
  const { values } = useQueryParams(TRADE_TYPE_PARAM);
  const open = parseRecordId(id);
  const isAt = (kind: 'sell' | 'exchange') =>
    id === undefined ? values.type === kind : path.toLowerCase().startsWith(`${queuePaths[kind]}/`);
  if (isAt('exchange')) return <ExchangeQueue id={open} />;
  const kind = isAt('sell') ? 'sell' : 'buy';
  return <TradeQueue key={kind} kind={kind} id={open} />;
}
