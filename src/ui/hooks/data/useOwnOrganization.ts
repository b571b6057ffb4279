// The organisation of the signed-in user: current_user carries it as a record of its role (domain.md section 4, User).
import * as v from 'valibot';
import { type Organization, organizationSchema } from '../../../api/schemas/organizations.ts';
import { useSession } from '../session/useSession.ts';

/** Null while the user is not known, or where the record is not what a client's is. */
export function useOwnOrganization(): Organization | null {
  const parsed = v.safeParse(organizationSchema, useSession().user?.organization);
  return parsed.success ? parsed.output : null;
}
