// The decision on a form: where the verification stands, what was said last, the moves that are open.
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { OrganizationRow } from '../../../api/schemas/organizations.ts';
import { verificationLifecycle } from '../../../machines/lifecycles/verification.ts';
import { useMoves } from '../../bind/useMoves.ts';
import { Ledger } from '../../kit/Ledger.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { MISSING } from '../../kit/format.ts';
import { DecisionDialog } from '../../patterns/DecisionDialog.tsx';
import { KeptReasonNote } from '../../patterns/KeptReason.tsx';
import { MoveButtons } from '../../patterns/MoveButtons.tsx';
import { Status } from '../../patterns/status.tsx';
import { organizationRows } from './AccountState.tsx';
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
  /** After the moves, as the link to the next form: on a phone the head is far above. */
  readonly onward: ReactNode;
}

/** Keyed by status: a decision taken elsewhere drops the question asked for an older one, not its words. */
export function VerificationDecision({ organization, progress, onward }: VerificationDecisionProps) {
  const { id, verification_status: status, verification_comment: comment } = organization;
  const open = useMoves(verificationLifecycle, { ...organization, status, company_id: id });
  const { decision, question, onMove, of } = useVerification(organization);
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
          {onward}
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
