// A record on a page of its own: the way back, title and status, tools at the right, what can be done at the bottom.
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Link } from '../bind/Link.tsx';
import { belowMobile } from '../theme/media.ts';

const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100%;

  > .top {
    padding: 12px 24px 0;
  }
  .line {
    display: flex;
    gap: 12px;
    align-items: center;
    justify-content: space-between;
    min-height: 28px;
  }
  .line > a {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    font-size: 13px;
  }
  .head {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 12px;
    margin-top: 4px;
  }
  .tools {
    display: flex;
    gap: 4px;
    align-items: center;
  }
  > .body {
    flex: 1;
    padding: 12px 24px 24px;
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
      padding: 8px 16px 0;
    }
    .line > a {
      min-height: 44px;
    }
    .head {
      margin-top: 0;
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
  /** Beside the title: the status chip. */
  readonly mark?: ReactNode;
  readonly tools?: ReactNode;
  readonly children: ReactNode;
  readonly foot?: ReactNode;
}

/** The title is an h2: the h1 is the screen's. */
export function RecordPage({ back, title, mark, tools, children, foot }: RecordPageProps) {
  return (
    <Page>
      <div className="top">
        <div className="line">
          <Link href={back.href}>
            <ArrowLeft />
            {back.label}
          </Link>
          {tools ? <div className="tools">{tools}</div> : null}
        </div>
        <div className="head">
          <h2>{title}</h2>
          {mark}
        </div>
      </div>
      <div className="body">{children}</div>
      {foot ? <footer>{foot}</footer> : null}
    </Page>
  );
}
