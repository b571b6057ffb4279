// /organization/transaction-details/:id; filters and page of the registry lead back to its row.
import { parseRecordId } from '../../../api/recordId.ts';
import { useParams, useRouter } from 'wouter';
import { patchSearch } from '../../hooks/list/useQueryParams.ts';
import { OperationDetails } from './OperationDetails.tsx';

export default function OperationDetailsScreen() {
  const { id } = useParams<{ id: string }>();
  const router = useRouter();
  const search = patchSearch(router.searchHook(router).replace(/^\?/, ''), { id });
  return <OperationDetails key={id} id={parseRecordId(id) ?? 0} back={`/organization/reestr-operation?${search}`} />;
}
