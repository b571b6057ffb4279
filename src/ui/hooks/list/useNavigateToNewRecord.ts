// Navigates from a new record to its place in the list of the same screen.
import type { RecordId } from '../../../api/recordId.ts';
import { useLocation } from 'wouter';

/** Opens a record by `id` in the unfiltered list of this screen. */
export function useNavigateToNewRecord(): (made: { readonly id: RecordId }) => void {
  const [path, navigate] = useLocation();
  return ({ id }) => navigate(`${path}?id=${id}`);
}
