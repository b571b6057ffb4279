// One own trade or exchange, in progress or from the history: both areas encode the kind in the path.
import { useLocation, useParams } from 'wouter';
import { parseRecordId } from '../../../api/recordId.ts';
import { ExchangeCard } from './ExchangeCard.tsx';
import { TradeCard, FinishedTradeCard } from './TradeCard.tsx';
import { normalizePath } from '../../routing/areas.ts';

/** Last path segment before the id, spelled as specified: kind, and whether it is from the history. */
const SCREENS: Readonly<Record<string, readonly [kind: 'buy' | 'sell' | 'exchange', past: boolean]>> = {
  deal: ['buy', false],
  'deal-sales': ['sell', false],
  'deal-exchange': ['exchange', false],
  'history-ved': ['buy', true],
  'history-ved-sale': ['sell', true],
  'history-ved-exchange': ['exchange', true],
  history: ['buy', true],
  'history-sale': ['sell', true],
  'history-exchange': ['exchange', true],
};

export default function OwnDeal() {
  const [path] = useLocation();
  const { id: given = '' } = useParams();
  const id = parseRecordId(given) ?? 0;
  const [kind, past] = SCREENS[normalizePath(path).split('/').at(-2) ?? ''] ?? ['buy', false];
  if (kind === 'exchange') return <ExchangeCard key={path} id={id} past={past} />;
  return past ? <FinishedTradeCard key={path} id={id} kind={kind} /> : <TradeCard key={path} id={id} kind={kind} />;
}
