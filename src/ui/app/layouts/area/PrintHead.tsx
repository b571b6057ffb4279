// Head of a printed screen: the organization with its ИНН, and the time of printing.
import { useNow } from '../../../hooks/core/useNow.ts';
import { useOwnOrganization } from '../../../hooks/data/useOwnOrganization.ts';
import { useSession } from '../../../hooks/session/useSession.ts';
import { formatDate } from '../../../kit/display/format.ts';
import { describeOwner } from '../../../record/report/documentHead.ts';

/** Not on screens. The time is that of the minute. */
export function PrintHead() {
  const now = useNow();
  const organization = useOwnOrganization();
  const { user } = useSession();
  const owner = describeOwner(organization) || user?.company_name;
  return (
    <p className="print-only">
      {['Меридиан', owner, `напечатано ${formatDate(now, 'dateTime')} МСК`].filter(Boolean).join(' · ')}
    </p>
  );
}
