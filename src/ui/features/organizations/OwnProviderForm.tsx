// /liquidity/verification/liqudity-form: powers and papers that were sent.
import { OwnForm } from './OwnOrganizationForm.tsx';

export default function ProviderForm() {
  return <OwnForm part="provider" />;
}
