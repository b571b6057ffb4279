// All that a blocked account may still do: read why, reach the operator, ask again, leave (spec section 4).
import { LogOut, RefreshCw } from 'lucide-react';
import { styled } from 'styled-components';
import { currentUser } from '../../../api/endpoints/auth.ts';
import { useMutation } from '../../hooks/data/useMutation.ts';
import { useSession } from '../../hooks/session/useSession.ts';
import { AccountBanner } from '../../features/agreements/AccountBanner.tsx';
import { Button } from '../../kit/actions/Button.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { SupportContacts } from '../../record/SupportContacts.tsx';
import { WizardColumns } from '../../form/Wizard.tsx';
import { getUnplacedErrors } from '../../texts/failures.ts';
import { blockedAccountText } from '../../texts/modals.ts';
import FormLayout from './RegistrationLayout.tsx';

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

/** Stands in place of every private screen: menus and data of before are gone. */
export default function BlockedAccount() {
  const { signOut } = useSession();
  return (
    <FormLayout title={blockedAccountText.title} banner={<AccountBanner />}>
      <WizardColumns>
        <Body>
          <Panel padded>
            <p>{blockedAccountText.body}</p>
            <SupportContacts />
            <Ways>
              <Button variant="primary" icon={<LogOut />} onClick={signOut}>
                {blockedAccountText.button}
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
 * Whether the operator has let the account in again; that it has not is told by the modal. A call of its own before the
 * profile is read: that reading is silent about how it failed.
 */
function AskAgain() {
  const { readProfile } = useSession();
  // assumed: who has been let in again need not sign in anew
  const { run, busy, slow, cancel, failure } = useMutation(currentUser, { onDone: readProfile });
  const problem = getUnplacedErrors(failure, []);
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
