// /liquidity/operations-status: operations to submit to the registry, and those submitted.
import { OwnSubmissions } from './OwnSubmissions.tsx';

export default function OperationsStatus() {
  return <OwnSubmissions place="/liquidity/operations-status" />;
}
