// The frame of the registration's chats: a bar with the title, the chats in all the rest of the window.
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useDocumentTitle } from '../bind/useDocumentTitle.ts';
import { AccountBanner } from '../features/agreements/AccountBanner.tsx';
import { SkipLink } from '../kit/SkipLink.tsx';
import { ProfileBanner } from './ProfileBanner.tsx';
import { PublicTop } from './PublicTop.tsx';

const Page = styled.div`
  display: flex;
  flex-direction: column;
  height: 100vh;
  height: 100dvh;
  overflow: hidden;
`;
const Main = styled.main`
  flex: 1;
  min-height: 0;
  outline: none;
`;

/** `title` becomes the h1 and the document title. */
export default function MessagesLayout({ title, children }: { title: string; children: ReactNode }) {
  useDocumentTitle(title);
  return (
    <Page>
      <SkipLink target="content" />
      <PublicTop>
        <h1>{title}</h1>
      </PublicTop>
      <AccountBanner plain />
      <ProfileBanner />
      <Main id="content" tabIndex={-1}>
        {children}
      </Main>
    </Page>
  );
}
