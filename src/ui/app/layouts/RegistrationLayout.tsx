// Frame of the registration forms: a bar with logo and sign-in or sign-out link, the columns of the form below.
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useDocumentTitle } from '../../hooks/core/effects.ts';
import { SkipLink } from '../../kit/actions/SkipLink.tsx';
import { WizardColumns } from '../../form/Wizard.tsx';
import { PublicHeader } from './PublicHeader.tsx';

const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  min-height: 100dvh;
`;
const Main = styled.main`
  display: flex;
  flex: 1;
  flex-direction: column;
  padding-top: 24px;
  outline: none;

  h1 {
    font: 600 24px/32px var(--font-sans);
    letter-spacing: -0.015em;
    outline: none;
  }
`;

interface FormLayoutProps {
  /** Document title and h1, focused at each step. */
  readonly title: string;
  /** Full width, below the bar. */
  readonly banner?: ReactNode;
  readonly children: ReactNode;
}

export default function RegistrationLayout({ title, banner, children }: FormLayoutProps) {
  useDocumentTitle(title);
  return (
    <Page>
      <SkipLink target="content" />
      <PublicHeader />
      {banner}
      <Main id="content" tabIndex={-1}>
        <WizardColumns>
          <h1 tabIndex={-1}>{title}</h1>
        </WizardColumns>
        {children}
      </Main>
    </Page>
  );
}
