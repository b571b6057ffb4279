// /organization/active-deals and /organization/active-deals/:id, the index of a deal in the sample list.
import { useParams } from 'wouter';
import { ActiveDeals } from './ActiveDeals.tsx';

export default function ActiveDealsScreen() {
  const { id } = useParams<{ id?: string }>();
  return <ActiveDeals index={id === undefined ? null : Number(id)} />;
}
