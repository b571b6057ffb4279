// Frame of the registration chats: a bar with the title and the link back to the application, the chats below.
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Link } from '../../hooks/core/Link.tsx';
import { watchKeyboardInset } from '../../hooks/dom/keyboardInset.ts';
import { useDocumentTitle } from '../../hooks/core/effects.ts';
import { AccountBanner } from '../../features/agreements/AccountBanner.tsx';
import { ButtonLink } from '../../kit/actions/Button.tsx';
import { SkipLink } from '../../kit/actions/SkipLink.tsx';
import { ProfileBanner } from './area/ProfileBanner.tsx';
import { PublicHeader } from './PublicHeader.tsx';

const Page = styled.div`
  display: flex;
  flex-direction: column;
  height: 100vh;
  height: calc(100dvh - var(--keyboard));
  padding-top: env(safe-area-inset-top, 0px);
  padding-bottom: var(--safe-bottom);
  overflow: hidden;
`;
const Main = styled.main`
  flex: 1;
  min-height: 0;
  outline: none;
`;

/** `title` becomes the h1 and the document title. */
export default function RegistrationChatLayout({ title, children }: { title: string; children: ReactNode }) {
  useDocumentTitle(title);
  return (
    <Page ref={watchKeyboardInset}>
      <SkipLink target="content" />
      <PublicHeader back={<Back />}>
        <h1>{title}</h1>
      </PublicHeader>
      <AccountBanner plain />
      <ProfileBanner />
      <Main id="content" tabIndex={-1}>
        {children}
      </Main>
    </Page>
  );
}

function Back() {
  return (
    <Link href="/registr-application" asChild>
      <ButtonLink className="back" size="small" icon={<ArrowLeft />}>
        К заявке
      </ButtonLink>
    </Link>
  );
}
