// Replaces the rouble account until the organisation is verified.
import { EmptyState } from '../kit/feedback/EmptyState.tsx';

export const NoAccountNote = () => (
  <EmptyState title="Счёт ещё не открыт" text="Он откроется после верификации организации." />
);
