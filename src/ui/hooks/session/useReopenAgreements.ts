// Reopens the dismissed agreements modal. Separate from useAgreements.ts, which is loaded with the modal.
import { errorCatalogue } from '../../../api/errors/catalogue.ts';
import { useServices } from '../core/services.ts';

export function useReopenAgreements(): () => void {
  const { failures } = useServices();
  return () => {
    const row = errorCatalogue.find(({ account }) => account === 'pending_agreements');
    if (row) failures.send({ type: 'REOPENED', row });
  };
}
