// Whose a record is: to the operator the way to the card of that organisation, to everybody else its name.
import type { Role } from '../../api/roles.ts';
import { Link } from '../bind/Link.tsx';
import { useSession } from '../bind/useSession.ts';

interface OrganizationNameProps {
  readonly of: { readonly company_id: number; readonly company_name: string; readonly role: Role };
}

/** The operator itself has no card. */
export function OrganizationName({ of: { company_id: id, company_name, role } }: OrganizationNameProps) {
  const reader = useSession().role;
  if (reader !== 'authorized_organization' || role === reader) return company_name;
  return <Link href={`/organization/reestr-users/${id}`}>{company_name}</Link>;
}
