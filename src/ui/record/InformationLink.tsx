// «Вся информация»: stores the selected record and opens its detail screen.
import type { Role } from '../../api/roles.ts';
import { transactionSelection } from '../../machines/data/selection.machine.ts';
import type { SelectionDefinition } from '../../machines/data/selection.machine.ts';
import { Link } from '../hooks/core/Link.tsx';
import { useStoredSelection } from '../hooks/list/useStoredSelection.ts';
import { useSession } from '../hooks/session/useSession.ts';
import { ButtonLink } from '../kit/actions/Button.tsx';

const SCREENS: Readonly<Record<Role, string>> = {
  ved_participant: '/account/request-information',
  liquidity_provider: '/liquidity/request-information',
  authorized_organization: '/organization/request-information',
};

type Chosen = typeof transactionSelection extends SelectionDefinition<infer T> ? T : never;

/** Empty until the role is known. */
export function InformationLink({ kind, id }: Chosen) {
  const { role } = useSession();
  const { choose } = useStoredSelection(transactionSelection);
  if (role === null) return null;
  return (
    <div>
      <Link href={`${SCREENS[role]}?kind=${kind}&id=${id}`} asChild onClick={() => choose({ kind, id })}>
        <ButtonLink size="small">Вся информация</ButtonLink>
      </Link>
    </div>
  );
}
