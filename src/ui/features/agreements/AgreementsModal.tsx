// The modal «Примите соглашения»: list, text, tick, «Принять» (spec section 2, domain.md C2, look/png/modal-agreements).
import { EMPTY_VALUE } from '../../kit/display/format.ts';
import { styled } from 'styled-components';
import { type Agreements, useAgreements } from '../../hooks/session/useAgreements.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { CheckboxField } from '../../kit/fields/CheckboxField.tsx';
import { Dialog } from '../../kit/overlay/Dialog.tsx';
import { ErrorState } from '../../kit/feedback/ErrorState.tsx';
import { Spinner } from '../../kit/feedback/Spinner.tsx';
import { formatFailureDetails, getFailureText } from '../../texts/failures.ts';
import type { ModalText } from '../../texts/modals.ts';
import { AgreementRow } from './AgreementRow.tsx';

const List = styled.ul`
  margin: 10px 0 14px;
  border-top: 1px solid var(--border-base);
`;
const Waiting = styled.div`
  padding: 24px 0;
`;
/** Stands in the foot: of a long list the end is out of sight. */
const Problem = styled.p`
  flex: 1 0 60%;
  color: var(--status-danger-text);
  font-size: 13px;
`;

interface AgreementsModalProps {
  readonly text: ModalText;
  readonly onClose: () => void;
}

/** Closes by itself after the last acceptance; its failures are told inside it. Dismissed, it comes back with the next refusal. */
export function AgreementsModal({ text, onClose }: AgreementsModalProps) {
  const agreements = useAgreements();
  return (
    <Dialog title={text.title} onClose={onClose} foot={<Foot agreements={agreements} label={text.button} />}>
      <p>{text.body}</p>
      <Content agreements={agreements} />
    </Dialog>
  );
}

/** «Принять» stands all the time; it has no effect while there is nothing to accept. */
function Foot({ agreements, label }: { agreements: Agreements; label: string }) {
  const { loading, failed, failure, empty, accepting, slow, accept, cancel, goOn } = agreements;
  return (
    <>
      {failure && !failed ? (
        <Problem role="alert">{`Не удалось принять соглашение. ${getFailureText(failure)}`}</Problem>
      ) : null}
      {empty ? <Button onClick={goOn}>Продолжить</Button> : null}
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

/** What is agreed to, and by how exact a text. */
function Consent({ agreements }: { agreements: Agreements }) {
  const { chosen, isRead, ticked, tickId, unticked, accepting, tick } = agreements;
  if (!chosen) return null;
  return (
    <CheckboxField
      id={tickId}
      label={`Ознакомлены с текстом «${chosen.title ?? EMPTY_VALUE}», версия ${chosen.version ?? EMPTY_VALUE}`}
      // assumed: reading to the end is asked for, not enforced: the tick is the user's own word
      hint={isRead ? undefined : 'Откройте текст и дочитайте его до конца'}
      error={unticked ? 'Отметьте, что ознакомлены с текстом' : undefined}
      checked={ticked}
      disabled={accepting}
      onChange={({ target }) => tick(target.checked)}
    />
  );
}
