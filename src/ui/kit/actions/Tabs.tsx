// Tabs above a list: links if they navigate, else buttons; the underline has the text colour, not the accent.
import type { MouseEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { restoreFocusAfter } from '../../hooks/dom/focusRestoration.ts';
import { belowMobile } from '../../theme/media.ts';
import { formatCount } from '../display/format.ts';

/** Row of tabs; shared with `TabList`. */
export const TabBar = styled.nav`
  overflow: auto hidden;
  box-shadow: inset 0 -1px 0 var(--border-base);
  scrollbar-width: none;

  ul,
  [role='tablist'] {
    display: flex;
    gap: 20px;
    font-size: 13px;
  }
  :is(a, button) {
    display: flex;
    align-items: center;
    gap: 6px;
    height: 40px;
    padding: 0;
    border: 0;
    border-bottom: 2px solid transparent;
    background: none;
    color: var(--text-secondary);
    white-space: nowrap;
    cursor: pointer;
    outline-offset: -2px;
  }
  :is(a, button):hover {
    border-color: var(--border-strong);
    color: var(--text-primary);
    text-decoration: none;
  }
  :is([aria-current], [aria-selected='true']) {
    color: var(--text-primary);
    font-weight: 600;
    scroll-initial-target: nearest;
  }
  :is([aria-current], [aria-selected='true']),
  :is([aria-current], [aria-selected='true']):hover {
    border-color: var(--text-primary);
  }
  .muted {
    font-weight: 400;
  }
  ${belowMobile} {
    ul,
    [role='tablist'] {
      gap: 18px;
    }
    :is(a, button) {
      height: 44px;
    }
  }
`;

export interface Tab {
  key: string;
  label: ReactNode;
  count?: number | undefined;
  /** Renders the tab as a link. */
  href?: string | undefined;
}

export interface TabsProps {
  /** Accessible name: «Статус». */
  label: string;
  tabs: readonly Tab[];
  current: string;
  /** Handles a plain click on a link; clicks with a modifier are left to the browser. */
  onSelect: (key: string) => void;
}

/** A navigation whose current item carries `aria-current`. */
export function Tabs({ label, tabs, current, onSelect }: TabsProps) {
  return (
    <TabBar aria-label={label}>
      <ul>
        {tabs.map((tab) => (
          <li key={tab.key}>
            <TabItem tab={tab} current={tab.key === current} onSelect={onSelect} />
          </li>
        ))}
      </ul>
    </TabBar>
  );
}

function TabItem({ tab, current, onSelect }: { tab: Tab; current: boolean; onSelect: (key: string) => void }) {
  const content = (
    <>
      <span>{tab.label}</span>
      {tab.count === undefined ? null : <span className="muted num">{formatCount(tab.count)}</span>}
    </>
  );
  if (tab.href === undefined) {
    return (
      <button type="button" aria-current={current || undefined} onClick={() => onSelect(tab.key)}>
        {content}
      </button>
    );
  }
  const follow = (event: MouseEvent<HTMLElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    restoreFocusAfter(event.currentTarget); // the list may be replaced by one with other tabs
    onSelect(tab.key);
  };
  return (
    <a href={tab.href} aria-current={current ? 'page' : undefined} onClick={follow}>
      {content}
    </a>
  );
}
