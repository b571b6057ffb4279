// Head of a printed screen: the organization with its ИНН, and the time of printing.
import * as v from 'valibot';
import { useNow } from '../../../hooks/core/useNow.ts';
import { useSession } from '../../../hooks/session/useSession.ts';
import { formatDate } from '../../../kit/display/format.ts';

/** The schema of organizations would load with every screen. */
const taxpayer = v.object({ inn: v.string() });

/** Not on screens. The time is that of the minute. */
export function PrintHeader() {
  const now = useNow();
  const { user } = useSession();
  const inn = v.is(taxpayer, user?.organization) ? `ИНН ${user.organization.inn}` : null;
  const parts = ['Меридиан', user?.company_name, inn, `напечатано ${formatDate(now, 'dateTime')} МСК`];
  return <p className="print-only">{parts.filter(Boolean).join(' · ')}</p>;
}
