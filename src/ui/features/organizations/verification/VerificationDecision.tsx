// Decision on a form: verification status, last comment, available transitions.
import { styled } from 'styled-components';
import { participantList, providerList } from '../../../../api/endpoints/organizations.ts';
import type { OrganizationRow } from '../../../../api/schemas/organizations.ts';
import { verificationLifecycle } from '../../../../machines/lifecycles/verification.ts';
import { Link } from '../../../hooks/core/Link.tsx';
import { useLifecycleTransitions } from '../../../hooks/data/useLifecycleTransitions.ts';
import { useQuery } from '../../../hooks/data/useQuery.ts';
import { ButtonLink } from '../../../kit/actions/Button.tsx';
import { DescriptionList } from '../../../kit/display/DescriptionList.tsx';
import { Panel } from '../../../kit/Panel.tsx';
import { EMPTY_VALUE } from '../../../kit/display/format.ts';
import { DecisionDialog } from '../../../record/decision/Decision.tsx';
import { UnsentReasonNote } from '../../../record/decision/UnsentReasonNote.tsx';
import { TransitionButtons } from '../../../record/decision/TransitionButtons.tsx';
import { RecordStatus } from '../../../record/RecordStatus.tsx';
import { getVerificationAssignee } from '../../../record/verificationAssignee.ts';
import { getOrganizationItems } from '../AccountStatus.tsx';
import { getVerificationFormPath } from './organizationForm.ts';
import { ORGANIZATION_LABELS } from '../texts.ts';
import type { VerificationMarks } from './useVerificationMarks.ts';
import { useVerification } from './useVerification.ts';

const Body = styled.div`
  display: grid;
  gap: 12px;

  > .acts {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
`;

const Missing = styled.span`
  white-space: pre-line;
`;

interface VerificationDecisionProps {
  readonly organization: OrganizationRow;
  readonly judgement: VerificationMarks;
}

/** A decision taken elsewhere closes an outdated confirmation, but keeps the typed text. */
export function VerificationDecision({ organization, judgement }: VerificationDecisionProps) {
  const { progress, request } = judgement;
  const { id, verification_status: status, verification_comment: comment } = organization;
  const open = useLifecycleTransitions(verificationLifecycle, { ...organization, status, company_id: id });
  const { decision, prompt, onMove, subject } = useVerification(organization, judgement);
  const next = useNextForm(organization);
  return (
    <Panel title="Решение" padded aside={<RecordStatus lifecycle={verificationLifecycle} status={status} />}>
      {subject ? <UnsentReasonNote subject={subject} /> : null}
      <Body>
        <DescriptionList
          rows={[
            { label: 'Проверено полей', value: progress },
            ...(request === '' ? [] : [{ label: 'Не хватает', value: <Missing>{request}</Missing> }]),
            { label: 'Комментарий', value: comment === null || comment === '' ? EMPTY_VALUE : comment },
          ]}
        />
        <div className="acts">
          <TransitionButtons {...open} busy={decision.form.busy} onMove={onMove} />
          {/* On a phone the form's header is far above. */}
          {next === undefined ? null : (
            <Link href={getVerificationFormPath(next)} asChild>
              <ButtonLink variant="ghost">Следующая анкета</ButtonLink>
            </Link>
          )}
        </div>
      </Body>
      {prompt ? (
        <DecisionDialog
          decision={decision}
          prompt={prompt}
          rows={[...getOrganizationItems(organization), { label: 'Проверено полей', value: progress }]}
          labels={ORGANIZATION_LABELS}
        />
      ) : null}
    </Panel>
  );
}

/** The longest-waiting form of the same role among the newest hundred: one page is soon decided. */
function useNextForm({ id, role }: OrganizationRow): OrganizationRow | undefined {
  const { data } = useQuery(role === 'ved_participant' ? participantList : providerList, { query: { limit: 100 } });
  return data?.results.findLast((row) => row.id !== id && getVerificationAssignee(row) === 'operator');
}
