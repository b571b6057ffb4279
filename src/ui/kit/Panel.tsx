// A section of a page: hairline border, title, content; `rejected` is the red tint of «Отказано».
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { belowMobile, withoutHasSelector } from '../theme/media.ts';
import { CountBadge } from './display/CountBadge.tsx';
import { panelSurface } from './mixins.ts';

const Section = styled.section`
  min-width: 0;
  overflow: hidden;
  ${panelSurface}

  /* Between a phone's cards and a laptop a table may be wider than its panel. */
  &:has(table) {
    overflow-x: auto;
    scrollbar-width: thin;
  }

  ${withoutHasSelector} {
    overflow-x: auto;
  }

  &[data-rejected] {
    border-color: var(--rejected-border);
    background: var(--rejected-bg);
  }
  ${belowMobile} {
    &[data-separate-rows]:has(table) {
      overflow: visible;
      border: 0;
      background: none;
    }
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 44px;
  padding: 8px 16px;
  border-bottom: 1px solid var(--border-base);

  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: flex-end;
    gap: 4px 12px;
    margin-left: auto;
    color: var(--text-secondary);
    font-size: 13px;
  }
  /* The words of a bare link end where the content below ends. */
  > div > [data-variant='ghost']:last-child {
    margin-right: -10px;
  }
  [data-rejected] > & {
    border-color: var(--rejected-border);
    background: var(--rejected-head);
  }
  [data-rejected] > &,
  [data-rejected] > & > div {
    color: var(--status-danger-text);
  }
  ${belowMobile} {
    flex-wrap: wrap;
    min-height: 48px;
    > div > [data-variant='ghost']:last-child {
      margin: -8px -14px -8px -6px;
    }
  }
`;

const Body = styled.div`
  padding: 16px;

  /* A sentence, and the button that leads on from it. */
  > p + a {
    margin-top: 12px;
  }
`;

export interface PanelProps {
  /** The h2; without it the panel is a plain box. */
  title?: string | undefined;
  /** One lucide icon before the title. */
  icon?: ReactNode;
  count?: number | undefined;
  /** The count covers loaded rows only; there are more. */
  more?: boolean | undefined;
  /** At the right of the title: a link, a note, buttons. */
  aside?: ReactNode;
  rejected?: boolean | undefined;
  /** On a phone its table rows are separate bordered cards. */
  separateRows?: boolean | undefined;
  /** Puts 16 px around the content; a table goes edge to edge. */
  padded?: boolean | undefined;
  children: ReactNode;
}

/** A region named by its title. */
export function Panel({ title, icon, count, more, aside, rejected, separateRows, padded, children }: PanelProps) {
  const id = useId();
  return (
    <Section
      data-rejected={rejected || undefined}
      data-separate-rows={separateRows || undefined}
      aria-labelledby={title ? id : undefined}
    >
      {title ? (
        <Head>
          {icon}
          <h2 id={id}>{title}</h2>
          {count === undefined ? null : <CountBadge value={count} more={more} tone={rejected ? 'danger' : 'neutral'} />}
          {aside ? <div>{aside}</div> : null}
        </Head>
      ) : null}
      {padded ? <Body>{children}</Body> : children}
    </Section>
  );
}
