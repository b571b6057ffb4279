// A move of an account's state (contract row 99), asked about before it is sent.
import { organizationChangeStatus } from '../../../api/endpoints/organizations.ts';
import type { OrganizationRow } from '../../../api/schemas/organizations.ts';
import type { Move } from '../../../machines/lifecycles/moves.ts';
import { mayActivate } from '../../../machines/lifecycles/organization.ts';
import { type ReviewedForm, textIn } from '../../bind/useCallForm.ts';
import type { OpenMoves } from '../../bind/useMoves.ts';
import { useNotify } from '../../bind/useNotices.ts';
import { useReviewedMove } from '../../patterns/useDecision.ts';
import { texts } from './texts.ts';

/** Moves of an account, and one more while it asks to be closed. */
// assumed: the contract has no call that turns the wish down; the status the account has already says «stay as you are»
export function accountMoves(open: OpenMoves, organization: OrganizationRow): OpenMoves {
  const moves = open.moves.filter(({ event }) => event !== 'ACTIVATE' || mayActivate(organization));
  if (!organization.wants_to_close_account) return { ...open, moves };
  return { ...open, moves: [...moves, { event: 'KEEP', label: 'Отклонить', to: organization.status }] };
}

/** What a question was asked about: a decision taken on other grounds is dropped with its view. */
export const standing = ({ status, wants_to_close_account }: OrganizationRow): string =>
  `${status} ${wants_to_close_account}`;

/** The status the chosen move leads to travels with the review. */
export function useAccountDecision({ id, role }: Pick<OrganizationRow, 'id' | 'role'>): ReviewedForm<Move> {
  const notify = useNotify();
  return useReviewedMove(organizationChangeStatus, {
    initial: { status: '' },
    later: ['status'],
    validate: () => ({}),
    input: (values) => ({ body: { company_id: id, role, status: textIn(values, 'status') } }),
    onDone: () => notify('done', texts.decided),
  });
}
