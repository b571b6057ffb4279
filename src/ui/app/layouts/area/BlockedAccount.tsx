// A blocked account may only read the reason, contact the operator, check again and sign out.
import { LogOut, RefreshCw } from 'lucide-react';
import { styled } from 'styled-components';
import { currentUser } from '../../../../api/endpoints/auth.ts';
import { useMutation } from '../../../hooks/data/useMutation.ts';
import { useSession } from '../../../hooks/session/useSession.ts';
import { AccountBanner } from '../../../features/agreements/AccountBanner.tsx';
import { Button } from '../../../kit/actions/Button.tsx';
import { Panel } from '../../../kit/Panel.tsx';
import { SupportContacts } from '../../../record/SupportContacts.tsx';
import { WizardColumns } from '../../../form/Wizard.tsx';
import { getErrorsOutsideFields } from '../../../texts/failures.ts';
import { BLOCKED_ACCOUNT_TEXT } from '../../../texts/modals.ts';
import FormLayout from '../RegistrationLayout.tsx';

const Body = styled.div`
  margin-top: 16px;
`;
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: center;
  margin-top: 20px;

  > p {
    color: var(--status-danger-text);
  }
`;

/** Replaces every private screen; menus and data are gone. */
export default function BlockedAccount() {
  const { signOut } = useSession();
  return (
    <FormLayout title={BLOCKED_ACCOUNT_TEXT.title} banner={<AccountBanner />}>
      <WizardColumns>
        <Body>
          <Panel padded>
            <p>{BLOCKED_ACCOUNT_TEXT.body}</p>
            <SupportContacts />
            <Ways>
              <Button variant="primary" icon={<LogOut />} onClick={signOut}>
                {BLOCKED_ACCOUNT_TEXT.button}
              </Button>
              <AskAgain />
            </Ways>
          </Panel>
        </Body>
      </WizardColumns>
    </FormLayout>
  );
}

/**
 * Checks whether the operator has unblocked the account; a modal reports that it has not. A separate call, because loading
 * the profile reports no failures.
 */
function AskAgain() {
  const { readProfile } = useSession();
  // assumed: an unblocked user does not have to sign in again
  const { run, busy, slow, cancel, failure } = useMutation(currentUser, { onDone: readProfile });
  const problem = getErrorsOutsideFields(failure, []);
  return (
    <>
      <Button icon={<RefreshCw />} busy={busy} onClick={() => run()}>
        Проверить снова
      </Button>
      {slow ? <Button onClick={cancel}>Отменить</Button> : null}
      {problem === null ? null : <p role="alert">{problem}</p>}
    </>
  );
}
