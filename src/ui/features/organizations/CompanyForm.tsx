// /liquidity/verification/form: the submitted company data.
import { OwnOrganizationForm } from './OwnOrganizationForm.tsx';

export default function CompanyForm() {
  return <OwnOrganizationForm part="company" />;
}
