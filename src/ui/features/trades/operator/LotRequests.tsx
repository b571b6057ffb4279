// /organization/lot-requests/:id and /organization/lot-requests-sale/:id.
import { parseRecordId } from '../../../../api/recordId.ts';
import { useLocation, useParams } from 'wouter';
import { LotScreen } from './LotScreen.tsx';
import { getLotPath } from './queuePaths.ts';

export default function LotRequests() {
  const [path] = useLocation();
  const { id } = useParams<{ id: string }>();
  const kind = path.toLowerCase().startsWith(`${getLotPath.sell}/`) ? 'sell' : 'buy';
  return <LotScreen key={id} kind={kind} id={parseRecordId(id) ?? 0} />;
}
