// The decision on a form: where the verification stands, what was said last, the moves that are open.
import { styled } from 'styled-components';
import { participantList, providerList } from '../../../api/endpoints/organizations.ts';
import type { OrganizationRow } from '../../../api/schemas/organizations.ts';
import { verificationLifecycle } from '../../../machines/lifecycles/verification.ts';
import { Link } from '../../hooks/core/Link.tsx';
import { useMoves } from '../../hooks/data/useLifecycleTransitions.ts';
import { useQuery } from '../../hooks/data/useQuery.ts';
import { ButtonLink } from '../../kit/actions/Button.tsx';
import { Ledger } from '../../kit/display/DescriptionList.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { MISSING } from '../../kit/display/format.ts';
import { DecisionDialog } from '../../record/DecisionDialog.tsx';
import { KeptReasonNote } from '../../record/UnsentReasonNote.tsx';
import { MoveButtons } from '../../record/TransitionButtons.tsx';
import { Status } from '../../record/RecordStatus.tsx';
import { turnOf } from '../../record/verificationAssignee.ts';
import { organizationRows } from './AccountState.tsx';
import { formPath } from './formPath.ts';
import { LABELS } from './texts.ts';
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

interface VerificationDecisionProps {
  readonly organization: OrganizationRow;
  /** «7 из 14»: fields the operator has ticked. */
  readonly progress: string;
}

/** A decision taken elsewhere drops the question asked for an older one, not its words. */
export function VerificationDecision({ organization, progress }: VerificationDecisionProps) {
  const { id, verification_status: status, verification_comment: comment } = organization;
  const open = useMoves(verificationLifecycle, { ...organization, status, company_id: id });
  const { decision, question, onMove, of } = useVerification(organization);
  const next = useNextForm(organization);
  return (
    <Panel title="Решение" padded aside={<Status of={verificationLifecycle} status={status} />}>
      {of ? <KeptReasonNote of={of} /> : null}
      <Body>
        <Ledger
          rows={[
            { label: 'Проверено полей', value: progress },
            { label: 'Комментарий', value: comment === null || comment === '' ? MISSING : comment },
          ]}
        />
        <div className="acts">
          <MoveButtons {...open} busy={decision.form.busy} onMove={onMove} />
          {/* On a phone the head of the form is far above. */}
          {next === undefined ? null : (
            <Link href={formPath(next)} asChild>
              <ButtonLink variant="ghost">Следующая анкета</ButtonLink>
            </Link>
          )}
        </div>
      </Body>
      {question ? (
        <DecisionDialog
          decision={decision}
          question={question}
          rows={[...organizationRows(organization), { label: 'Проверено полей', value: progress }]}
          labels={LABELS}
        />
      ) : null}
    </Panel>
  );
}

/** The form of the same role that waits for the operator longest among the newest hundred: those of one page are soon decided. */
function useNextForm({ id, role }: OrganizationRow): OrganizationRow | undefined {
  const { data } = useQuery(role === 'ved_participant' ? participantList : providerList, { query: { limit: 100 } });
  return data?.results.findLast((row) => row.id !== id && turnOf(row) === 'operator');
}
