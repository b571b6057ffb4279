// Record page: back link, title and status, tools on the right, actions at the bottom.
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { belowMobile } from '../theme/media.ts';
import { BackLink } from './BackLink.tsx';

const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100%;

  > .top,
  .head {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 12px;
  }
  > .top {
    padding: 20px 24px 0;
  }
  h2 {
    font: 600 18px/28px var(--font-sans);
    letter-spacing: -0.01em;
  }
  .tools {
    display: flex;
    order: 1;
    gap: 4px;
    align-items: center;
    margin-left: auto;
  }
  > .body {
    flex: 1;
    padding: 16px 24px 24px;
  }
  > footer {
    display: flex;
    position: sticky;
    bottom: 0;
    z-index: 2;
    flex-wrap: wrap;
    gap: 8px;
    padding: 12px 24px;
    border-top: 1px solid var(--border-base);
    background: var(--surface-base);
  }
  ${belowMobile} {
    > .top {
      padding: 12px 16px 0;
    }
    .tools {
      order: 0;
    }
    .head {
      flex: 1 0 100%;
    }
    > .body {
      padding: 12px 16px 16px;
    }
    > footer {
      position: static;
      padding: 12px 16px;
      > * {
        flex: 1 0 auto;
      }
    }
  }
`;

interface RecordPageProps {
  readonly back: { readonly href: string; readonly label: string };
  readonly title: string;
  /** Status chip beside the title. */
  readonly statusChip?: ReactNode;
  readonly tools?: ReactNode;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
}

/** The title is an h2; the screen has the h1. */
export function RecordPage({ back, title, statusChip, tools, children, footer }: RecordPageProps) {
  return (
    <Page>
      <div className="top">
        <BackLink href={back.href}>{back.label}</BackLink>
        {tools ? <div className="tools">{tools}</div> : null}
        <div className="head">
          <h2>{title}</h2>
          {statusChip}
        </div>
      </div>
      <div className="body">{children}</div>
      {footer ? <footer>{footer}</footer> : null}
    </Page>
  );
}
