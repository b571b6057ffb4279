// /liquidity/verification/form: the company data that were sent.
import { OwnForm } from './OwnOrganizationForm.tsx';

export default function CompanyForm() {
  return <OwnForm part="company" />;
}
