// All that a blocked account may still do: read why, reach the operator, leave (spec section 4).
import { LogOut } from 'lucide-react';
import { styled } from 'styled-components';
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

  button {
    margin-top: 20px;
  }
`;

/** Stands in place of every private screen: menus and data of before are gone. */
export default function BlockedAccount() {
  const { signOut } = useSession();
  return (
    <FormLayout title={blockedAccount.title} banner={<AccountBanner />}>
      <WizardColumns>
        <Body>
          <Panel padded>
            <p>{blockedAccount.body}</p>
            <SupportContacts />
            <Button variant="primary" icon={<LogOut />} onClick={signOut}>
              {blockedAccount.button}
            </Button>
          </Panel>
        </Body>
      </WizardColumns>
    </FormLayout>
  );
}
