// Organisation of the signed-in user, from the current_user response.
import * as v from 'valibot';
import { type Organization, organizationSchema } from '../../../api/schemas/organizations.ts';
import { useSession } from '../session/useSession.ts';

/** Null until the user is known, or where the record is not a client's. */
export function useOwnOrganization(): Organization | null {
  const parsed = v.safeParse(organizationSchema, useSession().user?.organization);
  return parsed.success ? parsed.output : null;
}
