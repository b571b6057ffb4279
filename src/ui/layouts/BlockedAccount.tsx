// All that a blocked account may still do: read why, reach the operator, ask again, leave (spec section 4).
import { LogOut, RefreshCw } from 'lucide-react';
import { styled } from 'styled-components';
import { useProfile } from '../bind/useProfile.ts';
import { useSession } from '../bind/useSession.ts';
import { AccountBanner } from '../features/agreements/AccountBanner.tsx';
import { Button } from '../kit/Button.tsx';
import { Panel } from '../kit/Panel.tsx';
import { SupportContacts } from '../patterns/SupportContacts.tsx';
import { WizardColumns } from '../patterns/Wizard.tsx';
import { blockedAccount } from '../texts/modals.ts';
import FormLayout from './FormLayout.tsx';

const Body = styled.div`
  margin-top: 16px;
`;
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-top: 20px;
`;

/** Stands in place of every private screen: menus and data of before are gone. */
export default function BlockedAccount() {
  const { signOut } = useSession();
  const { busy, refresh } = useProfile();
  return (
    <FormLayout title={blockedAccount.title} banner={<AccountBanner />}>
      <WizardColumns>
        <Body>
          <Panel padded>
            <p>{blockedAccount.body}</p>
            <SupportContacts />
            <Ways>
              <Button variant="primary" icon={<LogOut />} onClick={signOut}>
                {blockedAccount.button}
              </Button>
              {/* assumed: who has been let in again need not sign in anew */}
              <Button icon={<RefreshCw />} busy={busy} onClick={refresh}>
                Проверить снова
              </Button>
            </Ways>
          </Panel>
        </Body>
      </WizardColumns>
    </FormLayout>
  );
}
