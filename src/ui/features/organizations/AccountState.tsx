// State of an account as the operator may change it: every open move with what follows from it.
import { styled } from 'styled-components';
import type { OrganizationRow } from '../../../api/schemas/organizations.ts';
import { organizationLifecycle } from '../../../machines/lifecycles/organization.ts';
import { useMoves } from '../../hooks/data/useLifecycleTransitions.ts';
import type { LedgerRow } from '../../kit/display/DescriptionList.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { DecisionDialog } from '../../record/DecisionDialog.tsx';
import { WriteButton } from '../../form/GuardedButton.tsx';
import { Status } from '../../record/RecordStatus.tsx';
import { organizationLabel } from '../../texts/organizationFields.ts';
import { roleLabel } from '../../texts/roles.ts';
import { LABELS, accountQuestion } from './texts.ts';
import { accountMoves, useAccountDecision } from './useAccountDecision.ts';

const Moves = styled.ul`
  display: grid;
  gap: 16px;
  font-size: 13px;
  line-height: 20px;

  > li {
    display: grid;
    gap: 6px;
    justify-items: start;
  }
  p {
    color: var(--text-muted);
    font-size: 12px;
    line-height: 16px;
  }
`;
const Wish = styled.p`
  margin-bottom: 16px;
  padding: 8px 12px;
  border-left: 3px solid var(--status-warning-mark);
  background: var(--status-warning-tint);
  color: var(--status-warning-text);
  font-size: 13px;
`;

/** Keyed by status: a move made elsewhere drops the question about an older one. */
export function AccountState({ organization }: { organization: OrganizationRow }) {
  const open = useMoves(organizationLifecycle, { ...organization, company_id: organization.id });
  const { moves } = accountMoves(open, organization);
  const decision = useAccountDecision(organization);
  const question = decision.reviewed ? accountQuestion(decision.reviewed.event, organization) : undefined;
  return (
    <Panel title="Состояние аккаунта" padded aside={<Status of={organizationLifecycle} status={organization.status} />}>
      {organization.wants_to_close_account ? <Wish>Организация просит закрыть аккаунт</Wish> : null}
      <Moves>
        {moves.map((move) => (
          <li key={move.event}>
            <WriteButton disabled={decision.form.busy} onClick={() => decision.review(move, { status: move.to })}>
              {move.label}
            </WriteButton>
            <p>{accountQuestion(move.event, organization)?.text}</p>
          </li>
        ))}
      </Moves>
      {question ? (
        <DecisionDialog decision={decision} question={question} rows={organizationRows(organization)} labels={LABELS} />
      ) : null}
    </Panel>
  );
}

/** What a question about an organisation names again. */
export const organizationRows = ({ company_name, role, inn, is_resident }: OrganizationRow): readonly LedgerRow[] => [
  { label: 'Организация', value: company_name },
  { label: 'Тип', value: roleLabel(role) },
  { label: organizationLabel('inn', is_resident), value: inn },
];
