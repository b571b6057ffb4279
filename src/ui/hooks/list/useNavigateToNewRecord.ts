// The way from what was just made to its place in the list of the same screen.
import type { RecordId } from '../../../api/recordId.ts';
import { useLocation } from 'wouter';

/** Opens a record by `id` in the unfiltered list of this screen: whatever the list shows, the new one stands there. */
export function useNavigateToNewRecord(): (made: { readonly id: RecordId }) => void {
  const [path, navigate] = useLocation();
  return ({ id }) => navigate(`${path}?id=${id}`);
}
