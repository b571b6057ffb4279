// /liquidity/verification/form: the company data that were sent.
import { OwnOrganizationForm } from './OwnOrganizationForm.tsx';

export default function CompanyForm() {
  return <OwnOrganizationForm part="company" />;
}
