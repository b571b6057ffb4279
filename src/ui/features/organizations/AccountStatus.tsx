// Account state with the transitions available to the operator and their consequences.
import { styled } from 'styled-components';
import type { OrganizationRow } from '../../../api/schemas/organizations.ts';
import { organizationLifecycle } from '../../../machines/lifecycles/organization.ts';
import { useLifecycleTransitions } from '../../hooks/data/useLifecycleTransitions.ts';
import type { DescriptionItem } from '../../kit/display/DescriptionList.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { DecisionDialog } from '../../record/decision/Decision.tsx';
import { GuardedButton } from '../../form/GuardedButton.tsx';
import { RecordStatus } from '../../record/RecordStatus.tsx';
import { getOrganizationFieldLabel } from '../../texts/organizationFields.ts';
import { getRoleLabel } from '../../texts/roles.ts';
import { ORGANIZATION_LABELS, getAccountPrompt } from './texts.ts';
import { getAccountTransitions, useAccountDecision } from './useAccountDecision.ts';

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

/** Keyed by status: a transition made elsewhere closes an outdated confirmation. */
export function AccountStatus({ organization }: { organization: OrganizationRow }) {
  const open = useLifecycleTransitions(organizationLifecycle, { ...organization, company_id: organization.id });
  const { moves } = getAccountTransitions(open, organization);
  const decision = useAccountDecision(organization);
  const question = decision.reviewed ? getAccountPrompt(decision.reviewed.event, organization) : undefined;
  return (
    <Panel
      title="Состояние аккаунта"
      padded
      aside={<RecordStatus lifecycle={organizationLifecycle} status={organization.status} />}
    >
      {organization.wants_to_close_account ? <Wish>Организация просит закрыть аккаунт</Wish> : null}
      <Moves>
        {moves.map((move) => (
          <li key={move.event}>
            <GuardedButton disabled={decision.form.busy} onClick={() => decision.review(move, { status: move.to })}>
              {move.label}
            </GuardedButton>
            <p>{getAccountPrompt(move.event, organization)?.text}</p>
          </li>
        ))}
      </Moves>
      {question ? (
        <DecisionDialog
          decision={decision}
          prompt={question}
          rows={getOrganizationItems(organization)}
          labels={ORGANIZATION_LABELS}
        />
      ) : null}
    </Panel>
  );
}

/** Summary of an organisation in a confirmation. */
export const getOrganizationItems = ({
  company_name,
  role,
  inn,
  is_resident,
}: OrganizationRow): readonly DescriptionItem[] => [
  { label: 'Организация', value: company_name },
  { label: 'Тип', value: getRoleLabel(role) },
  { label: getOrganizationFieldLabel('inn', is_resident), value: inn },
];
