// The modal «Примите соглашения»: list, text, checkbox, «Принять».
import { EMPTY_VALUE } from '../../kit/display/format.ts';
import { styled } from 'styled-components';
import { type Agreements, useAgreements } from '../../hooks/session/useAgreements.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { CheckboxField } from '../../kit/fields/CheckboxField.tsx';
import { Dialog } from '../../kit/overlay/Dialog.tsx';
import { ErrorState } from '../../kit/feedback/ErrorState.tsx';
import { Spinner } from '../../kit/feedback/Spinner.tsx';
import { formatFailureDetails } from '../../texts/failureDetails.ts';
import { getFailureText } from '../../texts/failures.ts';
import type { ModalText } from '../../texts/modals.ts';
import { AgreementRow } from './AgreementRow.tsx';

const List = styled.ul`
  margin: 10px 0 14px;
  border-top: 1px solid var(--border-base);
`;
const Waiting = styled.div`
  padding: 24px 0;
`;
/** In the footer: the end of a long list is not visible. */
const Problem = styled.p`
  flex: 1 0 60%;
  color: var(--status-danger-text);
  font-size: 13px;
`;

interface AgreementsModalProps {
  readonly text: ModalText;
  readonly onClose: () => void;
}

/** Closes after the last acceptance; its failures are shown inside. After a dismissal the next refusal reopens it. */
export function AgreementsModal({ text, onClose }: AgreementsModalProps) {
  const agreements = useAgreements();
  return (
    <Dialog title={text.title} onClose={onClose} footer={<Foot agreements={agreements} label={text.button} />}>
      <p>{text.body}</p>
      <Content agreements={agreements} />
    </Dialog>
  );
}

/** «Принять» is always shown; without a pending agreement it has no effect. */
function Foot({ agreements, label }: { agreements: Agreements; label: string }) {
  const { loading, failed, failure, empty, accepting, slow, accept, cancel, finish } = agreements;
  return (
    <>
      {failure && !failed ? (
        <Problem role="alert">{`Не удалось принять соглашение. ${getFailureText(failure)}`}</Problem>
      ) : null}
      {empty ? <Button onClick={finish}>Продолжить</Button> : null}
      {slow ? <Button onClick={cancel}>Отменить</Button> : null}
      <Button variant="primary" busy={accepting} inactive={loading || failed || empty} onClick={accept}>
        {label}
      </Button>
    </>
  );
}

function Content({ agreements }: { agreements: Agreements }) {
  const { all, chosen, failure, loading, failed, empty, open, readToEnd, toggle, retry } = agreements;
  if (loading) {
    return (
      <Waiting>
        <Spinner labelled />
      </Waiting>
    );
  }
  if (failed && failure) {
    return (
      <ErrorState
        title="Не удалось загрузить соглашения"
        text={getFailureText(failure)}
        onRetry={retry}
        details={formatFailureDetails(failure)}
      />
    );
  }
  if (empty) return <Waiting role="status">Все соглашения уже приняты.</Waiting>;
  return (
    <div data-state={agreements.state}>
      <List>
        {all.map((agreement) => (
          <AgreementRow
            key={agreement.id}
            agreement={agreement}
            open={open && agreement.id === chosen?.id}
            onToggle={() => toggle(agreement.id)}
            onEnd={readToEnd}
          />
        ))}
      </List>
      <Consent agreements={agreements} />
    </div>
  );
}

/** The checkbox, labelled with the exact agreement. */
function Consent({ agreements }: { agreements: Agreements }) {
  const { chosen, isRead, ticked, tickId, unticked, accepting, setTicked } = agreements;
  if (!chosen) return null;
  return (
    <CheckboxField
      id={tickId}
      label={`Ознакомлены с текстом «${chosen.title ?? EMPTY_VALUE}», версия ${chosen.version ?? EMPTY_VALUE}`}
      // assumed: reading to the end is requested, not enforced: the checkbox is the user's own statement
      hint={isRead ? undefined : 'Откройте текст и дочитайте его до конца'}
      error={unticked ? 'Отметьте, что ознакомлены с текстом' : undefined}
      checked={ticked}
      disabled={accepting}
      onChange={({ target }) => setTicked(target.checked)}
    />
  );
}
