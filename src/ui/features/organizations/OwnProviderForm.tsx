// /liquidity/verification/liqudity-form: the submitted powers and documents.
import { OwnOrganizationForm } from './OwnOrganizationForm.tsx';

export default function ProviderForm() {
  return <OwnOrganizationForm part="provider" />;
}
