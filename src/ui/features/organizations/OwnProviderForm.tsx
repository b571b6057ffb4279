// /liquidity/verification/liqudity-form: powers and papers that were sent.
import { OwnOrganizationForm } from './OwnOrganizationForm.tsx';

export default function ProviderForm() {
  return <OwnOrganizationForm part="provider" />;
}
