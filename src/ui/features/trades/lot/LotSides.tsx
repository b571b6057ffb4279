// Both sides of a lot side by side: who pays what to whom.
import type { RecordId } from '../../../../api/recordId.ts';
import { operatorTradeRead } from '../../../../api/endpoints/trades.ts';
import type { Trade } from '../../../../api/schemas/trades.ts';
import { useQuery } from '../../../hooks/data/useQuery.ts';
import { Panel } from '../../../kit/Panel.tsx';
import { RecordUnavailable } from '../../../record/DetailScreen.tsx';
import { OfferComparison } from './OfferComparison.tsx';
import { operatorTradeTexts } from '../operator/texts.ts';

/** `other`: id of the matched request. */
export function LotSides({ trade, other }: { trade: Trade; other: RecordId }) {
  const query = useQuery(operatorTradeRead, { params: { id: other } });
  const matched = query.data?.id === other ? query.data : undefined;
  return (
    <Panel title="Стороны лота" aside={trade.lot_id ?? undefined}>
      {matched ? (
        <OfferComparison own={trade} offers={[matched]} chosen={null} />
      ) : (
        <RecordUnavailable query={query} missing={operatorTradeTexts.missing} />
      )}
    </Panel>
  );
}
