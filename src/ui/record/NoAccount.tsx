// Stands where the rouble account will be: it is opened when the organisation has been verified.
import { EmptyState } from '../kit/feedback/EmptyState.tsx';

export const NoAccountNote = () => (
  <EmptyState title="Счёт ещё не открыт" text="Он откроется после верификации организации." />
);
